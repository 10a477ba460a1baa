//! The books on one page: every tracked value, with the number of the clause it rests on.

use poland_in_arms::engine::campaign::Campaign;
use poland_in_arms::model::clause::Clause;
use poland_in_arms::model::diplomacy::{Alliance, Bar, War};
use poland_in_arms::model::forces::{Arm, CorpsId, Counter, FleetId, Leader, LeaderPost};
use poland_in_arms::model::game::Game;
use poland_in_arms::model::minor::MinorGroup;
use poland_in_arms::model::place::{City, Province};
use poland_in_arms::model::poland::{Founder, Poland};
use poland_in_arms::model::power::Power;
use poland_in_arms::model::quantity::Sum;
use poland_in_arms::model::rulings::RulingId;
use poland_in_arms::model::setup::{HouseRules, Ware};
use poland_in_arms::rules::base_game;
use poland_in_arms::rules::duties::open_duties;
use poland_in_arms::rules::s21_1_bids;
use poland_in_arms::rules::s22_2_creation::partitioner;
use poland_in_arms::rules::s22_2_creation::revolt;
use poland_in_arms::rules::s22_2_creation::turn_order;
use poland_in_arms::rules::s22_3_forces::costs;
use poland_in_arms::rules::s22_3_forces::income;
use poland_in_arms::rules::s22_3_forces::morale;
use poland_in_arms::rules::s22_4_minors;
use poland_in_arms::rules::s22_5_war;
use poland_in_arms::rules::s22_6_standing;
use poland_in_arms::rules::s22_7_dissolution;
use poland_in_arms::rules::s22_8_victory;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// Named values in the order in which they were written down.
#[derive(Debug, Default)]
pub struct Page(Vec<(&'static str, Stated)>);

/// A value and the number of its clause.
#[derive(Debug, Serialize)]
struct Stated {
    value: Value,
    clause: &'static str,
}

impl Serialize for Page {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, stated)| (name, stated)))
    }
}

impl Page {
    fn put(&mut self, name: &'static str, clause: Clause, value: impl Serialize) {
        // Plain data with string keys: there is nothing in it that JSON could not hold.
        let value = serde_json::to_value(value).unwrap_or(Value::Null);
        self.0.push((name, Stated { value, clause: clause.number() }));
    }
}

/// The books of a campaign.
pub fn of(campaign: &Campaign) -> Page {
    let game = campaign.game();
    let mut page = Page::default();
    campaign_itself(campaign, &mut page);
    poland(game, &mut page);
    points(game, &mut page);
    money(game, &mut page);
    forces(game, &mut page);
    diplomacy(game, &mut page);
    board(game, &mut page);
    page
}

fn campaign_itself(campaign: &Campaign, page: &mut Page) {
    let game = campaign.game();
    page.put("campaign", Clause::BaseTable, &game.setup.name);
    page.put("entries", Clause::BaseTable, campaign.journal().line().len());
    let overruled = campaign.journal().line().iter().filter(|entry| !entry.overruled.is_empty()).count();
    page.put("overruled", Clause::BaseTable, overruled);
    page.put("month", Clause::BaseOrder, game.date);
    page.put("phase", Clause::BaseOrder, game.phase);
    page.put("to_be_done", Clause::BaseOrder, open_duties(game));
    let differs = |ruling: &RulingId| game.setup.rulings.chosen(*ruling) != 0;
    let option = |ruling: RulingId| {
        ruling.options().get(game.setup.rulings.chosen(ruling)).map(|option| (ruling.id(), option.id))
    };
    let rulings: Vec<_> = RulingId::ALL.iter().copied().filter(differs).filter_map(option).collect();
    page.put("rulings", Clause::BaseTable, map(rulings));
    let house = (game.setup.house != HouseRules::default()).then_some(&game.setup.house);
    page.put("house_rules", Clause::BaseTable, house);
}

fn poland(game: &Game, page: &mut Page) {
    let (condition, clause) = match game.poland {
        Poland::NotYet { .. } => ("not-yet", Clause::S22_2a),
        Poland::Active(_) => ("active", Clause::S22_2e),
        Poland::Dissolved { .. } => ("dissolved", Clause::S22_7a),
    };
    page.put("poland", clause, condition);
    let founder = game.poland.active().map(|poland| (poland.founder, poland.created));
    let clause = match founder {
        Some((Founder::France, _)) => Clause::S22_2_2b,
        Some((Founder::Revolt { .. }, _)) => Clause::S22_2_3g,
        Some((Founder::Partitioner { .. }, _)) | None => Clause::S22_2_1a,
    };
    let by = founder.map(|(founder, _)| match founder {
        Founder::Partitioner { power, .. } => json!({"power": power}),
        Founder::France => json!({"power": Power::France}),
        Founder::Revolt { against } => json!({"revolt_against": against}),
    });
    page.put("founder", clause, by);
    page.put("created", clause, founder.map(|(_, created)| created));
    page.put("creations", Clause::S22_2_1c, game.creations);
    if let Poland::Dissolved { by, since, .. } = game.poland {
        page.put("dissolved", Clause::S22_7d, json!({"by": by, "since": since}));
    }
    page.put("standing", Clause::S22_6a, standing(game));
    page.put("provinces", Clause::S22_5a, game.polish_provinces().collect::<Vec<_>>());
    page.put("garrison_rights", Clause::S22_2_1e, partitioner::garrison_rights(game));
    page.put("subsidy", Clause::S22_2_1g, subsidy(game));
    page.put("revolt", Clause::S22_2_3f, revolt(game));
    page.put("occupation", Clause::S22_7b, occupation(game));
    let consent = game.poland.active().is_some_and(|poland| poland.army_dissolved);
    page.put("army_dissolved", Clause::S22_7c, consent);
}

fn standing(game: &Game) -> &'static str {
    match s22_6_standing::standing(game) {
        s22_6_standing::Standing::None => "none",
        s22_6_standing::Standing::Independent => "independent",
        s22_6_standing::Standing::Major => "major",
        s22_6_standing::Standing::Dominant => "dominant",
    }
}

fn subsidy(game: &Game) -> Option<Value> {
    let Founder::Partitioner { power, subsidy: Some(now) } = game.poland.active()?.founder else {
        return None;
    };
    let paid = if now.flowed_last_month { partitioner::subsidy(power).count() } else { 0 };
    Some(json!({"to": power, "pays_this_month": paid, "stopped_by": now.stopped_by}))
}

fn revolt(game: &Game) -> Option<Value> {
    let running = game.poland.revolt()?;
    let success = running.warsaw_since.map(|fell| revolt::succeeds(fell, &game.setup.rulings));
    Some(json!({
        "against": running.against,
        "began": running.began,
        "fall_by": revolt::window_ends(running),
        "warsaw_since": running.warsaw_since,
        "succeeds": success,
    }))
}

fn occupation(game: &Game) -> Option<Value> {
    let now = game.board.occupation?;
    Some(json!({
        "by": now.by,
        "since": now.since,
        "counts_since": now.counts_since,
        "dissolution_from": now.counts_since.map(s22_7_dissolution::earliest),
    }))
}

fn points(game: &Game, page: &mut Page) {
    let zone = match base_game::zone(game.marker) {
        base_game::Zone::Fiasco => "fiasco",
        base_game::Zone::Instability => "instability",
        base_game::Zone::Neutral => "neutral",
        base_game::Zone::Dominant => "dominant",
    };
    page.put("marker", Clause::S22_2a, json!({"square": game.marker, "zone": zone}));
    page.put("victory_points", Clause::S22_8c, game.victory);
    page.put("victory_level", Clause::S22_8a, s22_8_victory::polish_level(game).value());
    page.put("handicap", Clause::S21_1b, s21_1_bids::handicap(game.setup.bid, game.setup.die).value());
    page.put("won", Clause::S22_8c, game.won);
    let groups = MinorGroup::ALL
        .iter()
        .map(|group| (group.id(), s22_4_minors::modifier_of_group(game, *group).value()));
    page.put("minor_modifiers", Clause::S22_4a, map(groups));
}

fn money(game: &Game, page: &mut Page) {
    page.put("treasury", Clause::S22_3i, game.purse.money);
    page.put("manpower", Clause::S22_3i, game.purse.manpower);
    page.put("income", Clause::S22_3l, income::income(game).value());
    let counted = income::provinces_counted(game);
    let multiplier = if counted == 0 { 0 } else { income::multiplier(counted) };
    page.put("multiplier", Clause::S22_3l, multiplier);
    page.put("upkeep", Clause::S22_3o, costs::upkeep(game).value().money);
    let price = |ware: Ware| costs::price(game, ware).value();
    let infantry = costs::infantry_ware(game);
    page.put("price_infantry", costs::price_clause(infantry), price(infantry));
    page.put("price_militia", Clause::S22_3m, price(Ware::Militia));
    let cavalry = costs::cavalry_ware(game);
    page.put("price_cavalry", costs::price_clause(cavalry), price(cavalry));
    if let Some(choice) = costs::cavalry_choice(game) {
        page.put("price_cavalry_by_choice", costs::price_clause(choice), price(choice));
    }
    let others = [Ware::Ship, Ware::Depot, Ware::Corps, Ware::Fleet];
    let others: Vec<(&str, Sum)> = others.iter().map(|ware| (ware.id(), price(*ware))).collect();
    page.put("prices", Clause::S22_3m, map(others));
    page.put("orders", Clause::BaseArrival, &game.economy.orders);
    page.put("manipulation", Clause::S22_8b, game.economy.manipulation);
    page.put("booked", Clause::BaseEconomy, game.economy.booked);
}

fn forces(game: &Game, page: &mut Page) {
    let forces = &game.forces;
    let here = |counter: Counter| counter != Counter::OffMap;
    let corps = |regular: bool| {
        let wanted = |id: &CorpsId| s22_6_standing::is_provincial(game, *id) != regular;
        let of = |id: CorpsId| (id.id(), forces.corps[id]);
        let all = CorpsId::ALL.iter().copied().filter(wanted).map(of);
        let all = all.filter(|(_, corps)| here(corps.counter) || corps.ever_destroyed || corps.destroyed);
        map(all.map(|(id, corps)| {
            let mut told =
                json!({"at": corps.counter, "factors": corps.factors, "ever_destroyed": corps.ever_destroyed});
            if let (true, Some(told)) = (corps.paid, told.as_object_mut()) {
                told.insert("paid".into(), corps.paid.into());
            }
            (id, told)
        }))
    };
    page.put("corps", Clause::S22_3a, corps(true));
    page.put("provincial_corps", Clause::S22_3k, corps(false));
    let garrisons = forces.garrisons.iter().filter(|(_, held)| !held.is_none());
    page.put("garrisons", Clause::S22_3r, map(garrisons.map(|(city, held)| (city.id(), held))));
    page.put("pool", Clause::S22_3r, forces.pool);
    let reserve = json!({"factors": forces.reserve, "of_i_cavalry": forces.guard_reserve});
    page.put("reserve", Clause::S22_7f, reserve);
    let fleets = FleetId::ALL.iter().map(|id| (id.id(), forces.fleets[*id]));
    let fleets = fleets.filter(|(_, fleet)| here(fleet.counter));
    let fleets = fleets.map(|(id, fleet)| (id, json!({"at": fleet.counter, "ships": fleet.ships})));
    page.put("fleets", Clause::S22_3c, map(fleets));
    page.put("ships_waiting", Clause::S22_3r, forces.ships);
    let depots = json!({"placed": forces.depots, "bought": forces.depots_bought});
    page.put("depots", Clause::S22_3c, depots);
    let leaders = Leader::ALL.iter().map(|leader| (leader.id(), forces.leaders[*leader]));
    let leaders = leaders.filter(|(_, post)| *post != LeaderPost::OffMap);
    page.put("leaders", Clause::S22_3d, map(leaders));
    page.put("krasinski", Clause::S22_3f, forces.guard);
    let guerrillas = forces.guerrillas.iter().filter(|(_, count)| **count > 0);
    page.put("guerrillas", Clause::S22_3p, map(guerrillas.map(|(province, count)| (province.id(), count))));
    let arms = Arm::ALL.iter().map(|arm| (arm.id(), morale::morale(game, *arm).value().to_string()));
    let provincial = ("provincial", morale::provincial_morale(game).value().to_string());
    page.put("morale", Clause::S22_3j, map(arms.chain([provincial])));
    page.put("first_placement", Clause::S22_3r, forces.first_placement);
}

fn diplomacy(game: &Game, page: &mut Page) {
    let diplomacy = &game.diplomacy;
    page.put("wars", Clause::BaseWar, diplomacy.wars.iter().map(war).collect::<Vec<_>>());
    let alliance = |pact: &Alliance| json!({"between": [pact.one, pact.other], "since": pact.since});
    page.put("alliances", Clause::BaseWar, diplomacy.alliances.iter().map(alliance).collect::<Vec<_>>());
    page.put("minor_wars", Clause::BaseWar, &diplomacy.minor_wars);
    page.put("bars", Clause::BasePeace, diplomacy.bars.iter().map(bar).collect::<Vec<_>>());
    let french = json!({"lost": diplomacy.french_wars_lost, "not_lost": diplomacy.french_wars_not_lost});
    page.put("wars_with_france", Clause::S22_6c, french);
    page.put("order_by_land", Clause::S22_2f, turn_order::land_order(game));
    page.put("order_at_sea", Clause::S22_2g, turn_order::naval_order(game));
}

fn war(war: &War) -> Value {
    json!({
        "by": war.by,
        "on": war.on,
        "since": war.since,
        "cause": war.cause,
        "in_force": war.in_force,
        "excepted": war.excepted,
    })
}

fn bar(bar: &Bar) -> Value {
    json!({"barred": bar.barred, "made": bar.made, "free": bar.free, "clause": bar.clause.number()})
}

fn board(game: &Game, page: &mut Page) {
    let board = &game.board;
    let moved = |province: &Province| {
        let tenure = board.provinces[*province];
        tenure.owner != province.holder_of_1805() || tenure.conqueror.is_some()
    };
    let moved = Province::ALL.iter().filter(|province| moved(province));
    let moved = moved.map(|province| (province.id(), board.provinces[*province]));
    page.put("provinces_changed", Clause::BaseControl, map(moved));
    let taken = |city: &City| board.cities[*city].holder != board.controller(city.province());
    let taken = City::ALL.iter().filter(|city| taken(city));
    let taken: Vec<(&str, Value)> = taken
        .map(|city| {
            (city.id(), json!({"by": board.cities[*city].holder, "since": board.cities[*city].since}))
        })
        .collect();
    page.put("cities_taken", Clause::BaseControl, map(taken));
    let sieges = City::ALL.iter().filter_map(|city| Some((city.id(), board.cities[*city].siege?)));
    page.put("sieges", Clause::BaseSiege, map(sieges));
    let occupied: Vec<Province> = s22_5_war::occupied_provinces(game).map(|(province, _)| province).collect();
    page.put("occupied_provinces", Clause::S22_5b, occupied);
    page.put("possessions", Clause::S22_3l, &board.possessions);
    page.put("infantry_in_warsaw", Clause::S22_2_3b, board.warsaw_infantry);
    page.put("militia_in_warsaw", Clause::S22_2_3b, board.warsaw_militia);
    page.put("french_troops", Clause::S22_2_2h, board.provinces_with_french().collect::<Vec<_>>());
    page.put("french_leader", Clause::S22_2_2b, board.french_leader);
    page.put("napoleon_dead", Clause::S22_2_2b, board.napoleon_dead);
    let memel =
        json!({"port": s21_1_bids::memel_is_port(game), "guns": s21_1_bids::memel_guns(game).value()});
    page.put("memel", Clause::S21_1c, memel);
}

/// A JSON object of these, by id.
fn map<T: Serialize>(entries: impl IntoIterator<Item = (&'static str, T)>) -> Value {
    entries
        .into_iter()
        .map(|(id, value)| (id.to_owned(), json!(value)))
        .collect::<serde_json::Map<_, _>>()
        .into()
}
