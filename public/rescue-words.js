// What the rescue page says of a campaign and of its texts, and what its files are called.
(function () {
  "use strict";
  var rescue = window.rescue;
  var ROLES = { now: "The latest", before: "The one before", aside: "Set aside", loose: "Found here" };
  var MONTHS = "January February March April May June July August September October November December".split(" ");
  // Letters that stand for another in the name of a file, where taking the accents off does not help.
  var PLAIN = { "ł": "l", "ß": "ss", "ø": "o", "æ": "ae", "đ": "d" };

  function size(characters) {
    if (characters < 1000) return "below 1 kB";
    if (characters < 1000000) return Math.floor(characters / 1000) + " kB";
    return Math.floor(characters / 100000) / 10 + " MB";
  }

  function month(given) {
    var found = /^(\d{4})-(\d{2})$/.exec(given || "");
    return found && MONTHS[found[2] - 1] ? MONTHS[found[2] - 1] + " " + found[1] : null;
  }

  function count(number, one, more) {
    return number + " " + (number === 1 ? one : more);
  }

  function fileName(campaign, kind) {
    var words = (campaign.name || "").toLowerCase();
    if (words.normalize) words = words.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    words = words.replace(/[łßøæđ]/g, function (letter) {
      return PLAIN[letter];
    }).replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40);
    var told = campaign.best.held && campaign.best.held.told;
    var end = kind || (told ? (month(told.month) ? told.month + "-" : "") + "r" + told.entries : "newer");
    return "poland-in-arms-" + (words || "campaign-" + campaign.id) + "-" + end + ".json";
  }

  function facts(campaign) {
    var some = [month(campaign.month), campaign.entries === null ? null : count(campaign.entries, "entry", "entries"), size(campaign.size), "number " + campaign.id];
    return some.filter(Boolean).join(" · ");
  }

  function standing(campaign) {
    var best = campaign.best;
    var end = best.held && best.held.told && month(best.held.told.month);
    var mark = campaign.given === null ? "is missing" : "cannot be read";
    switch (best.how) {
      case "latest":
        return { sound: true, words: best.held.sealed ? "Its latest text can be read, and is as it was written." : "Its latest text can be read." };
      case "mended":
        return { words: "Its latest text " + best.fault + ". With the text before and the acts since nothing is lost." };
      case "earlier":
        return { words: "Its latest text " + best.fault + ". What can be read goes to entry " + best.held.told.entries + (end ? ", in " + end : "") + "." };
      case "newer":
        return { words: "It " + best.fault + ". It is kept as it is; load the clerk again while online, and a newer version opens it." };
      case "loose":
        return { words: campaign.pointer
          ? "Neither its latest text nor the one before can be read; a text that was set aside can."
          : "The mark that says which text is the latest " + mark + ". The longest text that can be read is taken." };
      default:
        return { words: "No text of it can be read. Saved raw, it can still be looked at by hand." };
    }
  }

  // How far a record goes.
  function reach(told) {
    return count(told.entries, "entry", "entries") + (month(told.month) ? ", to " + month(told.month) : "");
  }

  function generation(one) {
    var held = one.held;
    var acts = held.added === undefined ? (one.steps === Infinity ? 0 : one.steps) : held.added;
    var where = "Slot " + one.slot + (acts ? " with " + count(acts, "act", "acts") : "");
    if (!held.told) return where + ": it " + held.fault + ".";
    if (held.fault) return where + ": " + reach(held.told) + " can be read; after them it " + held.fault + ".";
    return where + ": " + reach(held.told) + ". It can be read" + (held.sealed ? ", and its digest is right." : "; it has no digest.");
  }

  rescue.words = { ROLES: ROLES, size: size, month: month, count: count, fileName: fileName, facts: facts, reach: reach, standing: standing, generation: generation };
})();
