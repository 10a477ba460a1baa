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
use crate::view::words::figures::sum;
use crate::view::words::need::Reason;
use crate::view::words::need::reasons;

use super::outlook::outlook;

/// The most of one ware that is stepped.
const MOST: i32 = 99;

/// A ware that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
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

    /// How many are in the basket.
    #[must_use]
    pub const fn count(self, basket: &Basket) -> u16 {
        match self {
            Item::Infantry => basket.infantry,
            Item::Militia => basket.militia,
            Item::Cavalry => basket.cavalry,
            Item::CavalryByChoice => basket.cavalry_by_choice,
            Item::Ship => basket.ships,
            Item::Depot => basket.depots,
        }
    }

    /// Puts so many into the basket.
    pub fn put(self, basket: &mut Basket, count: i32) {
        let count = u16::try_from(count.max(0)).unwrap_or(u16::MAX);
        match self {
            Item::Infantry => basket.infantry = count,
            Item::Militia => basket.militia = count,
            Item::Cavalry => basket.cavalry = count,
            Item::CavalryByChoice => basket.cavalry_by_choice = count,
            Item::Ship => basket.ships = count,
            Item::Depot => basket.depots = count,
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

/// A price that does not hold now.
pub struct OtherBand {
    /// The price.
    pub price: String,
    /// When it holds.
    pub condition: String,
}

/// A row of the calculator.
pub struct ItemRow {
    /// What is bought.
    pub name: &'static str,
    /// The price of one.
    pub price: String,
    /// Its clause.
    pub cite: &'static str,
    /// Why that price holds now.
    pub condition: Option<String>,
    /// When it comes.
    pub arrives: Option<String>,
    /// The most there can be.
    pub most: i32,
    /// The other prices and their conditions.
    pub others: Vec<OtherBand>,
}

/// Draws a row of the calculator up; nothing for a price that nobody may choose now.
#[must_use]
pub fn item_row(campaign: &Campaign, basket: &Basket, item: Item) -> Option<ItemRow> {
    let game = campaign.game();
    let ware = item.ware(game)?;
    let each = costs::price(game, ware).value();
    let count = item.count(basket);
    let ahead = outlook(game);
    let month = if ahead.booked { game.date } else { ahead.month };
    let arrives =
        item.recruit().filter(|_| game.poland.is_active()).map(|what| match base_game::arrival(what, game) {
            Some(months) => format!("arrives in {}", month.plus(months)),
            None => "set its months to arrival first".to_owned(),
        });
    Some(ItemRow {
        name: item.name(),
        price: sum(each),
        cite: costs::price_clause(ware).number(),
        condition: condition(ware),
        arrives,
        most: item.most().max(i32::from(count)),
        others: others(game, item, ware),
    })
}

/// What so many of an item cost together, once there are some.
#[must_use]
pub fn item_sum(campaign: &Campaign, basket: &Basket, item: Item) -> Option<String> {
    let game = campaign.game();
    let each = costs::price(game, item.ware(game)?).value();
    let count = i32::from(item.count(basket));
    (count > 0).then(|| sum(each.times(count)))
}

/// The condition of a price, as the list words it after the comma.
fn condition(ware: Ware) -> Option<String> {
    ware.name().split_once(", ").map(|(_, condition)| condition.to_owned())
}

fn others(game: &Game, item: Item, now: Ware) -> Vec<OtherBand> {
    let rows: &[Ware] = match item {
        Item::Infantry => &[Ware::Infantry, Ware::MajorInfantry],
        Item::Cavalry => &[Ware::CavalryBesideGuard, Ware::CavalryLostGuard, Ware::CavalryAwaitingGuard],
        _ => &[],
    };
    let choice = costs::cavalry_choice(game);
    rows.iter()
        .copied()
        .filter(|ware| *ware != now && Some(*ware) != choice)
        .map(|ware| OtherBand {
            price: sum(costs::price(game, ware).value()),
            condition: condition(ware).unwrap_or_else(|| "otherwise".into()),
        })
        .collect()
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
#[must_use]
pub fn counters(campaign: &Campaign) -> Vec<CounterId> {
    let game = campaign.game();
    let corps = CorpsId::ALL
        .iter()
        .copied()
        .filter(|id| id.home().is_none() || !s22_6_standing::is_provincial(game, *id));
    corps.map(CounterId::Corps).chain(FleetId::ALL.iter().copied().map(CounterId::Fleet)).collect()
}

/// A counter on the price list.
pub struct CounterRow {
    /// Its name.
    pub name: String,
    /// What it holds, and its price.
    pub note: String,
    /// Why it is not to be had.
    pub refused: Option<Reason>,
}

/// Draws a counter of the price list up.
#[must_use]
pub fn counter_row(campaign: &Campaign, id: CounterId) -> CounterRow {
    let game = campaign.game();
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
    let price = sum(costs::price(game, ware).value());
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
    CounterRow {
        name, note: format!("{price} · holds {holds}"), refused: reasons(&unmet).into_iter().next()
    }
}
