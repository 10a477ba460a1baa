// What is kept here: every campaign with its texts, and which of them can be read (see src/storage/slots.rs). Nothing is
// written in this file, and names of others at the same address are only counted.
(function () {
  "use strict";
  var rescue = window.rescue;
  var text = rescue.text;
  var PREFIX = "poland-in-arms:";
  var CAMPAIGN = /^campaign:(0|[1-9]\d{0,9})(?::([1-9]\d{0,2})(?::([1-9]\d{0,8}))?)?$/;
  var CLOSING = /^closing:(0|[1-9]\d{0,9})$/;

  // The browser's storage behind four calls. `write` and `remove` throw what the browser throws.
  rescue.browser = function () {
    var storage = window.localStorage;
    return {
      names: function () {
        var names = [];
        for (var at = 0; at < storage.length; at += 1) names.push(storage.key(at));
        return names;
      },
      read: function (name) {
        return storage.getItem(name);
      },
      write: function (name, value) {
        storage.setItem(name, value);
      },
      remove: function (name) {
        storage.removeItem(name);
      },
    };
  };

  // The same over texts that came in a raw file.
  rescue.memory = function (texts) {
    return {
      names: function () {
        return Object.keys(texts);
      },
      read: function (name) {
        return Object.prototype.hasOwnProperty.call(texts, name) ? texts[name] : null;
      },
    };
  };

  function pointerName(id) {
    return PREFIX + "campaign:" + id;
  }

  function slotName(id, slot) {
    return pointerName(id) + ":" + slot;
  }

  function whole(value, least, most) {
    return typeof value === "number" && value >= least && value <= most && Math.floor(value) === value;
  }

  function readPointer(given) {
    var read = given === null ? null : text.parse(given);
    var value = read && read.value;
    if (!value || typeof value !== "object" || !whole(value.now, 0, 255) || !whole(value.count, 0, 4294967295)) return null;
    var byte = function (some) {
      return some === undefined || some === null || whole(some, 0, 255);
    };
    var damaged = value.damaged === undefined ? [] : value.damaged;
    var steps = [value.steps, value.before_steps].map(function (some) {
      return some === undefined ? 0 : some;
    });
    var sound = byte(value.before) && Array.isArray(damaged) && damaged.every(byte) && whole(steps[0], 0, 4294967295) && whole(steps[1], 0, 4294967295);
    if (!sound) return null;
    var before = typeof value.before === "number" ? value.before : null;
    return { now: value.now, steps: steps[0], before: before, beforeSteps: steps[1], damaged: damaged, count: value.count };
  }

  // A text with its cover off; each is read once, as long as it stays the same.
  var covers = {};
  function uncovered(store, name) {
    var given = store.read(name);
    var known = covers[name];
    if (!known || known.given !== given) known = covers[name] = { given: given, cover: text.uncover(given) };
    return known;
  }

  // Adds the acts of a slot to a record as far as they can be read and fit, `most` of them at most.
  function addSteps(store, id, slot, most, held) {
    for (var number = 1; number <= most; number += 1) {
      var found = uncovered(store, slotName(id, slot) + ":" + number);
      var acts = found.cover;
      // Without a pointer the acts end where there is no more of them.
      if (found.given === null && most === Infinity) return;
      if (acts.fault || acts.kind !== "acts" || !text.grow(held.record, acts.content)) {
        held.fault = "has an act, number " + number + ", that " + (acts.fault || "does not fit");
        held.newer = acts.newer;
        return;
      }
      held.version = text.later(held.version, acts.version);
      held.added += 1;
    }
  }

  // A slot with its acts: the record, how many acts were added, and what stopped the reading. Whatever a text holds, it
  // is told as damaged and keeps no other from being listed.
  function hold(store, id, slot, steps) {
    try {
      return held(store, id, slot, steps);
    } catch (wrong) {
      return { fault: "cannot be made out" };
    }
  }

  function held(store, id, slot, steps) {
    var found = uncovered(store, slotName(id, slot));
    var cover = found.cover;
    if (cover.fault) return { fault: cover.fault, newer: cover.newer, given: found.given, version: cover.version };
    var record = cover.kind === "campaign" ? text.unpack(cover.content) : null;
    if (!record) return { fault: "is no record of a campaign" };
    var made = { record: record, version: cover.version, added: 0, fault: null, sealed: cover.sealed };
    addSteps(store, id, slot, steps, made);
    made.told = text.tell(made.record);
    if (!made.told) return { fault: "does not hang together" };
    made.steps = made.added;
    return made;
  }

  function longest(some) {
    return some.filter(function (one) {
      return one && one.told;
    }).reduce(function (best, one) {
      return best && best.told.entries > one.told.entries ? best : one;
    }, null);
  }

  // The text before, with its acts and then those of the latest: whole even if the latest text itself is damaged.
  function mended(store, id, pointer) {
    if (pointer.before === null) return null;
    var held = hold(store, id, pointer.before, pointer.beforeSteps);
    if (!held.told || held.fault) return held.told ? held : null;
    held.added = 0;
    try {
      addSteps(store, id, pointer.now, pointer.steps, held);
      held.told = text.tell(held.record);
    } catch (wrong) {
      return null;
    }
    held.slot = pointer.before;
    held.across = held.added > 0;
    held.whole = held.added === pointer.steps;
    return held;
  }

  // What shows through a text that cannot be read, cut off or newer: a name and the last month, to know it by.
  function glimpse(store, campaign) {
    return campaign.slots.reduce(function (seen, slot) {
      var given = store.read(slotName(campaign.id, slot)) || "";
      var named = /"begin":\{"name":("(?:[^"\\]|\\.){1,200}")/.exec(given.slice(0, 2000));
      var at = given.lastIndexOf('"date":"');
      var read = named && text.parse(named[1]);
      return { name: seen.name || (read ? read.value : null), month: seen.month || (at < 0 ? null : given.slice(at + 8, at + 15)) };
    }, {});
  }

  // The best that can be put together: `how` is latest, mended, earlier, loose (no pointer), newer or lost.
  function best(store, campaign) {
    var pointer = campaign.pointer;
    var found = null;
    if (pointer) {
      var now = hold(store, campaign.id, pointer.now, pointer.steps);
      now.slot = pointer.now;
      if (now.told && !now.fault) return { how: "latest", held: now };
      if (now.newer) return { how: "newer", held: now, fault: now.fault };
      found = longest([now, mended(store, campaign.id, pointer)]);
      if (found) return { how: found.whole ? "mended" : "earlier", held: found, fault: now.fault };
    }
    // Beyond what the clerk tries: any text at all, also one set aside.
    var newer = null;
    found = longest(campaign.slots.map(function (slot) {
      var held = hold(store, campaign.id, slot, Infinity);
      held.slot = slot;
      if (held.newer) newer = held;
      return held;
    }));
    if (newer) return { how: "newer", held: newer, fault: newer.fault };
    return { how: found ? "loose" : "lost", held: found };
  }

  function generations(store, campaign) {
    var pointer = campaign.pointer;
    var listed = [];
    var add = function (role, slot, steps) {
      var held = hold(store, campaign.id, slot, steps);
      listed.push({ role: role, slot: slot, steps: steps, held: held });
    };
    if (pointer) {
      add("now", pointer.now, pointer.steps);
      if (pointer.before !== null) add("before", pointer.before, pointer.beforeSteps);
    }
    campaign.slots.forEach(function (slot) {
      if (pointer && (slot === pointer.now || slot === pointer.before)) return;
      add(pointer ? "aside" : "loose", slot, Infinity);
    });
    return listed;
  }

  function readShelf(store) {
    var given = store.read(PREFIX + "shelf");
    var read = given === null ? { value: {} } : text.parse(given);
    var value = read && read.value;
    var sound = !!value && typeof value === "object" && (value.campaigns === undefined || Array.isArray(value.campaigns));
    return { given: given, sound: sound, value: sound ? value : {} };
  }

  function listedOn(shelf, id) {
    return (shelf.value.campaigns || []).filter(function (one) {
      return one && one.id === id;
    })[0] || null;
  }

  // All that is kept in a store: campaigns, everything else of ours, and how much there is of others.
  rescue.look = function (store) {
    var all = store.names();
    var seen = { campaigns: [], others: [], size: 0, foreign: 0, shelf: readShelf(store), trial: null };
    var byId = {};
    var closings = [];
    all.sort().forEach(function (name) {
      var room = name.length + (store.read(name) || "").length;
      if (name.indexOf(PREFIX) !== 0) {
        seen.foreign += room;
        return;
      }
      seen.size += room;
      var rest = name.slice(PREFIX.length);
      var found = CAMPAIGN.exec(rest);
      if (!found || Number(found[1]) > 4294967295) {
        (CLOSING.test(rest) ? closings : seen.others).push({ name: name, size: room });
        return;
      }
      var id = Number(found[1]);
      var campaign = byId[id] || (byId[id] = { id: id, names: [], slots: [], size: 0 });
      campaign.names.push(name);
      campaign.size += room;
      if (found[2] && campaign.slots.indexOf(Number(found[2])) < 0) campaign.slots.push(Number(found[2]));
    });
    closings.forEach(function (one) {
      var campaign = byId[CLOSING.exec(one.name.slice(PREFIX.length))[1]];
      if (!campaign) return seen.others.push(one);
      campaign.names.push(one.name);
      campaign.size += one.size;
    });
    seen.campaigns = Object.keys(byId).map(function (id) {
      return describe(store, byId[id], seen.shelf);
    });
    // Those that need something come first.
    var sound = function (one) {
      return one.best.how === "latest" ? 1 : 0;
    };
    seen.campaigns.sort(function (one, other) {
      return sound(one) - sound(other) || other.updated - one.updated || other.id - one.id;
    });
    var trial = text.parse(store.read(PREFIX + "trial") || "null");
    if (trial && trial.value && whole(trial.value.id, 0, 4294967295)) seen.trial = trial.value;
    return seen;
  };

  function describe(store, campaign, shelf) {
    campaign.slots.sort(function (one, other) {
      return one - other;
    });
    campaign.given = store.read(pointerName(campaign.id));
    campaign.pointer = readPointer(campaign.given);
    var listed = (campaign.listed = listedOn(shelf, campaign.id));
    campaign.best = best(store, campaign);
    campaign.generations = generations(store, campaign);
    var told = (campaign.best.held && campaign.best.held.told) || glimpse(store, campaign);
    var words = function (some) {
      return typeof some === "string" && some ? text.whole(some.slice(0, 200)) : null;
    };
    campaign.label = listed && words(listed.label);
    campaign.name = campaign.label || (listed && words(listed.name)) || words(told.name);
    campaign.month = (listed && words(listed.month)) || words(told.month);
    campaign.entries = told.entries === undefined ? null : told.entries;
    campaign.updated = (listed && Number(listed.updated)) || 0;
    return campaign;
  }

  rescue.kept = {
    PREFIX: PREFIX, pointerName: pointerName, slotName: slotName, readShelf: readShelf, readPointer: readPointer, hold: hold,
  };
})();
