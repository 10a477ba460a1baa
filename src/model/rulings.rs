//! The rulings: where the text can be read in more than one way, each group says how it plays.
//!
//! One table below holds every ruling in the order of the text: its settings, its question, and why the first
//! reading is the default. A campaign carries one [`Rulings`]; a change is a [`RulingChoice`].

use super::clause::Clause;
use super::wire::{Fields, Value, Wire, Wrong, serde_by_wire};

/// One reading that a group may choose for a ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulingOption {
    /// The name on disk, unique within its ruling; never changed.
    pub id: &'static str,
    /// The reading in a player's words.
    pub text: &'static str,
}

macro_rules! rulings {
    ($(
        $Name:ident $field:ident $id:literal $clause:ident {
            ask $question:literal;
            why $why:literal;
            $First:ident $first_id:literal $first_text:literal;
            $($Other:ident $other_id:literal $other_text:literal;)+
        }
    )+) => {
        $(
            #[doc = $question]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub enum $Name {
                #[doc = $first_text]
                #[default]
                $First,
                $(
                    #[doc = $other_text]
                    $Other,
                )+
            }
        )+

        /// How a group reads the text: one reading for each ruling, the default where nothing was chosen.
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        pub struct Rulings {
            $(
                #[doc = $question]
                pub $field: $Name,
            )+
        }

        /// The name of a ruling.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum RulingId {
            $(
                #[doc = $question]
                $Name,
            )+
        }

        impl RulingId {
            /// Every ruling, in the order of the text.
            pub const ALL: &'static [RulingId] = &[$(RulingId::$Name),+];

            /// The name on disk; never changed.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(RulingId::$Name => $id,)+ }
            }

            /// The clause that can be read in more than one way.
            #[must_use]
            pub const fn clause(self) -> Clause {
                match self { $(RulingId::$Name => Clause::$clause,)+ }
            }

            /// What the group is asked.
            #[must_use]
            pub const fn question(self) -> &'static str {
                match self { $(RulingId::$Name => $question,)+ }
            }

            /// Why the first reading is the default.
            #[must_use]
            pub const fn why_default(self) -> &'static str {
                match self { $(RulingId::$Name => $why,)+ }
            }

            /// The readings to choose from, the default first.
            #[must_use]
            pub const fn options(self) -> &'static [RulingOption] {
                match self {
                    $(RulingId::$Name => &[
                        RulingOption { id: $first_id, text: $first_text },
                        $(RulingOption { id: $other_id, text: $other_text },)+
                    ],)+
                }
            }
        }

        impl Rulings {
            /// Which of a ruling's options is in force, counted from 0.
            #[must_use]
            pub const fn chosen(&self, ruling: RulingId) -> usize {
                match ruling { $(RulingId::$Name => self.$field as usize,)+ }
            }

            /// Puts an option in force. False, and nothing changed, if the ruling has no such option.
            pub fn choose(&mut self, ruling: RulingId, option: usize) -> bool {
                match ruling {
                    $(RulingId::$Name => {
                        let readings = [$Name::$First, $($Name::$Other),+];
                        let found = readings.get(option).copied();
                        self.$field = found.unwrap_or(self.$field);
                        found.is_some()
                    })+
                }
            }
        }
    };
}

rulings! {
    EconomicPhases economic_phases "economic-phases" BaseEconomy {
        ask "How often is there an Economic phase?";
        why "The base game closes its books four times a year, and the amounts in these rules fit that rhythm.";
        Quarterly "quarterly" "Four times a year: March, June, September and December.";
        EveryMonth "every-month" "Every month; waiting points, subsidy, upkeep and manpower then come monthly too.";
    }

    BarCount bar_count "bar-count" S22_2_1d {
        ask "Does the month in which a bar on declaring war is made count towards it?";
        why "It is the simplest count, and the one used for every other period in these rules.";
        MadeMonthCounts "made-month-counts" "It counts: eighteen months made in January 1806 leave July 1807 free.";
        FromNextMonth "from-next-month" "It does not, as with a base-game peace: that bar leaves August 1807 free.";
    }

    HandicapSign handicap_sign "handicap-sign" S21_1b {
        ask "What does Poland's handicap do?";
        why "A bid is a price paid for the country, so a higher one has to make victory harder.";
        RaisesLevel "raises-level" "It raises the level Poland must reach.";
        LowersLevel "lowers-level" "It lowers the level Poland must reach, as the words say.";
        StartsBehind "starts-behind"
            "Poland's victory points start that far below zero, and the level stays as printed.";
    }

    MemelPort memel_port "memel-port" S21_1c {
        ask "Is Memel a port while Lithuania is not Polish?";
        why "In the text the condition belongs to the guns, not to the port.";
        PortAlways "port-always" "Yes, always; only its guns wait for a Polish Lithuania.";
        WithLithuania "with-lithuania" "No: port and guns alike wait for a Polish Lithuania.";
    }

    WaitingIncome waiting_income "waiting-income" S22_2b {
        ask "What are the 6 points of each Economic phase before Poland exists?";
        why "The text says political points here, and spells victory points out where it means them.";
        PoliticalPoints "political-points" "Political points, which move the marker.";
        VictoryPoints "victory-points" "Victory points, which leave the marker where it is.";
    }

    WaitingPoints waiting_points "waiting-points" S22_2b {
        ask "What else happens to Poland's marker before Poland exists?";
        why "A dissolved Poland's marker drifts and every marker scores, so a waiting one is treated alike.";
        DriftsAndScores "drifts-and-scores" "It drifts as its square says, and scores victory points.";
        ScoresWithoutDrift "scores-without-drift" "It scores victory points, and does not drift.";
        SixOnly "six-only" "Nothing: Poland has the 6 points and no more.";
    }

    RevoltRoll revolt_roll "revolt-roll" S22_2h {
        ask "When in the Political phase is the revolt rolled for?";
        why "The roll depends on who is at war, and by then the month's wars are settled.";
        Last "last" "At the end, by the wars then in force.";
        First "first" "At the start, by the wars already running.";
    }

    CreatorPp creator_pp "creator-pp" S22_2_1c {
        ask "Does the creator's point for the act come on top of the alliance points?";
        why "The larger sum takes the place of the usual alliance point, which leaves the point for the act alone.";
        ActAndAlliance "act-and-alliance" "Yes: both are scored.";
        InAll "in-all" "No: the alliance points are all the creator scores.";
    }

    CreationBar creation_bar "creation-bar" S22_2_1d {
        ask "Whom does the eighteen-month bar after a creation bind?";
        why "The text forbids Poland to declare and says nothing of its creator.";
        PolandOnly "poland-only" "Poland alone.";
        BothSides "both-sides" "Poland and its creator, as a base-game peace would.";
    }

    GarrisonCapitals garrison_capitals "garrison-capitals" S22_2_1e {
        ask "Which capitals are closed to the creator's garrisons?";
        why "The text says capitals in the plural, and Poland itself has only one.";
        CapitalsExcluded "capitals-excluded" "The capital of every province.";
        OnlyWarsawExcluded "only-warsaw-excluded"
            "Warsaw alone; Posen, Lublin, Lemberg, Vilna, Minsk and Nemirov are open too.";
    }

    PreDow pre_dow "pre-dow" S22_2_1f {
        ask "Which early war with France still lets a holder of Warsaw create Poland?";
        why "A declaration ahead of the game is what players commonly mean by the word the text uses.";
        BeforePlay "before-play" "One declared before play began, or by France in the first Political phase.";
        AlsoThisPhase "also-this-phase" "Those, and a war declared this very Political phase that has not begun yet.";
    }

    SubsidyWar subsidy_war "subsidy-war" S22_2_1h {
        ask "Which war between the creator and Poland's ally stops the subsidy?";
        why "The text names only wars that the creator declares.";
        CreatorDeclared "creator-declared" "Only one the creator declared.";
        AnyDeclarer "any-declarer" "Any, whoever declared it.";
    }

    SubsidyReturn subsidy_return "subsidy-return" S22_2_1h {
        ask "What brings a stopped subsidy back?";
        why "When the war or the alliance is over, the reason for stopping the money is gone.";
        AlsoWhenOver "also-when-over" "Poland entering that war, or the end of that war or of that alliance.";
        OnlyByEntering "only-by-entering" "Only Poland entering that war.";
    }

    SeparatePeace separate_peace "separate-peace" S22_2_2f {
        ask "Which peace is closed to France's Poland while French troops are in it?";
        why "Otherwise Poland could be left at war after France's own peace, with no way out.";
        WhileFranceFights "while-france-fights" "A peace with a power that France is still fighting.";
        AnyPeace "any-peace" "Every peace but one with France and one of a suit against it.";
    }

    MilitiaHoldWarsaw militia_hold_warsaw "militia-hold-warsaw" S22_2_3b {
        ask "Do militia count towards the ten infantry that keep Warsaw quiet?";
        why "The text names infantry and militia apart wherever it lists troops.";
        No "no" "No: infantry and guard only.";
        Yes "yes" "Yes: militia as well.";
    }

    RevoltVp revolt_vp "revolt-vp" S22_2_3c {
        ask "What earns Poland the 2 victory points of the revolt?";
        why "The text goes straight on to the corps the rebels get, so the points belong to the same outbreak.";
        RevoltBegins "revolt-begins" "The outbreak of a revolt.";
        Prevented "prevented" "Ten infantry stopping what the dice would have begun; the dice are rolled even so.";
    }

    RevoltHold revolt_hold "revolt-hold" S22_2_3g {
        ask "How are the two months of holding Warsaw counted?";
        why "The text asks for complete months only at a dissolution, so here the month of the fall counts.";
        FromFall "from-fall" "From the month it falls: fallen in May, success in July.";
        CompleteMonths "complete-months" "Whole months after it falls: fallen in May, success in August.";
        WithinFour "within-four" "As two of the four months: Warsaw must be both taken and held within them.";
    }

    RevoltStart revolt_start "revolt-start" S22_2_3m {
        ask "What does a Poland born of a revolt start with?";
        why "The text gives the starting forces to the two other ways of creation only.";
        SurvivorsOnly "survivors-only" "What is left of IV Corps, without money or manpower.";
        FirstStart "first-start" "The same starting money and forces as after the other two ways, IV Corps being part of the militia.";
    }

    RevoltRegain revolt_regain "revolt-regain" S22_2_3m {
        ask "After an earlier dissolution, do the 20 militia come on top of the rebels?";
        why "Nothing in the text takes the rebels away when the old army returns.";
        OnTop "on-top" "Yes: survivors of IV Corps and everything a re-creation gives.";
        RefillFour "refill-four" "No: the 20 militia are IV Corps itself, filled up again.";
    }

    KrasinskiPeace krasinski_peace "krasinski-peace" S22_3f {
        ask "Must Poland be at peace with every power but France for Krasinski to come?";
        why "The text makes no exception, although a Poland made by France begins at war.";
        AllOthers "all-others" "Yes, always.";
        NotAtFrenchCreation "not-at-french-creation" "Yes, but not at the moment France creates Poland.";
    }

    FirstCavalry first_cavalry "first-cavalry" S22_3f {
        ask "How does I Cavalry Corps first come to Poland?";
        why "The text ties the corps to the first placing of Krasinski.";
        OnlyWithKrasinski "only-with-krasinski" "Only with Krasinski, at full strength.";
        BoughtFrom1807 "bought-from-1807" "If Poland is created in 1807 or later, it buys the corps like any other.";
    }

    ShipsKept ships_kept "ships-kept" S22_3g {
        ask "What becomes of Poland's ships when it is dissolved?";
        why "The text lists infantry and militia as lost, and ships are neither.";
        Kept "kept" "They come back with Poland, as soon as it has a port.";
        Lost "lost" "They are lost.";
    }

    ProvincialStep provincial_step "provincial-step" S22_3k {
        ask "When are provincial corps raised?";
        why "January and July are the months the text names.";
        JanuaryAndJuly "january-and-july" "In January and July, with the reinforcements.";
        DecemberAndJune "december-and-june" "At the end of the December and June Economic phases.";
    }

    MultiplierScope multiplier_scope "multiplier-scope" S22_3l {
        ask "Which provinces are counted, and multiplied, for Poland's income?";
        why "The rule is about the provinces that make up Poland, and those are the Polish ones.";
        PolishProvinces "polish-provinces" "The seven Polish provinces; conquests beyond them pay once.";
        EveryProvince "every-province" "Every province Poland holds.";
    }

    CavalryOverlap cavalry_overlap "cavalry-overlap" S22_3n {
        ask "What does cavalry cost while I Cavalry is off the map and was never destroyed?";
        why "The 5$ price fits this case alone, and would never be paid if the wider one came first.";
        Narrower "narrower" "5$ and 4 manpower, the price made for exactly this case.";
        Eight "eight" "8$ and 2 manpower.";
        BuyersChoice "buyers-choice" "Either, as the buyer chooses for each factor.";
    }

    MinorDominant minor_dominant "minor-dominant" S22_4b {
        ask "When do Poland's rolls for minor countries improve by one?";
        why "The text speaks of a status, and the one it describes is that of a Dominant Power.";
        DominantPower "dominant-power" "While Poland is a Dominant Power.";
        DisplayZone "display-zone" "While Poland's marker is in the display's Dominant zone.";
    }

    OccupiedIncome occupied_income "occupied-income" S22_5b {
        ask "Does a Polish province pay while an enemy holds its capital?";
        why "The text treats it like any power's province, and an occupied one pays its owner nothing.";
        PaysNothing "pays-nothing" "No, but it still counts towards the multiplier.";
        Pays "pays" "Yes, as before.";
    }

    WarsawPenalty warsaw_penalty "warsaw-penalty" S22_5d {
        ask "How often do Poland and its allies lose points for an occupied Warsaw?";
        why "The text names no period, so the loss belongs to the event.";
        OnceEachOccupation "once-each-occupation" "Once for each occupation, when it begins.";
        EachMonth "each-month" "Every month that it lasts.";
    }

    MajorLasts major_lasts "major-lasts" S22_6a {
        ask "How long is Poland a Major Power?";
        why "Made up of every Polish province is something Poland can cease to be.";
        WhileAllSeven "while-all-seven" "While all seven provinces are Polish.";
        ForGood "for-good" "For good, once it has been one.";
    }

    FranceWar france_war "france-war" S22_6c {
        ask "What record against France does Dominance ask for?";
        why "The text asks for a war, in the singular.";
        OneIsEnough "one-is-enough" "One war not lost, whatever became of the others.";
        NoneEverLost "none-ever-lost" "One war not lost, and none ever lost.";
    }

    DominanceLasts dominance_lasts "dominance-lasts" S22_6d {
        ask "How long does Dominance last?";
        why "Otherwise the first declaration of war would turn the regular corps provincial again.";
        WhileHeld "while-held" "While Poland is a Major Power and holds Livonia, East Prussia and Moravia.";
        WhileAllFour "while-all-four" "While all four conditions are met, peace with everyone included.";
    }

    EarlyDissolution early_dissolution "early-dissolution" S22_7c {
        ask "Is dissolving the army enough to dissolve Poland?";
        why "The text joins the two conditions and wants both.";
        Both "both" "No: Warsaw must also have been held for two complete months.";
        ArmyAlone "army-alone" "Yes: Poland ends in the Political phase that follows.";
    }

    OriginalHolder original_holder "original-holder" S22_7g {
        ask "To whom do Poland's provinces go when it is dissolved?";
        why "Original is taken to mean before anything in the game changed hands.";
        StartOfGame "start-of-game" "To whoever held them when 1805 began.";
        TakenFrom "taken-from" "To whoever Poland had them from.";
    }

    BracketLevel bracket_level "bracket-level" S22_8a {
        ask "Which of the two levels for the end of 1815 counts?";
        why "The text does not explain the bracket, and the first number needs no explaining.";
        FirstNumber "first-number" "The first number.";
        Bracketed "bracketed" "The number in brackets, 30 lower.";
    }

    ManipulationTiming manipulation_timing "manipulation-timing" S22_8b {
        ask "When does an economic manipulation take effect?";
        why "That is how the base game plays its own option.";
        NextPhase "next-phase" "In the next Economic phase, money, manpower and points together.";
        ThisPhase "this-phase" "In the Economic phase in which it is chosen.";
    }
}

impl RulingId {
    /// The ruling of that id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<RulingId> {
        Self::ALL.iter().copied().find(|ruling| ruling.id() == id)
    }

    /// The place among the options of the one with that id.
    #[must_use]
    pub fn option_from_id(self, id: &str) -> Option<usize> {
        self.options().iter().position(|option| option.id == id)
    }
}

impl Rulings {
    /// The reading in force, in a player's words.
    #[must_use]
    pub fn reading(&self, ruling: RulingId) -> &'static str {
        let option = ruling.options().get(self.chosen(ruling));
        option.map_or("", |option| option.text)
    }
}

/// One ruling and the option put in force: what a change at the table says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulingChoice {
    /// The ruling that is changed.
    pub ruling: RulingId,
    /// Its new option, counted from 0.
    pub option: u8,
}

impl RulingChoice {
    /// The option chosen; none if the ruling has no such option.
    #[must_use]
    pub fn chosen(self) -> Option<&'static RulingOption> {
        self.ruling.options().get(usize::from(self.option))
    }
}

impl Wire for RulingId {
    fn to_wire(&self) -> Value {
        Value::id(self.id())
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        value.text().ok().and_then(Self::from_id).ok_or_else(|| Wrong::kind("the id of a ruling", value))
    }
}

impl Wire for Rulings {
    fn to_wire(&self) -> Value {
        let option = |ruling: &RulingId| Some(ruling.options().get(self.chosen(*ruling))?.id);
        let written = RulingId::ALL.iter().filter_map(|ruling| Some((ruling, option(ruling)?)));
        Value::Map(written.map(|(ruling, option)| (ruling.id().into(), Value::id(option))).collect())
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mut rulings = Rulings::default();
        for (id, option) in value.map()? {
            let ruling = RulingId::from_wire(&Value::Text(id.clone()))?;
            rulings.choose(ruling, read_option(ruling, option.text()?)?);
        }
        Ok(rulings)
    }
}

impl Wire for RulingChoice {
    fn to_wire(&self) -> Value {
        // There is no choice without an option; if there were, it would be written so that it cannot be read.
        let option = self.chosen().map_or(Value::Null, |option| Value::id(option.id));
        Value::Map(vec![("ruling".into(), self.ruling.to_wire()), ("option".into(), option)])
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        let mut fields = Fields::of(value)?;
        let ruling = fields.get("ruling")?;
        let option: String = fields.get("option")?;
        fields.end()?;
        let option = read_option(ruling, &option)?;
        u8::try_from(option)
            .map(|option| RulingChoice { ruling, option })
            .map_err(|error| Wrong::new(error.to_string()))
    }
}

serde_by_wire!(RulingId Rulings RulingChoice);

fn read_option(ruling: RulingId, id: &str) -> Result<usize, Wrong> {
    let unknown = || Wrong::new(format!("{id:?} is not an option of the ruling {}", ruling.id()));
    ruling.option_from_id(id).ok_or_else(unknown)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn ids_are_unique() {
        assert_eq!(RulingId::ALL.len(), 35);
        let rulings: BTreeSet<_> = RulingId::ALL.iter().map(|ruling| ruling.id()).collect();
        assert_eq!(rulings.len(), RulingId::ALL.len());
        for ruling in RulingId::ALL {
            assert_eq!(RulingId::from_id(ruling.id()), Some(*ruling));
            let options: BTreeSet<_> = ruling.options().iter().map(|option| option.id).collect();
            assert_eq!(options.len(), ruling.options().len());
            assert!(options.len() >= 2);
        }
    }

    #[test]
    fn ids_are_kebab_case() {
        let kebab =
            |id: &str| !id.is_empty() && id.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric());
        for ruling in RulingId::ALL {
            assert!(kebab(ruling.id()));
            assert!(ruling.options().iter().all(|option| kebab(option.id)));
            let name = format!("{ruling:?}").to_lowercase();
            assert_eq!(ruling.id().replace('-', ""), name);
        }
    }

    #[test]
    fn the_default_is_the_first_option() {
        let rulings = Rulings::default();
        for ruling in RulingId::ALL {
            assert_eq!(rulings.chosen(*ruling), 0);
        }
    }

    #[test]
    fn every_option_can_be_chosen() {
        for ruling in RulingId::ALL {
            for (index, option) in ruling.options().iter().enumerate() {
                let mut rulings = Rulings::default();
                assert!(rulings.choose(*ruling, index));
                assert_eq!(rulings.chosen(*ruling), index);
                assert_eq!(rulings.reading(*ruling), option.text);
                for other in RulingId::ALL.iter().filter(|other| *other != ruling) {
                    assert_eq!(rulings.chosen(*other), 0);
                }
            }
        }
    }

    #[test]
    fn an_option_that_is_not_there_changes_nothing() {
        for ruling in RulingId::ALL {
            let mut rulings = Rulings::default();
            assert!(!rulings.choose(*ruling, ruling.options().len()));
            assert_eq!(rulings, Rulings::default());
        }
    }

    #[test]
    fn every_text_is_a_sentence() {
        for ruling in RulingId::ALL {
            assert!(ruling.question().ends_with('?'), "{}", ruling.question());
            assert!(ruling.why_default().ends_with('.'), "{}", ruling.why_default());
            for option in ruling.options() {
                assert!(option.text.ends_with('.'), "{}", option.text);
            }
        }
    }

    #[test]
    fn rulings_are_written_in_full_and_read_back() {
        for ruling in RulingId::ALL {
            for index in 0..ruling.options().len() {
                let mut rulings = Rulings::default();
                rulings.choose(*ruling, index);
                let written = serde_json::to_string(&rulings).unwrap();
                assert_eq!(written.matches(':').count(), RulingId::ALL.len());
                assert!(written.starts_with("{\"economic-phases\":"));
                assert_eq!(serde_json::from_str::<Rulings>(&written).unwrap(), rulings);
            }
        }
    }

    #[test]
    fn a_missing_ruling_is_the_default() {
        let read: Rulings = serde_json::from_str(r#"{"cavalry-overlap":"buyers-choice"}"#).unwrap();
        let expected = Rulings { cavalry_overlap: CavalryOverlap::BuyersChoice, ..Rulings::default() };
        assert_eq!(read, expected);
        assert_eq!(serde_json::from_str::<Rulings>("{}").unwrap(), Rulings::default());
    }

    #[test]
    fn what_is_unknown_is_named() {
        let refused = |json: &str| serde_json::from_str::<Rulings>(json).unwrap_err().to_string();
        let error = refused(r#"{"weather":"fair"}"#);
        assert!(error.contains("weather") && error.contains("a ruling"), "{error}");
        let error = refused(r#"{"memel-port":"closed"}"#);
        assert!(error.contains("closed") && error.contains("memel-port"), "{error}");
    }

    #[test]
    fn a_choice_is_written_by_its_ids() {
        let choice = RulingChoice { ruling: RulingId::HandicapSign, option: 2 };
        let written = serde_json::to_string(&choice).unwrap();
        assert_eq!(written, r#"{"ruling":"handicap-sign","option":"starts-behind"}"#);
        assert_eq!(serde_json::from_str::<RulingChoice>(&written).unwrap(), choice);

        assert!(
            serde_json::from_str::<RulingChoice>(r#"{"ruling":"handicap-sign","option":"none"}"#).is_err()
        );
        assert!(serde_json::from_str::<RulingChoice>(r#"{"ruling":"none","option":"last"}"#).is_err());
        let none = RulingChoice { ruling: RulingId::MemelPort, option: 2 };
        assert!(RulingChoice::from_wire(&none.to_wire()).is_err());
    }
}
