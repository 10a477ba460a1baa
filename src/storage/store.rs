//! A place that keeps texts under names: the browser's, or one in memory.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// Why a place did not keep or give a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no storage: forbidden, or a private window without any.
    Denied,
    /// It is full.
    Full,
    /// It was written, but does not read back the same.
    NotKept,
    /// It failed for a reason of its own.
    Failed,
}

/// Keeps texts under names. A failed `write` leaves the old text as it was.
pub trait Store {
    /// The text under a name, if there is one.
    ///
    /// # Errors
    /// When the place cannot be read.
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Puts a text under a name.
    ///
    /// # Errors
    /// When it was not kept; the old text stays.
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// Forgets a name.
    ///
    /// # Errors
    /// When the place cannot be written.
    fn remove(&self, name: &str) -> Result<(), StoreError>;

    /// Every name, of other programs too.
    ///
    /// # Errors
    /// When the place cannot be read.
    fn names(&self) -> Result<Vec<String>, StoreError>;
}

/// Keeps texts as long as the page is open; tests give it a size or let it fail.
#[derive(Debug, Default)]
pub struct Memory {
    texts: RefCell<BTreeMap<String, String>>,
    most: Option<usize>,
}

impl Memory {
    /// A place that is full at `most` characters, names counted.
    #[must_use]
    pub fn of_size(most: usize) -> Self {
        Self { most: Some(most), ..Self::default() }
    }
}

impl Store for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts.borrow().get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let mut texts = self.texts.borrow_mut();
        if let Some(most) = self.most {
            let others = texts.iter().filter(|(other, _)| *other != name);
            let used: usize = others.map(|(name, text)| name.len() + text.len()).sum();
            if used + name.len() + text.len() > most {
                return Err(StoreError::Full);
            }
        }
        texts.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().remove(name);
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}

impl<S: Store + ?Sized> Store for std::rc::Rc<S> {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        (**self).read(name)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        (**self).write(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        (**self).remove(name)
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        (**self).names()
    }
}
