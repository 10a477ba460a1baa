// What is kept here: every campaign with its texts (see src/storage/slots.rs). A text is only looked into: whether it is
// as it was written, and how a damaged one is mended, the program knows (src/storage/slots/reading.rs), and it does so
// when it opens the campaign. Written for old browsers too: this has to work where the program does not.
(function () {
  "use strict";
  var rescue = (window.rescue = {});
  var APP = "poland-in-arms";
  var PREFIX = APP + ":";
  // The number of the campaign, and the slot; or the number of the campaign whose close it is.
  var NAME = /^(?:campaign:(0|[1-9]\d{0,9})(?::([1-9]\d{0,2})(?::[1-9]\d{0,8})?)?|closing:(0|[1-9]\d{0,9}))$/;
  // The version and the schema that this page knows, and the most that is read, in characters.
  rescue.PREFIX = PREFIX;
  rescue.VERSION = "0.2.0";
  rescue.SCHEMA = 1;
  rescue.LARGEST = 4000000;

  // All that the browser keeps for this address, by name. It throws what the browser throws.
  rescue.all = function () {
    var texts = {};
    for (var at = 0; at < localStorage.length; at += 1) texts[localStorage.key(at)] = localStorage.getItem(localStorage.key(at));
    return texts;
  };

  // JSON on ASCII alone, as the program writes it: some browsers keep half as much of anything else.
  rescue.ascii = function (json) {
    return json.replace(/[^\x00-\x7f]/g, function (unit) {
      return "\\u" + ("000" + unit.charCodeAt(0).toString(16)).slice(-4);
    });
  };

  // The value of a text; nothing if there is none, or it is no JSON.
  rescue.parse = function (given) {
    try {
      return JSON.parse(given);
    } catch (wrong) {
      return null;
    }
  };

  // A name as the program takes it: not longer, and without halves of letters, which it refuses to read anywhere.
  rescue.short = function (name) {
    var cut = typeof name === "string" ? name.slice(0, 80) : "";
    return cut.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, function (letter) {
      return letter.length === 2 ? letter : "\ufffd";
    }) || null;
  };

  function whole(value, least, most) {
    return typeof value === "number" && value >= least && value <= most && Math.floor(value) === value;
  }

  // What shows in the text of a campaign, or of acts; or `fault`, what is wrong with it, in words that follow its name.
  rescue.peek = function (given, kind) {
    if (given === undefined) return { fault: "is gone" };
    if (given.length > rescue.LARGEST) return { fault: "is larger than anything the clerk writes" };
    var value = rescue.parse(given);
    if (!value) return { fault: "is cut off, or no JSON at all" };
    if (value.app !== APP || !whole(value.schema, 1, 4294967295)) return { fault: "is nothing of this program’s" };
    var seen = { label: value.label };
    if (value.schema > rescue.SCHEMA) {
      seen.newer = value.kind === kind;
      seen.fault = "was written by version " + String(value.version).slice(0, 60) + " (schema " + value.schema +
        "), which is newer than this page: version " + rescue.VERSION + " (schema " + rescue.SCHEMA + ")";
      return seen;
    }
    var entries = value.kind === kind && value[kind] ? value[kind].entries || [] : null;
    var last = entries && entries[entries.length - 1];
    var begin = entries && entries[0] && entries[0].command && entries[0].command.begin;
    if (!Array.isArray(entries) || (kind === "campaign" && !begin)) return { fault: "does not hold what it should" };
    seen.entries = entries.length;
    seen.month = last && typeof last.date === "string" ? last.date : null;
    seen.name = begin && begin.name;
    return seen;
  };

  function readPointer(given) {
    var value = rescue.parse(given);
    if (!value || !whole(value.now, 0, 255) || !whole(value.count, 0, 4294967295)) return null;
    var before = whole(value.before, 0, 255) ? value.before : null;
    return { now: value.now, steps: Number(value.steps) || 0, before: before, beforeSteps: Number(value.before_steps) || 0, count: value.count };
  }

  // A slot with its acts, as far as they can be read here.
  function generation(texts, campaign, role, slot, steps) {
    var name = PREFIX + "campaign:" + campaign.id + ":" + slot;
    var seen = rescue.peek(texts[name], "campaign");
    seen.role = role;
    seen.slot = slot;
    seen.acts = 0;
    for (var number = 1; !seen.fault && number <= steps; number += 1) {
      var given = texts[name + ":" + number];
      // Of acts that no pointer counts there are as many as there are.
      if (given === undefined && steps === Infinity) break;
      var act = rescue.peek(given, "acts");
      seen.fault = act.fault && "has an act, number " + number + ", that " + act.fault;
      seen.newer = act.newer;
      if (act.fault) break;
      seen.acts = number;
      seen.entries += act.entries;
      seen.month = act.month || seen.month;
    }
    return seen;
  }

  function describe(texts, campaign, listed) {
    var pointer = (campaign.pointer = readPointer(campaign.given));
    var add = function (role, slot, steps) {
      campaign.generations.push(generation(texts, campaign, role, slot, steps));
    };
    if (pointer) {
      add("now", pointer.now, pointer.steps);
      if (pointer.before !== null) add("before", pointer.before, pointer.beforeSteps);
    }
    campaign.slots.forEach(function (slot) {
      if (!pointer || (slot !== pointer.now && slot !== pointer.before)) add(pointer ? "aside" : "loose", slot, Infinity);
    });
    var now = (pointer && campaign.generations[0]) || {};
    campaign.sound = !!pointer && !now.fault;
    // It shows the latest if that can be read, or else the longest that can.
    campaign.shows = now;
    campaign.generations.forEach(function (one) {
      if (one.newer) campaign.newer = one;
      if (!now.entries && one.entries > (campaign.shows.entries || 0)) campaign.shows = one;
    });
    campaign.label = rescue.short(listed.label || (campaign.newer || campaign.shows).label);
    campaign.name = campaign.label || rescue.short(listed.name) || rescue.short(campaign.shows.name);
    campaign.entries = whole(listed.entries, 1, 4294967295) ? listed.entries : campaign.shows.entries;
    campaign.month = typeof listed.month === "string" ? listed.month : campaign.shows.month;
    campaign.updated = Number(listed.updated) || 0;
  }

  rescue.readShelf = function (texts) {
    var given = texts[PREFIX + "shelf"];
    var value = given === undefined ? {} : rescue.parse(given);
    var sound = !!value && typeof value === "object" && (value.campaigns === undefined || Array.isArray(value.campaigns));
    return { given: given, sound: sound, value: sound ? value : {}, campaigns: ((sound && value.campaigns) || []).filter(Boolean) };
  };

  // What texts hold: campaigns, everything else of ours, and how much there is of others.
  rescue.look = function (texts) {
    var seen = { campaigns: [], others: [], size: 0, foreign: 0, shelf: rescue.readShelf(texts) };
    var byId = {};
    Object.keys(texts).sort().forEach(function (name) {
      var room = name.length + texts[name].length;
      if (name.indexOf(PREFIX) !== 0) return (seen.foreign += room);
      seen.size += room;
      var found = NAME.exec(name.slice(PREFIX.length)) || [];
      var id = Number(found[1] || found[3]);
      var campaign = byId[id];
      if (!campaign && found[1] && id <= 4294967295) {
        var pointer = texts[PREFIX + "campaign:" + id];
        campaign = byId[id] = { id: id, given: pointer === undefined ? null : pointer, names: [], slots: [], generations: [], size: 0 };
        seen.campaigns.push(campaign);
      }
      // Names of campaigns come before those of closes.
      if (!campaign) return seen.others.push({ name: name, size: room });
      campaign.names.push(name);
      campaign.size += room;
      if (found[2] && campaign.slots.indexOf(Number(found[2])) < 0) campaign.slots.push(Number(found[2]));
    });
    seen.campaigns.forEach(function (campaign) {
      describe(texts, campaign, seen.shelf.campaigns.filter(function (one) {
        return one.id === campaign.id;
      })[0] || {});
    });
    // Those that need something come first.
    seen.campaigns.sort(function (one, other) {
      return one.sound - other.sound || other.updated - one.updated || other.id - one.id;
    });
    return seen;
  };

  // The texts whose names fit, as they are kept, in one text: this page and the program take it in.
  rescue.raw = function (texts, fit, label) {
    var keys = {};
    Object.keys(texts).forEach(function (name) {
      if (fit.test(name)) keys[name] = texts[name];
    });
    return rescue.ascii(JSON.stringify({ app: APP, kind: "raw", label: label || undefined, keys: keys }));
  };
})();
