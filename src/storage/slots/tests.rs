use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::*;
use crate::engine::command::Close;
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
        slots.save(id, &campaign).unwrap();
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
    let slots: Vec<_> = store.names().unwrap().into_iter().filter(|name| name.contains(":1:")).collect();
    assert_eq!(slots.len(), 2, "two generations: {slots:?}");
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
            assert_eq!(slots.save(id, &campaign), Err(NotSaved::Store(error)), "write {write}");
            let found = window(&store).open(id).unwrap();
            // A pointer cut in half is found out, and the longest record taken.
            if !(write == 1 && error == StoreError::NotKept) {
                assert_eq!(found, Opened { campaign: before, generation: Generation::Latest });
                slots.save(id, &campaign).unwrap();
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
    slots.save(id, &campaign).unwrap();
    assert_eq!(window(&store).open(id).unwrap().campaign, campaign);
}

#[test]
fn a_full_storage_says_so() {
    let mut slots = Slots::new(Memory::of_size(500));
    let id = slots.new_id();
    assert_eq!(slots.save(id, &campaign("Monday group")), Err(NotSaved::Store(StoreError::Full)));
    assert_eq!(slots.open(id), Err(OpenError::NoSuch));
}

#[test]
fn a_damaged_slot_falls_back_and_is_never_written_over() {
    let (store, id, campaign) = kept();
    // The third save lies where the first did.
    let latest = slot_name(id, 1);
    let damaged = store.read(&latest).unwrap().unwrap().replace("third", "thi\"rd");
    store.write(&latest, &damaged).unwrap();
    store.written.borrow_mut().clear();

    let mut slots = window(&store);
    let opened = slots.open(id).unwrap();
    assert!(matches!(opened.generation, Generation::Earlier(Fault::Unreadable(SaveError::NotJson { .. }))));
    assert_eq!(opened.campaign.journal().entries.len() + 1, campaign.journal().entries.len());
    assert!(store.written.borrow().is_empty(), "reading writes nothing");

    let mut campaign = opened.campaign;
    for note in ["again", "and again", "and once more"] {
        play_on(&mut campaign, note);
        slots.save(id, &campaign).unwrap();
        assert_eq!(store.read(&latest).unwrap().as_ref(), Some(&damaged));
    }
    assert_eq!(window(&store).open(id).unwrap(), Opened { campaign, generation: Generation::Latest });
    assert!(slots.raw(id).contains(&damaged), "it can be downloaded");
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
    slots.save(id, &campaign).unwrap();
    assert_eq!(window(&store).open(id).unwrap(), Opened { campaign, generation: Generation::Latest });
}

#[test]
fn nothing_readable_is_an_error_and_stays_as_it_is() {
    let (store, id, campaign) = kept();
    for slot in [1, 2] {
        store.write(&slot_name(id, slot), "lost").unwrap();
    }
    let mut slots = window(&store);
    assert!(matches!(slots.open(id), Err(OpenError::Lost(Fault::Unreadable(SaveError::NotJson { .. })))));
    assert_eq!(slots.save(id, &campaign), Err(NotSaved::SavedElsewhere), "not opened, not written over");
    assert_eq!(slots.raw(id), ["lost", "lost"]);
}

#[test]
fn a_newer_text_is_not_passed_over_for_an_older_one() {
    let (store, id, campaign) = kept();
    let latest = slot_name(id, 1);
    let newer = store.read(&latest).unwrap().unwrap().replace("\"schema\":1", "\"schema\":2");
    store.write(&latest, &newer).unwrap();
    let mut slots = window(&store);
    assert!(matches!(slots.open(id), Err(OpenError::Lost(Fault::Unreadable(SaveError::Newer { .. })))));
    assert_eq!(slots.save(id, &campaign), Err(NotSaved::SavedElsewhere));
    assert_eq!(store.read(&latest).unwrap(), Some(newer));
}

#[test]
fn a_second_window_does_not_write_over_the_first() {
    let (store, id, _) = kept();
    let (mut one, mut other) = (window(&store), window(&store));
    let mut here = one.open(id).unwrap().campaign;
    let mut there = other.open(id).unwrap().campaign;
    play_on(&mut here, "here");
    one.save(id, &here).unwrap();
    play_on(&mut there, "there");
    assert_eq!(other.save(id, &there), Err(NotSaved::SavedElsewhere));
    assert_eq!(other.open(id).unwrap().campaign, here);
    let copy = other.new_id();
    other.save(copy, &there).unwrap();
    assert_eq!(other.list().unwrap().len(), 2);
}

#[test]
fn the_list_names_what_is_kept_latest_first() {
    let (store, first, _) = kept();
    let mut slots = window(&store);
    let second = slots.new_id();
    assert_ne!(first, second);
    slots.save(second, &campaign("Wednesday — group")).unwrap();
    let names = |slots: &Slots| slots.list().unwrap().into_iter().map(|one| one.name).collect::<Vec<_>>();
    assert_eq!(names(&slots), ["Wednesday — group", "Monday group"]);
    slots.open(first).unwrap();
    slots.save(first, &campaign("Monday group")).unwrap();
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
