//! The calculator: everything on the price list.

use crate::engine::campaign::Campaign;
use crate::engine::decide::judge;
use crate::game::command::Command;
use crate::game::refusal::{Need, Unmet};
use crate::model::economy::{Basket, Recruit};
use crate::model::forces::{CorpsId, FleetId};
use crate::model::game::Game;
use crate::model::setup::Ware;
use crate::rules::base_game;
use crate::rules::s22_3_forces::corps::capacity;
use crate::rules::s22_3_forces::costs;
use crate::rules::s22_3_forces::depots::DEPOTS;
use crate::rules::s22_3_forces::fleets::FLEET_SHIPS;
use crate::rules::s22_6_standing;
use crate::view::explain::Line;
use crate::view::page::{Action, Block, Card, Deed, Glyph, Look, Loud, Row, Sheet, Span, Text, Tone};
use crate::view::words::figures::sum;
use crate::view::words::need::{longest_last, need};

use super::outlook::outlook;
use super::till::{Till, till};
use super::{stepped, switch};

/// The most of one ware that is stepped.
const MOST: i32 = 99;

/// A ware that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Item {
    /// Infantry factors.
    Infantry,
    /// Militia factors.
    Militia,
    /// Cavalry factors.
    Cavalry,
    /// Cavalry at the price the buyer may choose instead.
    CavalryByChoice,
    /// Ships.
    Ship,
    /// Depots.
    Depot,
}

impl Item {
    /// Every item, in the order of the list.
    pub const ALL: [Item; 6] =
        [Item::Infantry, Item::Militia, Item::Cavalry, Item::CavalryByChoice, Item::Ship, Item::Depot];

    /// Under which it is counted.
    const fn key(self) -> &'static str {
        match self {
            Item::Infantry => "basket/infantry",
            Item::Militia => "basket/militia",
            Item::Cavalry => "basket/cavalry",
            Item::CavalryByChoice => "basket/cavalry-by-choice",
            Item::Ship => "basket/ships",
            Item::Depot => "basket/depots",
        }
    }

    /// Its place in the basket.
    const fn count(self, basket: &mut Basket) -> &mut u16 {
        match self {
            Item::Infantry => &mut basket.infantry,
            Item::Militia => &mut basket.militia,
            Item::Cavalry => &mut basket.cavalry,
            Item::CavalryByChoice => &mut basket.cavalry_by_choice,
            Item::Ship => &mut basket.ships,
            Item::Depot => &mut basket.depots,
        }
    }

    /// The row of the price list it is bought from now.
    fn ware(self, game: &Game) -> Option<Ware> {
        Some(match self {
            Item::Infantry => costs::infantry_ware(game),
            Item::Militia => Ware::Militia,
            Item::Cavalry => costs::cavalry_ware(game),
            Item::CavalryByChoice => return costs::cavalry_choice(game),
            Item::Ship => Ware::Ship,
            Item::Depot => Ware::Depot,
        })
    }

    const fn name(self) -> &'static str {
        match self {
            Item::Infantry => "Infantry",
            Item::Militia => "Militia",
            Item::Cavalry => "Cavalry",
            Item::CavalryByChoice => "Cavalry, by choice",
            Item::Ship => "Ships",
            Item::Depot => "Depots",
        }
    }

    const fn recruit(self) -> Option<Recruit> {
        match self {
            Item::Infantry => Some(Recruit::Infantry),
            Item::Militia => Some(Recruit::Militia),
            Item::Cavalry | Item::CavalryByChoice => Some(Recruit::Cavalry),
            Item::Ship => Some(Recruit::Ship),
            Item::Depot => None,
        }
    }

    fn most(self) -> i32 {
        match self {
            Item::Ship => i32::from(FLEET_SHIPS) * i32::try_from(FleetId::ALL.len()).unwrap_or(1),
            Item::Depot => i32::from(DEPOTS),
            _ => MOST,
        }
    }
}

/// Puts an answer of the price list into the basket, and says whether it was one.
pub fn put_in_basket(basket: &mut Basket, key: &str, answer: &str) -> bool {
    if let Some(item) = Item::ALL.into_iter().find(|item| item.key() == key) {
        let count = answer.parse::<i32>().unwrap_or(0).max(0);
        *item.count(basket) = u16::try_from(count).unwrap_or(u16::MAX);
        return true;
    }
    let counter = CounterId::from_key(key);
    if let Some(counter) = counter {
        counter.put(basket, answer == "yes");
    }
    counter.is_some()
}

/// Everything on the price list, what the basket lacks, and the running total; without a Poland, the prices to read.
pub(super) fn cards(campaign: &Campaign, basket: &Basket) -> Vec<Card> {
    let game = campaign.game();
    let buying = game.poland.is_active();
    let wares = Item::ALL.into_iter().filter_map(|item| ware(game, basket, item, buying)).collect();
    let counters = counters(game).into_iter().map(|id| counter(game, basket, id, buying)).collect();
    let mut blocks = vec![Block::Rows(wares), Block::Rows(counters)];
    if !buying {
        return vec![Card::new("shop", "Price list", blocks)];
    }
    let till = till(game, basket);
    let bar = bar(&till);
    if !till.empty {
        blocks.extend(lacks(till));
    }
    let bar = Card::new("till", "", vec![Block::Rows(vec![bar])]).tone(Tone::Bare);
    vec![Card::new("shop", "Purchases", blocks), bar]
}

/// The upkeep to come with the basket, and what it lacks: room, money, the phase.
fn lacks(till: Till) -> Vec<Block> {
    let refused = !till.reasons.is_empty();
    // What needs an answer of the group's is not agreed on: it is answered.
    let deed = match (refused, till.asks_arrival) {
        (_, true) => Some(Deed::new("Say when they arrive", Action::Sheet(Sheet::Campaign))),
        (true, false) => Some(Deed::open("Buy by agreement", till.command).loud(Loud::Quiet)),
        (false, false) => None,
    };
    let facts = till.homeless.into_iter().chain(till.unpaid).chain(till.reasons).collect();
    let upkeep = Block::Rows(vec![Row::account(till.upkeep)]);
    let deeds = deed.map(|deed| Block::Deeds(None, vec![deed]));
    std::iter::once(upkeep).chain(Block::rows(facts)).chain(deeds).collect()
}

/// The running total, and the one button.
fn bar(till: &Till) -> Row {
    let known = |text: Text, line: &Line| {
        let name = Span::Unseen(format!("{}: ", line.label));
        text.then(name).then(Span::Link(line.value.clone(), Action::Derive(line.clone())))
    };
    if till.empty {
        return Row::new("till", "")
            .look(Look::Till)
            .text(known(format!("{}: ", till.hand.label).into(), &till.hand));
    }
    let left = match &till.short {
        Some(short) => Text::from(Span::Icon(Glyph::Warn)).then(Span::Said(format!("{short} short"))),
        None => Span::Said(format!("{} left", till.left)).into(),
    };
    let empty = Deed::new("Empty the basket", Action::Basket(Box::default())).loud(Loud::Icon);
    let go = match &till.refused {
        None if till.into_close => {
            Deed::new("Into the close", Action::Answer("tab".into(), "quarter".into()))
        }
        refused => {
            let buy = Action::Do(Box::new(till.command.clone()), None);
            Deed::new("Buy", buy).refused(refused.clone())
        }
    };
    let deeds = vec![empty.glyph(Glyph::Discard), go.loud(Loud::Go)];
    let line = known(known(Text::none(), &till.total).plain(" of "), &till.hand);
    Row::new("till", left).look(Look::Till).text(line).deeds(deeds)
}

/// A ware that is counted, at the price that holds now; nothing for a price that nobody may choose now.
pub(super) fn ware(game: &Game, basket: &Basket, item: Item, buying: bool) -> Option<Row> {
    let ware = item.ware(game)?;
    let each = costs::price(game, ware).value();
    let count = i32::from(*item.count(&mut basket.clone()));
    let ahead = outlook(game);
    let month = if ahead.booked { game.date } else { ahead.month };
    let arrives =
        item.recruit().filter(|_| game.poland.is_active()).map(|what| match base_game::arrival(what, game) {
            Some(months) => format!("arrives in {}", month.plus(months)),
            None => "set its months to arrival first".to_owned(),
        });
    let known: Vec<String> = condition(ware).into_iter().chain(arrives).collect();
    let known = (!known.is_empty()).then(|| known.join("; ").into());
    let price = Text::from(sum(each));
    let all = Span::Strong(format!(" = {}", sum(each.times(count))));
    let field =
        buying.then(|| Box::new(stepped(item.key(), item.name(), (0, item.most().max(count)), count)));
    let row = Row {
        faint: count == 0,
        field,
        notes: known.into_iter().chain(others(game, item, ware)).collect(),
        ..Row::new(item.key(), item.name())
    };
    let price = if count > 0 { price.then(all) } else { price };
    Some(row.look(Look::Ware).text(price).cite(costs::price_clause(ware)))
}

/// The condition of a price, as the list words it after the comma.
fn condition(ware: Ware) -> Option<String> {
    ware.name().split_once(", ").map(|(_, condition)| condition.to_owned())
}

/// The prices that do not hold now, and when they would.
fn others(game: &Game, item: Item, now: Ware) -> impl Iterator<Item = Text> {
    let rows: &[Ware] = match item {
        Item::Infantry => &[Ware::Infantry, Ware::MajorInfantry],
        Item::Cavalry => &[Ware::CavalryBesideGuard, Ware::CavalryLostGuard, Ware::CavalryAwaitingGuard],
        _ => &[],
    };
    let choice = costs::cavalry_choice(game);
    let others = rows.iter().copied().filter(move |ware| *ware != now && Some(*ware) != choice);
    others.map(|ware| {
        let condition = condition(ware).unwrap_or_else(|| "otherwise".into());
        format!("{}: {condition}", sum(costs::price(game, ware).value())).into()
    })
}

/// A counter that is bought once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CounterId {
    /// A corps.
    Corps(CorpsId),
    /// A fleet.
    Fleet(FleetId),
}

impl CounterId {
    /// The key of the question whether it is in the basket.
    #[must_use]
    pub fn key(self) -> String {
        match self {
            CounterId::Corps(id) => format!("basket/{}", id.id()),
            CounterId::Fleet(id) => format!("basket/{}", id.id()),
        }
    }

    /// The counter whose key this is.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        let id = key.strip_prefix("basket/")?;
        let corps = CorpsId::from_id(id).map(CounterId::Corps);
        corps.or_else(|| FleetId::from_id(id).map(CounterId::Fleet))
    }

    /// Whether it is in the basket.
    #[must_use]
    pub fn is_in(self, basket: &Basket) -> bool {
        match self {
            CounterId::Corps(id) => basket.corps.contains(&id),
            CounterId::Fleet(id) => basket.fleets.contains(&id),
        }
    }

    /// Puts it into the basket, or takes it out.
    pub fn put(self, basket: &mut Basket, chosen: bool) {
        match self {
            CounterId::Corps(id) => {
                basket.corps.retain(|one| *one != id);
                if chosen {
                    basket.corps.push(id);
                }
            }
            CounterId::Fleet(id) => {
                basket.fleets.retain(|one| *one != id);
                if chosen {
                    basket.fleets.push(id);
                }
            }
        }
    }
}

/// The counters of the price list: the regular corps, provincial ones once they are regular, and the fleets.
pub(super) fn counters(game: &Game) -> Vec<CounterId> {
    let corps = CorpsId::ALL
        .iter()
        .copied()
        .filter(|id| id.home().is_none() || !s22_6_standing::is_provincial(game, *id));
    corps.map(CounterId::Corps).chain(FleetId::ALL.iter().copied().map(CounterId::Fleet)).collect()
}

/// A counter that is bought once: what it holds and its price, or why it is not to be had.
pub(super) fn counter(game: &Game, basket: &Basket, id: CounterId, buying: bool) -> Row {
    let (name, holds, ware, alone) = match id {
        CounterId::Corps(corps) => {
            let arms: Vec<&str> = capacity(corps).arms.iter().map(|arm| arm.name()).collect();
            let holds = format!("{} {}", capacity(corps).factors, arms.join(" or "));
            let alone = Basket { corps: vec![corps], ..Basket::default() };
            (format!("{} corps", corps.name()), holds, Ware::Corps, alone)
        }
        CounterId::Fleet(fleet) => {
            let alone = Basket { fleets: vec![fleet], ..Basket::default() };
            (fleet.name().to_owned(), format!("{FLEET_SHIPS} ships"), Ware::Fleet, alone)
        }
    };
    let stands = |one: &Unmet| {
        matches!(
            one.need,
            Need::WithKrasinski
                | Need::CorpsOffMap(_)
                | Need::CounterNotBought(_)
                | Need::FleetNotBought
                | Need::ProvincePolish(_)
                | Need::NotProvincial(_)
        )
    };
    let unmet: Vec<Unmet> = judge(game, &Command::Buy(alone)).into_iter().filter(stands).collect();
    if let Some(first) = longest_last(&unmet).first() {
        return Row { faint: true, ..Row::fact(id.key(), need(first), first.clause) };
    }
    let note = format!("{} · holds {holds}", sum(costs::price(game, ware).value()));
    if buying {
        let field = Some(Box::new(switch(&id.key(), &name, note, id.is_in(basket))));
        return Row { field, ..Row::fact(id.key(), "", None) };
    }
    Row::fact(id.key(), Text::from(Span::Strong(name)).plain(format!(" {note}")), None)
}
