use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::writing::STEPS;
use super::*;
use crate::game::command::Close;
use crate::model::date::GameDate;
use crate::model::economy::Basket;
use crate::storage::Memory;
use crate::storage::testing::{campaign, play_on};

/// A store shared by two windows, which can be made to fail at its nth write from now.
#[derive(Default)]
struct Shared {
    memory: Memory,
    fails_in: Cell<Option<u32>>,
    error: Cell<Option<StoreError>>,
    written: RefCell<Vec<String>>,
}

impl Shared {
    fn fail_in(&self, writes: u32, error: StoreError) {
        self.fails_in.set(Some(writes));
        self.error.set(Some(error));
    }
}

impl Store for Shared {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.memory.read(name)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        match self.fails_in.get() {
            Some(0) => {
                self.fails_in.set(None);
                if self.error.get() == Some(StoreError::NotKept) {
                    return self.memory.write(name, &text[..text.len() / 2]);
                }
                return Err(self.error.get().unwrap());
            }
            Some(more) => self.fails_in.set(Some(more - 1)),
            None => {}
        }
        self.written.borrow_mut().push(name.to_owned());
        self.memory.write(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.memory.remove(name)
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        self.memory.names()
    }
}

fn window(store: &Rc<Shared>) -> Slots {
    Slots::new(Rc::clone(store))
}

/// A store with one campaign, saved three times, the last with a note that says so.
fn kept() -> (Rc<Shared>, CampaignId, Campaign) {
    let store = Rc::new(Shared::default());
    let mut slots = window(&store);
    let id = slots.new_id();
    let mut campaign = campaign("Monday group");
    for note in ["first", "second", "third"] {
        play_on(&mut campaign, note);
        slots.save(id, &campaign, None).unwrap();
    }
    (store, id, campaign)
}

#[test]
fn a_saved_campaign_opens_in_a_new_window() {
    let (store, id, campaign) = kept();
    let mut slots = window(&store);
    let opened = slots.open(id).unwrap();
    assert_eq!(opened, Opened { campaign, generation: Generation::Latest });
    assert_eq!(slots.open(CampaignId(99)), Err(OpenError::NoSuch));
}

#[test]
fn every_name_is_ours_and_every_text_ascii() {
    let (store, ..) = kept();
    window(&store).remember_screen("#/treasury");
    for name in store.names().unwrap() {
        assert!(name.starts_with(PREFIX), "{name}");
        assert!(store.read(&name).unwrap().unwrap().is_ascii(), "{name}");
    }
}

/// The slots of a campaign that hold a text, and how many acts lie beside each.
fn laid(store: &Shared, id: CampaignId) -> Vec<(u8, usize)> {
    let names = store.names().unwrap();
    let acts = |slot: &u8| {
        names.iter().filter(|name| name.starts_with(&format!("{}:", slot_name(id, *slot)))).count()
    };
    SLOTS.filter(|slot| names.contains(&slot_name(id, *slot))).map(|slot| (slot, acts(&slot))).collect()
}

#[test]
fn an_act_costs_an_act_and_two_generations_stay() {
    let (store, id, mut campaign) = kept();
    assert_eq!(laid(&store, id), [(1, 2)]);
    let mut slots = window(&store);
    slots.open(id).unwrap();
    let steps = usize::try_from(STEPS).unwrap();
    for at in 0..3 * steps {
        play_on(&mut campaign, &at.to_string());
        slots.save(id, &campaign, None).unwrap();
        assert!(window(&store).open(id).unwrap().campaign == campaign, "act {at}");
        assert!(laid(&store, id).len() <= 2);
    }
    // 2 + 120 acts: written whole after each 40, so two slots lie there, the older with all its acts.
    let lying = laid(&store, id);
    assert_eq!(lying.iter().map(|(_, acts)| *acts).max(), Some(steps));
    assert_eq!(lying.len(), 2);
    let all: usize = store.names().unwrap().len();
    assert!(all < 2 * steps + 6, "nothing is left behind: {all}");
}

#[test]
fn whatever_write_fails_the_campaign_opens_as_it_was_or_is() {
    let length = STEPS + 6;
    for error in [StoreError::Full, StoreError::NotKept] {
        for fails in 0..3 * length {
            let store = Rc::new(Shared::default());
            let mut slots = window(&store);
            let id = slots.new_id();
            let mut now = campaign("Monday group");
            slots.save(id, &now, None).unwrap();
            store.fail_in(fails, error);
            for act in 0..length {
                let before = now.clone();
                play_on(&mut now, &act.to_string());
                let saved = slots.save(id, &now, None);
                if saved.is_err() || act + 1 == length {
                    let opened = window(&store).open(id).unwrap();
                    let expected = if saved.is_ok() { &now } else { &before };
                    assert!(opened.campaign == *expected, "{error:?} at {fails}, act {act}");
                }
            }
            assert!(slots.save(id, &now, None).is_ok());
            assert!(
                window(&store).open(id).unwrap() == Opened { campaign: now, generation: Generation::Latest }
            );
        }
    }
}

#[test]
fn a_failed_write_leaves_the_old_campaign_and_saving_goes_on() {
    for error in [StoreError::Full, StoreError::Denied, StoreError::NotKept] {
        // The slot, then the pointer.
        for write in [0, 1] {
            let (store, id, before) = kept();
            let mut slots = window(&store);
            let mut campaign = slots.open(id).unwrap().campaign;
            play_on(&mut campaign, "fourth");
            store.fail_in(write, error);
            assert_eq!(slots.save(id, &campaign, None), Err(NotSaved::Store(error)), "write {write}");
            let found = window(&store).open(id).unwrap();
            // A pointer cut in half is found out, and the longest record taken.
            if !(write == 1 && error == StoreError::NotKept) {
                assert_eq!(found, Opened { campaign: before, generation: Generation::Latest });
                slots.save(id, &campaign, None).unwrap();
                assert_eq!(window(&store).open(id).unwrap().campaign, campaign);
            }
        }
    }
}

#[test]
fn a_list_that_cannot_be_written_loses_nothing() {
    let (store, id, _) = kept();
    let mut slots = window(&store);
    let mut campaign = slots.open(id).unwrap().campaign;
    play_on(&mut campaign, "fourth");
    store.fail_in(2, StoreError::Full);
    slots.save(id, &campaign, None).unwrap();
    assert_eq!(window(&store).open(id).unwrap().campaign, campaign);
}

#[test]
fn a_full_storage_says_so() {
    let mut slots = Slots::new(Memory::of_size(500));
    let id = slots.new_id();
    assert_eq!(slots.save(id, &campaign("Monday group"), None), Err(NotSaved::Store(StoreError::Full)));
    assert_eq!(slots.open(id), Err(OpenError::NoSuch));
}

/// A campaign whose slot 2 is the latest, with slot 1 before it.
fn grown() -> (Rc<Shared>, CampaignId, Campaign) {
    let (store, id, mut campaign) = kept();
    let mut slots = window(&store);
    slots.open(id).unwrap();
    for at in 0..STEPS + 3 {
        play_on(&mut campaign, &at.to_string());
        slots.save(id, &campaign, None).unwrap();
    }
    assert_eq!(laid(&store, id), [(1, 40), (2, 5)]);
    (store, id, campaign)
}

fn spoil(store: &Shared, name: &str) -> String {
    let spoilt = store.read(name).unwrap().unwrap().replacen("note", "no\"te", 1);
    store.write(name, &spoilt).unwrap();
    store.written.borrow_mut().clear();
    spoilt
}

#[test]
fn a_damaged_slot_is_put_together_from_the_one_before_and_its_acts() {
    let (store, id, campaign) = grown();
    let latest = slot_name(id, 2);
    let damaged = spoil(&store, &latest);
    let mut slots = window(&store);
    let opened = slots.open(id).unwrap();
    assert!(matches!(opened.generation, Generation::Mended(Fault::Unreadable(SaveError::NotJson { .. }))));
    assert!(opened.campaign == campaign, "nothing is lost");
    assert!(store.written.borrow().is_empty(), "reading writes nothing");
    let mut campaign = opened.campaign;
    for at in 0..2 * STEPS {
        play_on(&mut campaign, &at.to_string());
        slots.save(id, &campaign, None).unwrap();
        assert_eq!(store.read(&latest).unwrap().as_ref(), Some(&damaged));
    }
    assert!(window(&store).open(id).unwrap() == Opened { campaign, generation: Generation::Latest });
    assert!(slots.raw(id).iter().any(|(_, text)| *text == damaged), "it can be handed out");
}

#[test]
fn a_changed_digit_is_found_out() {
    let (store, id, campaign) = grown();
    let latest = slot_name(id, 2);
    let changed = store.read(&latest).unwrap().unwrap().replacen("\"seq\":3", "\"seq\":4", 1);
    store.write(&latest, &changed).unwrap();
    let opened = window(&store).open(id).unwrap();
    assert_eq!(opened.generation, Generation::Mended(Fault::Unreadable(SaveError::Changed)));
    assert!(opened.campaign == campaign);
}

#[test]
fn a_damaged_act_costs_what_came_after_it_and_is_never_written_over() {
    for (number, lost) in [(5, 1), (1, 5)] {
        let (store, id, campaign) = grown();
        let act = step_name(id, 2, number);
        let damaged = spoil(&store, &act);
        let mut slots = window(&store);
        let opened = slots.open(id).unwrap();
        assert!(matches!(opened.generation, Generation::Earlier(Fault::Unreadable(_))), "act {number}");
        let entries = |campaign: &Campaign| campaign.journal().entries.len();
        assert_eq!(entries(&opened.campaign) + lost, entries(&campaign), "act {number}");
        let mut campaign = opened.campaign;
        for at in 0..2 * STEPS {
            play_on(&mut campaign, &at.to_string());
            slots.save(id, &campaign, None).unwrap();
            assert_eq!(store.read(&act).unwrap().as_ref(), Some(&damaged));
        }
        assert!(window(&store).open(id).unwrap() == Opened { campaign, generation: Generation::Latest });
    }
}

#[test]
fn a_damaged_pointer_finds_the_longest_record() {
    let (store, id, campaign) = kept();
    store.write(&pointer_name(id), "{").unwrap();
    let mut slots = window(&store);
    let opened = slots.open(id).unwrap();
    assert_eq!(opened, Opened { campaign, generation: Generation::Earlier(Fault::Pointer) });
    let mut campaign = opened.campaign;
    play_on(&mut campaign, "fourth");
    slots.save(id, &campaign, None).unwrap();
    assert_eq!(window(&store).open(id).unwrap(), Opened { campaign, generation: Generation::Latest });
}

#[test]
fn a_campaign_without_its_pointer_is_listed_and_opens_and_goes_on() {
    let (store, id, mut campaign) = grown();
    store.remove(&pointer_name(id)).unwrap();
    store.remove(SHELF).unwrap();
    let mut slots = window(&store);
    let listed = slots.list().unwrap();
    assert_eq!((listed.len(), listed[0].name.as_str()), (1, "Monday group"));
    let opened = slots.open(id).unwrap();
    assert!(opened.campaign == campaign && opened.generation == Generation::Earlier(Fault::Pointer));
    assert!(store.read(&pointer_name(id)).unwrap().is_none(), "reading writes nothing");
    let before = laid(&store, id);
    let mut other = window(&store);
    other.open(id).unwrap();
    play_on(&mut campaign, "since");
    slots.save(id, &campaign, None).unwrap();
    assert!(laid(&store, id).starts_with(&before), "what lay there stays");
    assert!(window(&store).open(id).unwrap() == Opened { campaign, generation: Generation::Latest });
    assert_eq!(other.save(id, &opened.campaign, None), Err(NotSaved::SavedElsewhere));
    slots.forget(id).unwrap();
    assert_eq!(slots.list(), Ok(Vec::new()));
}

#[test]
fn where_both_generations_are_lost_one_set_aside_opens() {
    let (store, id, campaign) = grown();
    for slot in [1, 2] {
        let name = slot_name(id, slot);
        store.write(&slot_name(id, slot + 4), &store.read(&name).unwrap().unwrap()).unwrap();
        store.write(&name, "lost").unwrap();
    }
    let mut slots = window(&store);
    let opened = slots.open(id).unwrap();
    assert!(matches!(opened.generation, Generation::Earlier(Fault::Unreadable(SaveError::NotJson { .. }))));
    assert_eq!(opened.campaign.journal().entries.len() + 5, campaign.journal().entries.len());
    let mut campaign = opened.campaign;
    for at in 0..2 * STEPS {
        play_on(&mut campaign, &at.to_string());
        slots.save(id, &campaign, None).unwrap();
        assert!([1, 2].iter().all(|slot| store.read(&slot_name(id, *slot)).unwrap().unwrap() == "lost"));
    }
    assert!(window(&store).open(id).unwrap() == Opened { campaign, generation: Generation::Latest });
}

#[test]
fn without_a_pointer_a_newer_text_is_not_passed_over() {
    for newer in [slot_name(CampaignId(1), 2), step_name(CampaignId(1), 2, 5)] {
        let (store, id, _) = grown();
        assert_eq!(id, CampaignId(1));
        let text = store.read(&newer).unwrap().unwrap().replace("\"schema\":1", "\"schema\":2");
        store.write(&newer, &text).unwrap();
        store.remove(&pointer_name(id)).unwrap();
        let opened = window(&store).open(id);
        assert!(
            matches!(opened, Err(OpenError::Lost(Fault::Unreadable(SaveError::Newer { .. })))),
            "{newer}"
        );
    }
}

#[test]
fn nothing_readable_is_an_error_and_stays_as_it_is() {
    let (store, id, campaign) = kept();
    store.write(&slot_name(id, 1), "lost").unwrap();
    let mut slots = window(&store);
    assert!(matches!(slots.open(id), Err(OpenError::Lost(Fault::Unreadable(SaveError::NotJson { .. })))));
    assert_eq!(
        slots.save(id, &campaign, None),
        Err(NotSaved::SavedElsewhere),
        "not opened, not written over"
    );
    assert!(slots.raw(id).iter().any(|(_, text)| text == "lost"));
}

#[test]
fn a_newer_text_is_not_passed_over_for_an_older_one() {
    let (store, id, campaign) = kept();
    let latest = slot_name(id, 1);
    let newer = store.read(&latest).unwrap().unwrap().replace("\"schema\":1", "\"schema\":2");
    store.write(&latest, &newer).unwrap();
    let mut slots = window(&store);
    assert!(matches!(slots.open(id), Err(OpenError::Lost(Fault::Unreadable(SaveError::Newer { .. })))));
    assert_eq!(slots.save(id, &campaign, None), Err(NotSaved::SavedElsewhere));
    assert_eq!(store.read(&latest).unwrap(), Some(newer));
}

#[test]
fn a_second_window_does_not_write_over_the_first() {
    let (store, id, _) = kept();
    let (mut one, mut other) = (window(&store), window(&store));
    let mut here = one.open(id).unwrap().campaign;
    let mut there = other.open(id).unwrap().campaign;
    play_on(&mut here, "here");
    one.save(id, &here, None).unwrap();
    play_on(&mut there, "there");
    assert_eq!(other.save(id, &there, None), Err(NotSaved::SavedElsewhere));
    assert_eq!(other.open(id).unwrap().campaign, here);
    let copy = other.new_id();
    other.save(copy, &there, None).unwrap();
    assert_eq!(other.list().unwrap().len(), 2);
}

#[test]
fn the_list_names_what_is_kept_latest_first() {
    let (store, first, _) = kept();
    let mut slots = window(&store);
    let second = slots.new_id();
    assert_ne!(first, second);
    slots.save(second, &campaign("Wednesday — group"), None).unwrap();
    let names = |slots: &Slots| slots.list().unwrap().into_iter().map(|one| one.name).collect::<Vec<_>>();
    assert_eq!(names(&slots), ["Wednesday — group", "Monday group"]);
    slots.open(first).unwrap();
    slots.save(first, &campaign("Monday group"), None).unwrap();
    assert_eq!(names(&slots), ["Monday group", "Wednesday — group"]);

    // Without the list the campaigns name themselves.
    store.remove(SHELF).unwrap();
    assert_eq!(names(&slots), ["Wednesday — group", "Monday group"]);
    store.write(SHELF, "[").unwrap();
    assert_eq!(slots.list().unwrap().len(), 2);
    assert!(slots.list().unwrap().iter().all(|one| one.month == Some(GameDate::START)));
    assert_eq!(slots.new_id(), CampaignId(3));
}

#[test]
fn a_forgotten_campaign_is_gone_and_its_id_with_it() {
    let (store, id, _) = kept();
    let mut slots = window(&store);
    slots.open(id).unwrap();
    slots.remember_open(Some(id));
    slots.forget(id).unwrap();
    assert_eq!(slots.list(), Ok(Vec::new()));
    assert_eq!(slots.open(id), Err(OpenError::NoSuch));
    assert_eq!(slots.last_open(), None);
    assert_eq!(store.names().unwrap(), [SHELF]);
    assert_ne!(slots.new_id(), id);
}

#[test]
fn a_close_begun_and_a_basket_are_kept_and_go_with_the_campaign() {
    let (store, id, _) = kept();
    let mut slots = window(&store);
    assert_eq!(slots.closing(id), (None, Basket::default()));
    let close = Close { loss: Some(true), ..Close::default() };
    let basket = Basket { infantry: 3, ..Basket::default() };
    let begun = Some((GameDate::START, close));
    slots.keep_closing(id, begun.clone(), basket.clone());
    assert_eq!(window(&store).closing(id), (begun, basket.clone()));
    slots.keep_closing(id, None, basket.clone());
    assert_eq!(slots.closing(id), (None, basket.clone()));
    let name = format!("poland-in-arms:closing:{}", id.number());
    store.write(&name, "{not a close").unwrap();
    assert_eq!(slots.closing(id), (None, Basket::default()), "what cannot be read is let go");
    slots.keep_closing(id, None, basket);
    slots.forget(id).unwrap();
    assert_eq!(store.names().unwrap(), [SHELF]);
    slots.keep_closing(id, None, Basket::default());
    assert_eq!(store.names().unwrap(), [SHELF]);
}

#[test]
fn the_last_screen_and_campaign_are_remembered() {
    let (store, id, _) = kept();
    let slots = window(&store);
    assert_eq!((slots.last_open(), slots.last_screen()), (None, None));
    slots.remember_open(Some(id));
    slots.remember_screen("#/forces");
    let slots = window(&store);
    assert_eq!((slots.last_open(), slots.last_screen()), (Some(id), Some("#/forces".to_owned())));
    slots.remember_screen(&"#".repeat(LONGEST_SCREEN + 1));
    assert_eq!(slots.last_screen(), Some("#/forces".to_owned()));
}

#[test]
fn a_name_given_on_the_shelf_stays_and_a_copy_is_a_campaign_of_its_own() {
    let (store, id, mut campaign) = kept();
    let mut slots = window(&store);
    slots.relist(id, |listed| listed.label = Some("Środa".to_owned())).unwrap();
    slots.open(id).unwrap();
    play_on(&mut campaign, "fourth");
    slots.save(id, &campaign, Some(Moment(29_000_000))).unwrap();
    let listed = slots.listed(id).unwrap();
    assert_eq!((listed.shown(), listed.entries, listed.saved), ("Środa", 5, Some(Moment(29_000_000))));
    assert!(slots.size(id) > 500);
    let copy = slots.duplicate(id, "Środa, a copy", None).unwrap();
    assert_ne!(copy, id);
    play_on(&mut campaign, "fifth");
    slots.save(id, &campaign, None).unwrap();
    assert_eq!(slots.open(copy).unwrap().campaign.journal().entries.len(), 5);
    slots.relist(copy, |listed| listed.removed = true).unwrap();
    assert!(slots.listed(copy).unwrap().removed);
    assert!(slots.open(copy).is_ok(), "until it is removed for good");
}

#[test]
fn a_window_left_behind_knows_it() {
    let (store, id, _) = kept();
    let (mut one, mut other) = (window(&store), window(&store));
    let mut here = one.open(id).unwrap().campaign;
    other.open(id).unwrap();
    assert!(!other.is_stale(id));
    play_on(&mut here, "here");
    one.save(id, &here, None).unwrap();
    assert!(other.is_stale(id) && !one.is_stale(id));
    other.open(id).unwrap();
    assert!(!other.is_stale(id));
}

#[test]
fn a_campaign_that_does_not_open_twice_stays_closed_once() {
    let (store, id, _) = kept();
    let slots = || window(&store);
    for _ in 0..2 {
        assert!(slots().may_open(id));
        slots().begin_opening(id);
    }
    assert!(!slots().may_open(id));
    assert!(slots().may_open(id), "the attempts begin anew");
    for other in [id, CampaignId(9), id] {
        slots().begin_opening(other);
    }
    assert!(slots().may_open(id), "twice in a row, not twice ever");
    slots().end_opening();
    assert!(!store.names().unwrap().iter().any(|name| name.contains("trial")));
}

/// A campaign saved by the first release, whose pointer knows no acts.
#[test]
fn what_the_first_release_saved_opens_and_goes_on() {
    let store = Rc::new(Shared::default());
    let mut saved = campaign("Monday group");
    play_on(&mut saved, "before");
    let text = envelope::encode(&saved).unwrap();
    store.write("poland-in-arms:campaign:3:2", &text).unwrap();
    store.write("poland-in-arms:campaign:3", r#"{"now":2,"before":1,"count":7}"#).unwrap();
    let mut slots = window(&store);
    let id = CampaignId(3);
    assert_eq!(slots.open(id).unwrap().campaign, saved);
    play_on(&mut saved, "since");
    slots.save(id, &saved, None).unwrap();
    assert_eq!(window(&store).open(id).unwrap().campaign, saved);
}
