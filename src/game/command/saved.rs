//! Acts as they are written down.

use super::{Cession, Command, Correction, NamedIncome};
use crate::model::setup::DiceSource;
use crate::model::wire::wire;

wire!(struct Cession { province, to });

wire!(struct NamedIncome { name, sum });

wire! {
    enum Correction {
        "money" Money(a);
        "manpower" Manpower(a);
        "marker" Marker(a);
        "victory-points" VictoryPoints(a);
        "factors" Factors(a, b);
        "corps" Corps(a, b);
        "ever-destroyed" EverDestroyed(a, b);
        "ships-waiting" ShipsWaiting(a);
        "fleet" Fleet(a, b);
        "leader" Leader(a, b);
        "guerrillas" Guerrillas(a, b);
        "guard" Guard(a);
        "creations" Creations(a);
        "occupation-counts" OccupationCounts(a);
        "revolt-began" RevoltBegan(a);
        "revolt-holds" RevoltHolds(a);
        "bar" Bar(a, b);
        "french-wars" FrenchWars(a, b);
    }
}

wire! {
    enum Command {
        "begin" Begin(a);
        "roll-bid" RollBid { die, source: or(DiceSource::Table) };
        "next-phase" NextPhase { leave: default };
        "next-month" NextMonth { leave: default };
        "declare-war" DeclareWar { by, on };
        "join-war" JoinWar { by, ally, on };
        "mark-war" MarkWar { partitioner, excepted };
        "make-peace" MakePeace { one, other, loser: default, ceded: default, months: default };
        "make-alliance" MakeAlliance { one, other };
        "break-alliance" BreakAlliance { by, with };
        "war-on-minor" WarOnMinor { by, minor };
        "peace-with-minor" PeaceWithMinor { by, minor };
        "book-points" BookPoints { points, cause };
        "take-province" TakeProvince { province, by };
        "cede-province" CedeProvince { province, to };
        "take-city" TakeCity { city, by };
        "besiege" Besiege { city, by };
        "lift-siege" LiftSiege { city };
        "count-warsaw" CountWarsaw { infantry, militia: default };
        "note-french" NoteFrench { province, present };
        "note-french-leader" NoteFrenchLeader { leader };
        "note-napoleon" NoteNapoleon { dead };
        "choose-order" ChooseOrder { france_last, britain_first };
        "gain-possession" GainPossession { name, printed, from: default };
        "lose-possession" LosePossession { name };
        "create-poland" CreatePoland { by };
        "create-poland-by-france" CreatePolandByFrance {};
        "roll-revolt" RollRevolt { dice, source: or(DiceSource::Table), warsaw_empty: default };
        "place-corps" PlaceCorps { corps, at, factors };
        "reinforce" Reinforce { corps, factors };
        "garrison" Garrison { city, factors };
        "transfer" Transfer { from, to, factors };
        "move-corps" MoveCorps { corps, to };
        "lose-factors" LoseFactors { from, factors };
        "destroy-corps" DestroyCorps { corps };
        "raise-provincials" RaiseProvincials {};
        "place-krasinski" PlaceKrasinski {};
        "place-leader" PlaceLeader { leader, with };
        "lose-leader" LoseLeader { leader, post };
        "place-fleet" PlaceFleet { fleet, port, ships };
        "lose-ships" LoseShips { fleet, ships };
        "place-depot" PlaceDepot { at };
        "remove-depot" RemoveDepot { at };
        "roll-guerrillas" RollGuerrillas { province, die, source: or(DiceSource::Table) };
        "rise-after-combat" RiseAfterCombat { province };
        "lose-guerrillas" LoseGuerrillas { province, count };
        "book-economy" BookEconomy { card, loss: default, other: default };
        "buy" Buy(a);
        "choose-manipulation" ChooseManipulation { column };
        "dissolve-army" DissolveArmy {};
        "dissolve-poland" DissolvePoland {};
        "change-ruling" ChangeRuling(a);
        "change-house-rule" ChangeHouseRule(a);
        "correct" Correct { value, reason };
        "note" Note { text };
        "overrule" Overrule { act, reason };
        "close-quarter" CloseQuarter(a);
        "set-card" SetCard(a);
        "note-victory" NoteVictory { power, points };
        "move-fleet" MoveFleet { fleet, to: skip };
    }
}
