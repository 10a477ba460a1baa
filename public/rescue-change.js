// All that the rescue page changes. What is written is read back, the pointer last (see src/storage/slots/writing.rs); what
// fails puts everything back as it was. Each of these functions says what went wrong, in words, or nothing.
(function () {
  "use strict";
  var rescue = window.rescue;
  var PREFIX = rescue.PREFIX;
  var MOST_CAMPAIGNS = 100;
  // A raw file holds texts in a text, so it is longer than what it holds.
  rescue.LARGEST_RAW = 6 * rescue.LARGEST;
  var MOVED = "Another window has changed this campaign since it was listed here. It was left as it is; look at it again.";

  function set(name, text) {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  }

  // Writes texts, each a name and a text, in their order, and reads each back; null instead of a text forgets the name.
  rescue.put = function (texts) {
    var done = [];
    try {
      texts.forEach(function (one) {
        done.push([one[0], localStorage.getItem(one[0])]);
        set(one[0], one[1]);
        if (localStorage.getItem(one[0]) !== one[1]) throw new Error("not kept");
      });
      return null;
    } catch (error) {
      // What is new goes first: it makes the room that what was there before needs.
      done.sort(function (one, other) {
        return (one[1] === null ? 0 : 1) - (other[1] === null ? 0 : 1);
      }).forEach(function (one) {
        try {
          set(one[0], one[1]);
        } catch (lost) {
          // It took the place of nothing that is still missing: the old text had fitted.
        }
      });
      var name = (error && error.name) || "";
      if (/quota/i.test(name) || (error && (error.code === 22 || error.code === 1014))) {
        return "There is no room left in this browser’s storage. Nothing was changed.";
      }
      return "The browser did not keep what was written" + (name ? " (" + name + ")" : "") + ". Nothing was changed.";
    }
  };

  function pointerName(id) {
    return PREFIX + "campaign:" + id;
  }

  // Writes texts, unless another window has written to their campaign.
  function change(campaign, texts) {
    return localStorage.getItem(pointerName(campaign.id)) === campaign.given ? rescue.put(texts) : MOVED;
  }

  // The pointer turns to another text; all others are set aside.
  rescue.turnTo = function (campaign, other) {
    // A count that no window has seen, so that every window with this campaign learns of the change. Where the old one
    // cannot be read it is the minutes since 1970: more than any hand can have saved.
    var count = campaign.pointer ? Math.min(campaign.pointer.count + 1, 4294967295) : Math.floor(Date.now() / 60000);
    var aside = campaign.slots.filter(function (slot) {
      return slot !== other.slot && slot < 256;
    });
    var pointer = { now: other.slot, steps: other.acts, damaged: aside, count: count };
    return change(campaign, [[pointerName(campaign.id), JSON.stringify(pointer)]]);
  };

  // The list with a change made to its campaigns; nothing if it cannot be read: then the program makes it anew.
  function shelved(change) {
    var shelf = rescue.readShelf(rescue.all());
    if (!shelf.sound) return [];
    shelf.value.campaigns = change(shelf.campaigns, shelf.value);
    return [[PREFIX + "shelf", rescue.ascii(JSON.stringify(shelf.value))]];
  }

  rescue.remove = function (campaign) {
    var open = localStorage.getItem(PREFIX + "open") === String(campaign.id) ? [PREFIX + "open"] : [];
    return change(campaign, campaign.names.concat(open).map(function (name) {
      return [name, null];
    }).concat(shelved(function (campaigns) {
      return campaigns.filter(function (one) {
        return one.id !== campaign.id;
      });
    })));
  };

  // What a text that was given holds: `found`, campaigns with their texts; or `wrong`, why nothing of it can be added. A file
  // is laid out as a store would keep it, and then looked into as the store is.
  rescue.arrive = function (given) {
    given = given.replace(/^\s*\ufeff?\s*|\s+$/g, "");
    if (!given) return { wrong: "There is nothing in it." };
    var value = given.length > rescue.LARGEST_RAW ? {} : rescue.parse(given);
    if (!value) return { wrong: "It is cut off, or no file of the clerk’s. Nothing was changed; another can be taken at once, also under the same name." };
    var raw = value.kind === "raw";
    if (given.length > (raw ? rescue.LARGEST_RAW : rescue.LARGEST)) return { wrong: "It is larger than anything the clerk or this page writes." };
    if (value.app !== "poland-in-arms") return { wrong: "It is no file of the clerk’s." };
    var texts = {};
    Object.keys((raw && value.keys) || {}).forEach(function (name) {
      if (name.indexOf(PREFIX) === 0 && typeof value.keys[name] === "string") texts[name] = value.keys[name];
    });
    // The campaigns of a shelf as the program wrote them: no name in them is a number, and no number longer than JavaScript's.
    var shelf = value.kind === "shelf" && value.schema === rescue.SCHEMA && Array.isArray(value.campaigns);
    (raw ? [] : shelf ? value.campaigns : [value]).forEach(function (one, at, all) {
      // The first is told first, as one that came last.
      var pointer = pointerName(all.length - at);
      texts[pointer] = '{"now":1,"count":1}';
      texts[pointer + ":1"] = rescue.ascii(shelf ? JSON.stringify(one) : given);
    });
    var found = rescue.look(texts).campaigns;
    found.forEach(function (one) {
      one.texts = texts;
      if (!raw && !one.sound && !one.newer) one.wrong = "It " + one.generations[0].fault + ".";
    });
    if (!found.length) return { wrong: "There is no campaign in it." };
    if (found.length > MOST_CAMPAIGNS) return { wrong: "It holds " + found.length + " campaigns; at most " + MOST_CAMPAIGNS + " are taken at once." };
    // The shelf is not in a raw file of one campaign, so the name it has there is.
    if (found.length === 1 && raw && value.label) found[0].label = found[0].name = rescue.short(value.label);
    return found.length === 1 && found[0].wrong ? found[0] : { found: found };
  };

  // A number that was never given: above every name and above what the shelf remembers.
  function newId(seen) {
    var lost = /"next":(\d{1,9})/.exec(seen.shelf.given || "") || [];
    return seen.campaigns.concat(seen.shelf.campaigns).reduce(function (next, one) {
      return one.id >= next ? one.id + 1 : next;
    }, Math.max(1, Number(seen.shelf.value.next) || 1, Number(lost[1]) || 1));
  }

  // Adds campaigns as new ones, all or none; the texts of each under a new number, its pointer last.
  rescue.bring = function (arrivals) {
    var first = newId(rescue.look(rescue.all()));
    if (first + arrivals.length > 4294967295) return "There is no number left for another campaign.";
    var texts = [];
    arrivals.forEach(function (one, at) {
      one.names.slice().reverse().forEach(function (name) {
        texts.push([name.replace(/(campaign|closing):\d+/, "$1:" + (first + at)), one.texts[name]]);
      });
    });
    var failed = rescue.put(texts);
    if (failed) return failed;
    // The list follows: that it cannot be written loses nothing but the names given on it.
    rescue.put(shelved(function (campaigns, shelf) {
      var last = campaigns.reduce(function (most, one) {
        return Math.max(most, Number(one.updated) || 0);
      }, 0);
      shelf.next = Math.max(Number(shelf.next) || 0, first + arrivals.length);
      return campaigns.concat(arrivals.map(function (one, at) {
        // A month that the clerk cannot read would cost it the whole list.
        var month = /^18\d\d-(0[1-9]|1[0-2])$/.test(one.month) && one.month >= "1805" ? one.month : null;
        return { id: first + at, name: one.name || "", label: one.label || undefined, month: month, entries: one.entries, updated: last + arrivals.length - at, saved: Math.floor(Date.now() / 60000) };
      }));
    }));
    return null;
  };
})();
