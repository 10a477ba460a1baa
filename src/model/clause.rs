//! The text, clause by clause: numbered as players cite it, said in our own words.
//!
//! One table below, in the order of the text. Each clause is told by its default reading; where a group may read
//! it otherwise, [`rulings`](super::rulings) has the question.

use super::wire::{Value, Wire, Wrong, serde_by_wire};

macro_rules! clauses {
    ($(
        $Section:ident $heading:literal ($number:literal, $id:literal) {
            $($Clause:ident $key:literal $title:literal $text:literal;)+
        }
    )+) => {
        /// A part of the text.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Section {
            $(
                #[doc = $heading]
                $Section,
            )+
        }

        impl Section {
            /// Every section, in the order of the text.
            pub const ALL: &'static [Section] = &[$(Section::$Section),+];

            /// The heading, with its number.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $(Section::$Section => $heading,)+ }
            }

            /// Its clauses, in the order of the text.
            #[must_use]
            pub const fn clauses(self) -> &'static [Clause] {
                match self { $(Section::$Section => &[$(Clause::$Clause),+],)+ }
            }
        }

        /// A clause of the text, or a fact of the base game that it leans on: what a refusal and a number cite.
        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Clause {
            $($(
                #[doc = $text]
                $Clause,
            )+)+
        }

        impl Clause {
            /// Every clause, in the order of the text.
            pub const ALL: &'static [Clause] = &[$($(Clause::$Clause),+),+];

            /// The number players cite: "22.3 l".
            #[must_use]
            pub const fn number(self) -> &'static str {
                match self { $($(Clause::$Clause => concat!($number, $key),)+)+ }
            }

            /// The name on disk: "22.3-l"; never changed.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $($(Clause::$Clause => concat!($id, $key),)+)+ }
            }

            /// A few words to know it by.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $($(Clause::$Clause => $title,)+)+ }
            }

            /// The rule, by its default reading.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self { $($(Clause::$Clause => $text,)+)+ }
            }

            /// The part of the text it stands in.
            #[must_use]
            pub const fn section(self) -> Section {
                match self { $($(Clause::$Clause)|+ => Section::$Section,)+ }
            }
        }
    };
}

clauses! {
    Bids "21.1 Bids and map" ("21.1 ", "21.1-") {
        S21_1a "a" "Poland bid last" "Poland is put up for bids after every other power.";
        S21_1b "b" "Poland's handicap"
            "When Poland has been won, one die is rolled: half of it, rounded down, comes off the bid, and what is \
             left, at least 0, is added to the level Poland must reach. A bid of 5 and a roll of 3 leave 4.";
        S21_1c "c" "City of Memel"
            "Memel stands in the coastal forest area of Lithuania that forages 3: a city of 3 spires and 1 fleche, \
             with a port that brings no trade and has 70 guns while Lithuania is Polish.";
    }

    Creation "22.2 Creation" ("22.2 ", "22.2-") {
        S22_2a "a" "How Poland begins"
            "Poland begins without a province. Its marker starts on the square of the Political Status Display that \
             the players' card calls Sp(I).";
        S22_2b "b" "Points while waiting"
            "Until it is first created, Poland scores 6 political points in every Economic phase, while its marker \
             drifts and scores like any other. The Economic phase of the month of creation brings none.";
        S22_2c "c" "Who can create Poland"
            "Austria, France, Prussia or Russia can create Poland, but only while no Poland exists.";
        S22_2d "d" "Only in Political phases"
            "Poland is created or dissolved in a Political phase, and at no other time.";
        S22_2e "e" "A power like others"
            "An active Poland is a major power under every rule of the base game. The standing called Major Power in \
             22.6 adds only what is listed there.";
        S22_2h "h" "Order within the phase"
            "First the calendar is read: expired bars are struck, and a revolt that has held Warsaw long enough \
             succeeds or one out of time fails. Diplomacy follows, with dissolution before creation and the holder of \
             Warsaw before France; last come the revolt roll, if neither a Poland nor a revolt stood after that first \
             step, and then Krasinski. Diplomacy entered after the roll is taken, though its place was before.";
        S22_2i "i" "Poland without land"
            "Until it is created, and whenever it is dissolved, Poland takes no part in wars, alliances, loans, \
             control rolls, purchases or manipulation. Its player may still talk.";
        S22_2j "j" "No base-game Poland"
            "The Polish free state of the base game and its corps are not used.";
        S22_2k "k" "Ends of the display"
            "Poland's marker stays between squares 0 and 39. Points that would carry it further are lost, and the \
             record says so.";
        S22_2l "l" "Order of reinforcement"
            "Poland places its army at its turn in the land order, and its fleets at its turn in the naval order.";
    }

    ByWarsaw "22.2.1 Created by the holder of Warsaw" ("22.2.1 ", "22.2.1-") {
        S22_2_1a "a" "The holder of Warsaw"
            "If Austria, Prussia or Russia controls Masovia, and with it Warsaw, it may declare Poland created and \
             gains 1 political point. Troops passing through are not control.";
        S22_2_1b "b" "Provinces the creator gives"
            "Poland is made of every Polish province its creator controls at that moment, conquered and ceded ones \
             included.";
        S22_2_1c "c" "Alliance with the creator"
            "Poland and its creator become allies. If no Poland was ever created before, each gains 3 political \
             points for it instead of the usual 1, and at any later creation 2; the creator's point for the act is \
             added.";
        S22_2_1d "d" "Bar against the creator"
            "For 18 months, the month of creation being the first, Poland may neither declare war on its creator nor \
             join a war against it as a called ally.";
        S22_2_1e "e" "The creator's garrisons"
            "In Polish provinces it held when 1805 began, the creator may garrison cities that are not provincial \
             capitals: Prussia Thorn; Austria Krakow and Czernowitz; Russia Kovno, Grodno, Brest-Litovsk and Memel. \
             War between the two, or the end of this Poland, ends the right.";
        S22_2_1f "f" "At war with France"
            "A power at war with France cannot create Poland in this way. A war declared ahead of the game, or by \
             France in the opening Political phase, is no hindrance.";
        S22_2_1g "g" "The creator's subsidy"
            "If no Poland was ever created before, the creator receives money from the bank each Economic phase until \
             this Poland is dissolved: Prussia 7$, Austria 4$, Russia 2$. No later creation brings it, nor one by \
             France or by revolt.";
        S22_2_1h "h" "Subsidy stopped"
            "The subsidy stops while the creator is in a war it declared on an ally of Poland, before or after they \
             allied, and Poland is at war with neither of the two. It is paid again once Poland joins either side, or \
             the war or the alliance is over.";
        S22_2_1i "i" "Subsidy a month later"
            "A stop or a return counts from the following month, so an Economic phase pays by how things stood when \
             the month before it ended. Creation and dissolution count at once.";
        S22_2_1j "j" "At peace with everyone"
            "A Poland made by the holder of Warsaw starts without any war. Troops of its creator and of the creator's \
             allies may stay as an ally's do; the rest leave as if a war had ended, except those whose owner and \
             Poland go to war in this phase.";
        S22_2_1k "k" "Breaking the alliance"
            "The alliance with the creator may be broken at the usual cost of 2 political points, but the bar on \
             declaring war remains. A Poland created by France is treated alike.";
    }

    ByFrance "22.2.2 Created by France" ("22.2.2 ", "22.2.2-") {
        S22_2_2a "a" "France's war for Warsaw"
            "Warsaw must be controlled by a power that France is fighting, and what France has taken in that war \
             still counts as the enemy's until a peace cedes it. A Warsaw already ceded to France does not serve.";
        S22_2_2b "b" "Napoleon at Warsaw"
            "In that Political phase an unbesieged French corps with Napoleon must besiege or hold Warsaw. Once \
             Napoleon is dead, any French leader of seniority B will do.";
        S22_2_2c "c" "France's point" "France gains 1 political point for creating Poland.";
        S22_2_2d "d" "Alliance with France"
            "France and Poland become allies and gain 2 political points each, at a first creation or a later one.";
        S22_2_2e "e" "France's wars" "Poland is at once at war with everyone France is fighting.";
        S22_2_2f "f" "Peace beside France"
            "While Poland is France's ally and has French troops in it, be it one besieged factor, it may not make \
             peace with a power that France still fights. A power that sues France for peace must sue Poland too, and \
             Poland picks its conditions first: both peaces are one suit, in either order, and nothing is scored \
             between them.";
        S22_2_2g "g" "Bar against France"
            "For 18 months, the month of creation being the first, Poland may neither declare war on France nor join \
             a war against it as a called ally.";
        S22_2_2h "h" "Provinces France gives"
            "Poland is made of the Polish provinces, an ally's among them, in which any French corps or factor \
             stands, and of all Polish provinces controlled by powers at war with France.";
        S22_2_2i "i" "Wars and neutrals"
            "The wars Poland takes over, those with minor countries too, cost no political points, and France's later \
             wars are its own affair. Taking a province from an ally or a neutral brings no points and no war; troops \
             there that are neither French nor at war with Poland go home as after a war.";
    }

    ByRevolt "22.2.3 Created by revolt" ("22.2.3 ", "22.2.3-") {
        S22_2_3a "a" "The revolt roll"
            "In a Political phase with neither a Poland nor a revolt, the power that controls Warsaw rolls three dice \
             if it is at war with any power besides France. A total of 16 or more begins a revolt.";
        S22_2_3b "b" "Ten infantry in Warsaw"
            "No roll is made while ten or more infantry or guard factors are inside Warsaw, whoever owns them and \
             whether in corps or garrison. Militia do not count.";
        S22_2_3c "c" "Points of the revolt" "Poland gains 2 victory points when a revolt begins.";
        S22_2_3d "d" "IV Corps rises"
            "The rebels are IV Infantry Corps with 20 militia. They enter Warsaw if it is empty, and it has then \
             fallen; otherwise they besiege it, and they have no leader, depot, guerrilla or money.";
        S22_2_3e "e" "Dice of the siege"
            "While the rebels besiege Warsaw, the besieged add 1 to their forage die and the Poles add 1 to their \
             siege die.";
        S22_2_3f "f" "Four months to take it"
            "Warsaw must fall within four months, of which the month the revolt begins is the first.";
        S22_2_3g "g" "Two months to hold it"
            "If the Poles hold Warsaw from its fall, besieged or not, the revolt succeeds in the Political phase two \
             months after the month it fell, and Poland gains 3 political points. If they lose it they must take it \
             again within the four months.";
        S22_2_3h "h" "Provinces of the revolt"
            "Poland is made of the Polish provinces controlled, at the moment of success, by the power that \
             controlled Warsaw when the revolt began, and of Masovia in any case.";
        S22_2_3i "i" "Peace and empty cities"
            "A Poland born of a revolt is at peace with everyone, and foreign troops inside it go home as after a \
             war. Nobody may garrison its cities until Poland allows it.";
        S22_2_3j "j" "Nobody attacks Poland"
            "For 12 months, the month of success being the first, nobody may declare war on Poland, while Poland may \
             declare war at the usual cost. Those it calls as allies into a war it began may fight in it.";
        S22_2_3k "k" "No battle points"
            "Battles and sieges of the revolt neither win nor lose political points.";
        S22_2_3l "l" "A failed revolt"
            "A revolt fails when the four months end and Warsaw is not Polish, when Warsaw is lost after them, or \
             when IV Corps is destroyed. The corps leaves the map without points, and rolls are due again from the \
             next Political phase, or in the same one if the revolt failed at the start of it.";
        S22_2_3m "m" "Forces at success"
            "Poland starts with what is left of IV Corps, 0$ and 0 manpower, and after an earlier dissolution with \
             all that a re-creation gives besides. Factors that find no room in a corps garrison its cities.";
        S22_2_3n "n" "Whom the rebels fight"
            "IV Corps fights the power that controls Warsaw and whoever holds the city, and nobody else, even if that \
             power makes peace with its enemies. It forages, and moves where a Poland born of the revolt would.";
        S22_2_3o "o" "Creation during a revolt"
            "France may create Poland while a revolt runs, and so may Warsaw's controller until the Poles hold the \
             city. That ends the revolt, and what is left of IV Corps counts towards the militia Poland starts with. A \
             siege that the rebels find at Warsaw goes on against them, and after them against an enemy of its power.";
    }

    OrderOfPlay "22.2 Order of play" ("22.2 ", "22.2-") {
        S22_2f "f" "Poland's place by land"
            "Poland moves by land right after its creator, or after a revolt right after the power that held Warsaw. \
             A Poland created by France moves last, unless France chose that place, and then just before France.";
        S22_2g "g" "Poland's place by sea"
            "Poland moves its fleets first, or second when Great Britain chooses to go first.";
    }

    Forces "22.3 Money, manpower and forces" ("22.3 ", "22.3-") {
        S22_3a "a" "Infantry corps"
            "I Corps holds 16 infantry, II and III Corps 8 infantry or militia each, mixed at will, and IV Corps 20 \
             militia. The provincial corps of Masovia, Posen, Lithuania and East Galicia hold 4 infantry each.";
        S22_3b "b" "Cavalry corps"
            "I Cavalry Corps, from 1807, holds 7 cavalry, and II Cavalry Corps 3. The provincial corps of West \
             Galicia, Polesia and Podolia hold 3 cavalry each.";
        S22_3c "c" "Fleets and depots" "Poland has two fleets of 10 ships each, and 4 depots.";
        S22_3d "d" "The four leaders"
            "Kosciuszko (3-3-3 B) and Poniatowski (2-2-2 B) come with Poland, its owner choosing who commands where \
             both are; Krasinski (3-4-1 C*) may come from 1807, Rudsinski (1-5-3 D*) from January 1809. Rudsinski \
             leads only provincial corps and is ignored where a regular corps is with them.";
        S22_3e "e" "First starting forces"
            "At a first creation by the holder of Warsaw or by France, Poland receives 5$, 25 militia, 5 infantry, 1 \
             ship if Lithuania is Polish, and 7 cavalry only if Krasinski is available.";
        S22_3f "f" "Krasinski arrives"
            "Krasinski and a full I Cavalry Corps become available when, as a Political phase of 1807 or later ends, \
             Poland is both allied with France and at peace with every other power. They are placed in Warsaw from \
             the next Reinforcement phase in which it is Polish and no enemy holds or besieges it, and once placed he \
             stays.";
        S22_3g "g" "Forces of a re-creation"
            "A Poland created again has the money, manpower, regular cavalry and ships put by at its dissolution, and \
             20 militia and 5 infantry, in place of the first starting forces. If Krasinski was ever placed, he \
             returns to Warsaw with what I Cavalry Corps had left.";
        S22_3h "h" "I Cavalry keeps its own"
            "A factor in I Cavalry Corps may not be moved into another corps, nor into a garrison.";
        S22_3i "i" "Manpower may be saved"
            "Poland may carry manpower over to later Economic phases, as Prussia may.";
        S22_3j "j" "Morale of troops"
            "Infantry has morale 3.5, cavalry 4, militia 2 and provincial corps 1. While Poland is a Major Power, \
             infantry has 4 and provincial corps 2.";
        S22_3k "k" "Provincial corps"
            "A provincial corps appears at full strength when its province becomes Polish, and even before a Dominance \
             that the province brings; it is filled up free in its province in the Reinforcement phases of January \
             and July, unless an enemy holds the capital there, and leaves with the province. It has no upkeep and needs no supply, may pass enemies without fighting but cannot refuse \
             a fight brought to it, and otherwise follows the rules for Turkish feudals.";
        S22_3l "l" "Income of the provinces"
            "The printed money and manpower of Poland's Polish provinces are tripled while it has three or fewer of \
             them, and doubled while it has four or more. Provinces beyond the seven pay once.";
        S22_3m "m" "Prices of purchases"
            "Infantry costs 3$ and 2 manpower, or 5$ and 2 manpower while Poland is a Major Power; militia 2 \
             manpower; a ship 5$ and 2 manpower; a depot or a new corps 1$; a new fleet nothing.";
        S22_3n "n" "Price of cavalry"
            "While I Cavalry Corps was never destroyed, cavalry costs 20$ and 5 manpower with that corps on the map, \
             and 5$ and 4 manpower with it off the map. Once it has been destroyed, cavalry costs 8$ and 2 manpower.";
        S22_3o "o" "Upkeep of counters"
            "Each corps, fleet and depot on the map costs 1$ in every Economic phase. Factors cost nothing, nor do \
             provincial corps until they become regular.";
        S22_3p "p" "Polish guerrillas"
            "An existing Poland raises guerrillas as Spain does, for use anywhere in Poland: one where a Polish corps \
             loses a field battle in a province with a value, and in its guerrilla step, for each such province where \
             an unbesieged enemy corps or garrison stands, the value less one die. The values are Posen 3, Masovia \
             5, Lithuania 6, West Galicia 4 and East Galicia 3.";
        S22_3q "q" "Corps without a leader"
            "A Polish corps without a leader fights with strategic rating 1 and tactical rating 2.";
        S22_3r "r" "First placement"
            "Starting factors come onto the map in the Reinforcement phase that follows: into Polish cities or \
             enemy-free areas, as garrisons or in corps of the right kind, with counters at no cost. Ships need a \
             Polish port; whatever finds no room waits.";
        S22_3s "s" "Marker in Instability"
            "While its marker is below square 20, Poland rolls the economic-loss die when it collects. If the roll \
             fails, the money and manpower collected are halved, as the group's table says.";
    }

    Minors "22.4 Minor countries" ("22.4 ", "22.4-") {
        S22_4a "a" "Control rolls"
            "Poland adds 1 to control rolls for Mecklenburg, Hanover and Hesse; subtracts 1 for Holland, Denmark, \
             Bavaria, Portugal and the Italian minors; and subtracts 2 for minors in North Africa and the Near East. \
             All others are rolled unchanged.";
        S22_4b "b" "Control rolls when Dominant"
            "While Poland is a Dominant Power, each of its modifiers for control rolls is one higher.";
    }

    War "22.5 War" ("22.5 ", "22.5-") {
        S22_5a "a" "Polish provinces conquered"
            "A Polish province joins Poland the moment Polish corps take control of it from Austria, Prussia or \
             Russia. Taken from anyone else, it joins when it is ceded.";
        S22_5b "b" "Polish provinces occupied"
            "A Polish province whose capital Austria, Prussia or Russia has held for a whole month remains Poland's \
             until that war ends. It counts, but brings no income as long as its capital is in enemy hands.";
        S22_5c "c" "Wars with others"
            "Conquests and losses in Poland's wars with other powers follow the base game: a province they conquer \
             leaves Poland at once. If it is Masovia, Warsaw is occupied with it, unless that was booked before.";
        S22_5d "d" "Warsaw occupied"
            "When an unbesieged enemy corps occupies Warsaw, Poland loses 2 political points and each of its allies \
             1, once for that occupation.";
        S22_5e "e" "A province given up"
            "A province given up in a peace leaves Poland at once, with its income, its provincial corps and the \
             standing it supports. With Masovia gone, the rules on an occupied Warsaw rest.";
        S22_5f "f" "The last province"
            "When none of the seven provinces is left to it, whatever else it has conquered, Poland is dissolved in \
             the next Political phase; nobody scores, and its player's consent is not needed.";
    }

    Standing "22.6 Standing" ("22.6 ", "22.6-") {
        S22_6a "a" "Major Power"
            "Poland is a Major Power while all seven Polish provinces are part of it. Infantry then has morale 4, \
             provincial corps morale 2, and infantry costs 5$.";
        S22_6b "b" "Dominant by conquest"
            "To be Dominant, Poland must be a Major Power that has conquered Livonia, East Prussia and Moravia, and \
             hold all three.";
        S22_6c "c" "Unbeaten by France"
            "To be Dominant, Poland must have fought at least one war against France that did not end with Poland's \
             surrender. A draw is enough, and a dissolution does not undo it.";
        S22_6d "d" "Dominant at peace"
            "To become Dominant, Poland must also be at peace with every power; its provincial corps then become \
             regular ones. It stays Dominant while it is a Major Power and holds the three conquests.";
        S22_6e "e" "Regular provincial corps"
            "Provincial corps made regular hold 4 infantry or 3 cavalry, with the morale, prices, upkeep and supply of \
             regular troops; factors may mix, nothing is raised in January and July, and Rudsinski may still lead \
             them, even where their province is lost and Dominance is not. If Dominance is lost they turn provincial \
             again with what they have, and counters paid for but not placed wait for its return.";
    }

    Dissolution "22.7 Dissolution" ("22.7 ", "22.7-") {
        S22_7a "a" "Who can dissolve Poland"
            "Austria, Prussia or Russia may dissolve Poland, if it is at war with Poland and its unbesieged corps or \
             factor holds Warsaw. Two that hold it together name the one.";
        S22_7b "b" "Two complete months"
            "Warsaw must have been so held for two complete months in a row: occupied in March, Poland can be \
             dissolved from June. The count restarts if Warsaw is freed, its holder besieged or another power gets \
             it, but not if it passes among these three without a gap.";
        S22_7c "c" "Dissolving the army"
            "While an enemy holds Warsaw, besieged or not, the Polish player may dissolve the army at any moment or \
             refuse for ever; the consent lapses once Warsaw is free. Poland itself ends in the first Political phase in which the consent \
             and the two complete months are both there.";
        S22_7d "d" "Points of dissolution"
            "Poland loses 3 political points, the power that created this Poland loses 2, and the dissolver gains 1. \
             One power may be both creator and dissolver; after a revolt nobody loses the 2.";
        S22_7e "e" "Dissolver barred"
            "For 12 months, the month of dissolution being the first, the dissolver may not create Poland.";
        S22_7f "f" "What the army leaves"
            "All infantry and militia are lost, and provincial corps vanish with their provinces. Regular cavalry, \
             ships, money and manpower are put by for the next Poland.";
        S22_7g "g" "Provinces go back"
            "Every province Poland controls, conquests too, goes to the power that held it when 1805 began, whoever \
             besieges or occupies it, and so does what an enemy had conquered from it without a peace. Its minor \
             countries become neutral. Nobody scores for this.";
        S22_7h "h" "The marker goes on"
            "A dissolved Poland's marker is moved by the display's own adjustment alone. It keeps earning victory \
             points, so Poland may win even while dissolved.";
        S22_7i "i" "What dissolution ends"
            "Wars end without terms and alliances without points; garrison rights, subsidy, ties to France's peace, \
             depots, guerrillas and any manipulation under way end as well, and living leaders wait for the next \
             Poland. Bars run on to their dates, and loans are settled by agreement.";
    }

    Victory "22.8 Victory and manipulation" ("22.8 ", "22.8-") {
        S22_8a "a" "Victory levels"
            "For campaigns ending in 1807 or in 1815, Poland needs 70 or 300 victory points, Austria 90 or 310, \
             Prussia 75 or 300, and Russia 105 or 315. Groups may agree on others.";
        S22_8b "b" "Economic manipulation"
            "In an Economic phase an existing Poland may choose a column of money, manpower and points for the next \
             one: -14$ -9 +2, -7$ 0 +1, 0$ -5 +1, 0$ 0 0, 0$ +4 -2, +5$ 0 -2 or +6$ +5 -3. If Poland cannot pay by \
             then, the column costs and gains nothing; a loss of points always falls due.";
        S22_8c "c" "Level that counts"
            "The level that counts is that of the year the campaign was set to end, with Poland's handicap added, and \
             it must be reached in a victory-point step. Powers not listed keep their base-game levels.";
    }

    Base "The base game" ("base: ", "base-") {
        BaseWar "war" "War and its points"
            "Declaring war on a power costs 3 political points, or 5 if it is an ally. An alliance brings each side \
             1, and whoever breaks it loses 2, be it by joining a war against the ally at another's call.";
        BasePeace "peace" "Peace after a war"
            "A peace bars new declarations between its sides for 18 months, counted from Peace step to Peace step: \
             made in January 1806, it leaves August 1807 free. Who loses cedes to the other side what he controls, or \
             what it has conquered from him; in a peace by agreement each may cede what he controls.";
        BaseEconomy "economy" "The Economic phase"
            "March, June, September and December close with an Economic phase: victory points first, then income, \
             upkeep and purchases, and last the manipulation and the display's own adjustment. Great Britain, \
             at war with Poland, may spend a third of the victory points it just gained to cut Poland's. By an \
             optional rule militia are made infantry, 3$ a factor, in three months, at peace with every major power.";
        BaseArrival "arrival" "Arrival of purchases"
            "Militia arrive in the month after they are bought, and infantry three months after. Other arrivals are \
             as the group's table says, and while it says nothing none are bought.";
        BaseControl "control" "Control of a province"
            "Control of a province passes by conquest or by cession, and not to troops that merely stand in it.";
        BaseCorps "corps" "Counters and their capacity"
            "A corps or fleet counter can be bought only while it is off the map, and holds no more factors than it \
             allows.";
        BaseSiege "siege" "Sieges and forage"
            "A high siege die favours the besieger, and a high forage die costs the besieged. The numbers are as the \
             group's table says.";
        BaseOrder "order" "Phases of a month"
            "A month is played in Political, Reinforcement, Naval and Land phases, with an Economic phase at the end \
             of March, June, September and December.";
        BaseTable "table" "By agreement"
            "By agreement of the table, a value is corrected or a rule set aside, and the reason is written down.";
    }
}

impl Clause {
    /// The clause of that id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Clause> {
        Self::ALL.iter().copied().find(|clause| clause.id() == id)
    }
}

impl Wire for Clause {
    fn to_wire(&self) -> Value {
        Value::id(self.id())
    }

    fn from_wire(value: &Value) -> Result<Self, Wrong> {
        value.text().ok().and_then(Self::from_id).ok_or_else(|| Wrong::kind("the id of a clause", value))
    }
}

serde_by_wire!(Clause);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_clause_is_there_once() {
        let base = Section::Base.clauses().len();
        assert_eq!(base, 9);
        assert_eq!(Clause::ALL.len(), 94 + base);

        let ids: BTreeSet<_> = Clause::ALL.iter().map(|clause| clause.id()).collect();
        let numbers: BTreeSet<_> = Clause::ALL.iter().map(|clause| clause.number()).collect();
        let titles: BTreeSet<_> = Clause::ALL.iter().map(|clause| clause.title()).collect();
        assert_eq!(ids.len(), Clause::ALL.len());
        assert_eq!(numbers.len(), Clause::ALL.len());
        assert_eq!(titles.len(), Clause::ALL.len());
    }

    #[test]
    fn every_section_has_its_number_of_clauses() {
        let counts: Vec<_> = Section::ALL.iter().map(|section| section.clauses().len()).collect();
        assert_eq!(counts, [3, 10, 11, 9, 15, 2, 19, 2, 6, 5, 9, 3, 9]);
    }

    #[test]
    fn clauses_stand_in_the_order_of_the_text() {
        let by_section: Vec<_> = Section::ALL.iter().flat_map(|section| section.clauses()).collect();
        assert_eq!(by_section, Clause::ALL.iter().collect::<Vec<_>>());
        assert!(Clause::ALL.is_sorted());
        assert!(Section::ALL.is_sorted());
        for section in Section::ALL {
            assert!(section.clauses().iter().all(|clause| clause.section() == *section));
            if *section != Section::Base {
                assert!(section.clauses().is_sorted_by_key(|clause| clause.number()), "{section:?}");
            }
        }
    }

    #[test]
    fn names_follow_numbers() {
        for clause in Clause::ALL {
            if clause.section() == Section::Base {
                assert_eq!(clause.number().replace(": ", "-"), clause.id());
            } else {
                assert_eq!(clause.number().replace(' ', "-"), clause.id());
                let name = format!("S{}", clause.number().replace('.', "_").replace(' ', ""));
                assert_eq!(format!("{clause:?}"), name);
            }
        }
        assert_eq!(Clause::S22_3l.number(), "22.3 l");
        assert_eq!(Clause::S22_2_1g.id(), "22.2.1-g");
        assert_eq!(Clause::BaseWar.number(), "base: war");
        assert_eq!(Clause::BaseWar.id(), "base-war");
    }

    #[test]
    fn titles_are_short_and_texts_whole() {
        for clause in Clause::ALL {
            let words = clause.title().split_whitespace().count();
            assert!((2..=5).contains(&words), "{}", clause.title());
            assert!(clause.text().ends_with('.'), "{}", clause.text());
            assert!(!clause.text().contains("  "), "{}", clause.text());
        }
    }

    #[test]
    fn a_clause_is_read_back_from_its_id() {
        for clause in Clause::ALL {
            assert_eq!(Clause::from_id(clause.id()), Some(*clause));
            let written = serde_json::to_string(clause).unwrap();
            assert_eq!(written, format!("\"{}\"", clause.id()));
            assert_eq!(serde_json::from_str::<Clause>(&written).unwrap(), *clause);
        }
    }

    #[test]
    fn an_unknown_clause_is_named() {
        let error = serde_json::from_str::<Clause>("\"22.9-z\"").unwrap_err().to_string();
        assert!(error.contains("22.9-z") && error.contains("a clause"), "{error}");
    }
}
