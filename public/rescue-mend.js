// All that the rescue page changes: repairs, campaigns brought in, campaigns removed. What is written is read back, the
// pointer last (see src/storage/slots/writing.rs); what fails puts everything back as it was. Each of these functions
// says what went wrong, in words, or nothing.
(function () {
  "use strict";
  var rescue = window.rescue;
  var text = rescue.text;
  var kept = rescue.kept;
  var MOST_CAMPAIGNS = 100;
  // A raw file holds texts in a text, so it is longer than what it holds.
  var LARGEST_FILE = 6 * rescue.LARGEST;
  var LONGEST_LABEL = 80;
  var MOVED = "Another window has changed this campaign since it was listed here. It was left as it is; look at it again.";

  function why(error) {
    var name = (error && error.name) || "";
    if (/quota/i.test(name) || (error && (error.code === 22 || error.code === 1014))) {
      return "There is no room left in this browser’s storage. Nothing was changed.";
    }
    return "The browser did not keep what was written" + (name ? " (" + name + ")" : "") + ". Nothing was changed.";
  }

  // Writes texts in their order and reads each back; null instead of a text forgets the name.
  function put(store, texts) {
    var done = [];
    try {
      texts.forEach(function (one) {
        done.push({ name: one.name, text: store.read(one.name) });
        if (one.text === null) store.remove(one.name);
        else store.write(one.name, one.text);
        if (store.read(one.name) !== one.text) throw new Error("not kept");
      });
      return null;
    } catch (error) {
      // What is new goes first: it makes the room that what was there before needs.
      done.sort(function (one, other) {
        return (one.text === null ? 0 : 1) - (other.text === null ? 0 : 1);
      });
      done.forEach(function (one) {
        try {
          if (one.text === null) store.remove(one.name);
          else store.write(one.name, one.text);
        } catch (lost) {
          // It took the place of nothing that is still missing: the old text had fitted.
        }
      });
      return why(error);
    }
  }

  function moved(store, campaign) {
    return store.read(kept.pointerName(campaign.id)) !== campaign.given;
  }

  // A count that no window has seen, so that every window with this campaign learns of the change. Where the old one
  // cannot be read it is the minutes since 1970: more than any hand can have saved.
  function nextCount(campaign) {
    if (campaign.pointer) return Math.min(campaign.pointer.count + 1, 4294967295);
    return Math.floor(Date.now() / 60000);
  }

  function pointerTo(campaign, now, steps, before, beforeSteps) {
    var aside = campaign.slots.filter(function (slot) {
      return slot !== now && slot !== before && slot < 256;
    });
    var line = '{"now":' + now + (steps ? ',"steps":' + steps : "");
    if (before !== null) line += ',"before":' + before + (beforeSteps ? ',"before_steps":' + beforeSteps : "");
    if (aside.length) line += ',"damaged":[' + aside.join(",") + "]";
    return { name: kept.pointerName(campaign.id), text: line + ',"count":' + nextCount(campaign) + "}" };
  }

  function freeSlot(campaign) {
    for (var slot = 1; slot <= 8; slot += 1) {
      if (campaign.slots.indexOf(slot) < 0) return slot;
    }
    return null;
  }

  // The pointer turns to the best that can be put together; what lies in one slot stays there, else it is written whole.
  function putRight(store, campaign) {
    if (moved(store, campaign)) return MOVED;
    var held = campaign.best.held;
    var other = campaign.generations.filter(function (one) {
      return one.slot !== held.slot && one.role !== "aside" && one.held.told && !one.held.fault;
    })[0];
    if (!held.across) {
      return put(store, [pointerTo(campaign, held.slot, held.steps, other ? other.slot : null, other ? other.held.steps : 0)]);
    }
    var free = freeSlot(campaign);
    if (free === null) return "All eight places of this campaign are taken. Save it raw, forget its damaged texts, and try again.";
    var whole = text.cover(held.record, held.version, null);
    if (whole.length > rescue.LARGEST) return "Put together, it is larger than the clerk reads. Nothing was changed; save it raw.";
    return put(store, [{ name: kept.slotName(campaign.id, free), text: whole }, pointerTo(campaign, free, 0, held.slot, held.steps)]);
  }

  // The pointer turns to another text; the present one is set aside.
  function turnTo(store, campaign, other) {
    if (moved(store, campaign)) return MOVED;
    return put(store, [pointerTo(campaign, other.slot, other.held.steps, null, 0)]);
  }

  function stepsOf(campaign, slots) {
    return campaign.names.filter(function (name) {
      var part = name.slice(kept.pointerName(campaign.id).length + 1).split(":");
      return slots.indexOf(Number(part[0])) >= 0;
    });
  }

  function forgetAside(store, campaign) {
    if (moved(store, campaign)) return MOVED;
    var pointer = campaign.pointer;
    var aside = campaign.slots.filter(function (slot) {
      return slot !== pointer.now && slot !== pointer.before;
    });
    var left = { id: campaign.id, pointer: pointer, slots: [] };
    var turned = [pointerTo(left, pointer.now, pointer.steps, pointer.before, pointer.beforeSteps)];
    return put(store, turned.concat(stepsOf(campaign, aside).map(function (name) {
      return { name: name, text: null };
    })));
  }

  // The shelf with a change made to its campaigns; nothing if it cannot be read: then it is left for who mends it.
  function shelved(store, change) {
    var shelf = kept.readShelf(store);
    if (!shelf.sound) return [];
    var value = shelf.value;
    value.campaigns = change(value.campaigns || [], value);
    return [{ name: kept.PREFIX + "shelf", text: text.ascii(JSON.stringify(value)) }];
  }

  function remove(store, campaign) {
    if (moved(store, campaign)) return MOVED;
    // The pointer first: what is left behind if the rest cannot be removed is then no campaign.
    var names = campaign.names.slice().sort(function (one, other) {
      return (one === kept.pointerName(campaign.id) ? 0 : 1) - (other === kept.pointerName(campaign.id) ? 0 : 1);
    });
    var open = store.read(kept.PREFIX + "open") === String(campaign.id) ? [kept.PREFIX + "open"] : [];
    var gone = names.concat(open).map(function (name) {
      return { name: name, text: null };
    });
    return put(store, gone.concat(shelved(store, function (campaigns) {
      return campaigns.filter(function (one) {
        return !one || one.id !== campaign.id;
      });
    })));
  }

  function forget(store, names) {
    return put(store, names.map(function (name) {
      return { name: kept.PREFIX + name, text: null };
    }));
  }

  // Bringing campaigns in.

  function short(name) {
    return name ? text.whole(name.slice(0, LONGEST_LABEL)) : null;
  }

  // A month that the clerk can read; another would cost it the whole list.
  function month(told) {
    var found = /^(\d{4})-(\d{2})$/.exec(told || "");
    return found && found[1] >= 1805 && found[1] <= 1904 && found[2] >= 1 && found[2] <= 12 ? told : null;
  }

  // One campaign of a file, as it would be laid here; or what is wrong with it.
  function ofFile(given) {
    var cover = text.uncover(given);
    var label = short(cover.label);
    if (cover.newer && (cover.kind === "campaign" || cover.kind === null)) {
      return { newer: true, fault: cover.fault, label: label, name: label, laid: cover.line };
    }
    if (cover.fault) return { wrong: "It " + cover.fault + "." };
    var record = cover.kind === "campaign" ? text.unpack(cover.content) : null;
    var told = record && text.tell(record);
    if (!told) return { wrong: "It holds no campaign that hangs together." };
    return { label: label, name: label || told.name, told: told, laid: text.cover(record, cover.version, null) };
  }

  function ofRaw(keys, label) {
    var texts = {};
    Object.keys(keys).forEach(function (name) {
      if (name.indexOf(kept.PREFIX) === 0 && typeof keys[name] === "string") texts[name] = keys[name];
    });
    var campaigns = rescue.look(rescue.memory(texts)).campaigns;
    // The shelf is not in a raw file of one campaign, so the name it has there is.
    if (campaigns.length === 1 && typeof label === "string") campaigns[0].label = campaigns[0].name = short(label);
    return campaigns.map(function (campaign) {
      var told = campaign.best.held && campaign.best.held.told;
      return { raw: campaign, texts: texts, label: campaign.label, name: campaign.name, told: told, newer: campaign.best.how === "newer", fault: campaign.best.fault };
    });
  }

  // What a text that was given holds: `found`, campaigns to be brought in or what is wrong with each; or `wrong`.
  function arrive(given) {
    try {
      return arrived(given);
    } catch (wrong) {
      return { wrong: "It cannot be made out. Nothing was changed." };
    }
  }

  function arrived(given) {
    given = given.replace(/^\s*\ufeff?\s*|\s+$/g, "");
    if (!given) return { wrong: "There is nothing in it." };
    if (given.length > LARGEST_FILE) return { wrong: "It is larger than anything the clerk or this page writes." };
    var read = text.parse(given);
    if (!read) return { wrong: "It is cut off, or no file of the clerk’s. Nothing was changed; another can be taken at once, also under the same name." };
    var value = read.value;
    if (!value || value.app !== "poland-in-arms") return { wrong: "It is no file of the clerk’s." };
    var found;
    if (value.kind === "raw") {
      if (!value.keys || typeof value.keys !== "object") return { wrong: "It says that it is a raw file, and holds nothing." };
      found = ofRaw(value.keys, value.label);
    } else if (value.kind === "shelf") {
      var cover = text.uncover(given);
      if (cover.fault) return { wrong: "It " + cover.fault + "." };
      found = text.parts(cover.content).map(function (one) {
        return ofFile(one.text);
      });
    } else {
      found = [ofFile(given)];
    }
    if (!found.length) return { wrong: "There is no campaign in it." };
    if (found.length > MOST_CAMPAIGNS) return { wrong: "It holds " + found.length + " campaigns; at most " + MOST_CAMPAIGNS + " are taken at once." };
    return found.length === 1 && found[0].wrong ? { wrong: found[0].wrong } : { found: found };
  }

  // A number that was never given: above every name and above what the shelf remembers.
  function newId(seen) {
    var next = Number(seen.shelf.value.next) || 1;
    seen.campaigns.forEach(function (one) {
      next = Math.max(next, one.id + 1);
    });
    (seen.shelf.value.campaigns || []).forEach(function (one) {
      if (one && one.id >= next) next = one.id + 1;
    });
    var lost = /"next":(\d{1,9})/.exec(seen.shelf.given || "");
    return Math.max(next, lost ? Number(lost[1]) : 1);
  }

  // The texts of a campaign under a new number, its pointer last.
  function laidOut(arrival, id) {
    if (!arrival.raw) {
      return [
        { name: kept.slotName(id, 1), text: arrival.laid },
        { name: kept.pointerName(id), text: '{"now":1,"count":1}' },
      ];
    }
    var old = arrival.raw;
    var pointer = kept.pointerName(old.id);
    var under = { id: id, pointer: null, slots: old.slots };
    var texts = old.names.filter(function (name) {
      return name !== pointer;
    }).map(function (name) {
      var own = name.indexOf(pointer) === 0 ? kept.pointerName(id) + name.slice(pointer.length) : kept.PREFIX + "closing:" + id;
      return { name: own, text: arrival.texts[name] };
    });
    var held = old.best.held;
    var made = held && held.told ? pointerTo(under, held.slot, held.steps, null, 0) : pointerTo(under, old.slots[0] || 1, 0, null, 0);
    if (old.pointer) made = { name: kept.pointerName(id), text: arrival.texts[pointer] };
    return texts.concat(made);
  }

  // Adds campaigns as new ones, all or none.
  function bring(store, arrivals) {
    var id = newId(rescue.look(store));
    var listed = [];
    var texts = [];
    if (id + arrivals.length > 4294967295) return "There is no number left for another campaign.";
    arrivals.forEach(function (arrival) {
      texts = texts.concat(laidOut(arrival, id));
      var told = arrival.told || {};
      var entry = { id: id, name: short(told.name || arrival.name) || "", month: month(told.month), entries: told.entries };
      if (arrival.label) entry.label = short(arrival.label);
      listed.push(entry);
      id += 1;
    });
    var failed = put(store, texts);
    if (failed) return failed;
    // The list follows: that it cannot be written loses nothing but the names given on it.
    put(store, shelved(store, function (campaigns, shelf) {
      var last = campaigns.reduce(function (most, one) {
        return Math.max(most, (one && Number(one.updated)) || 0);
      }, 0);
      shelf.next = Math.max(Number(shelf.next) || 0, id);
      return campaigns.concat(listed.map(function (entry, at) {
        entry.updated = last + 1 + at;
        entry.saved = Math.floor(Date.now() / 60000);
        return entry;
      }));
    }));
    return null;
  }

  rescue.mend = { putRight: putRight, turnTo: turnTo, forgetAside: forgetAside, remove: remove, forget: forget, arrive: arrive, bring: bring };
})();
