// The rescue page: what is kept, told campaign by campaign, with what can be done for each. What is read and what is
// changed stands in the files before this one.
(function () {
  "use strict";
  var rescue = window.rescue;
  var hand = rescue.hand;
  var words = rescue.words;
  var put = hand.put;
  var button = hand.button;
  var PREFIX = rescue.kept.PREFIX;
  var PROBE = PREFIX + "probe";

  var store = null;
  var seen = null;
  // Campaigns that were handed out raw since the page was opened, with their pointer then; and the folds that lie open.
  var handed = {};
  var open = {};
  var said = null;

  function at(id) {
    return document.getElementById(id);
  }

  function raw(names, label) {
    var keys = names.map(function (name) {
      return rescue.text.quote(name) + ":" + rescue.text.quote(store.read(name));
    });
    return '{"app":"poland-in-arms","kind":"raw"' + (label ? ',"label":' + rescue.text.quote(label) : "") + ',"keys":{' + keys.join(",") + "}}";
  }

  function saveRaw(place, campaign) {
    handed[campaign.id] = campaign.given;
    hand.handOut(place, words.fileName(campaign, "raw"), raw(campaign.names, campaign.label), "This page takes it back, and who mends it by hand can read it.");
  }

  function saveFile(place, campaign) {
    var best = campaign.best;
    if (best.how === "newer") {
      return hand.handOut(place, words.fileName(campaign), rescue.text.ascii(best.held.given), "It is the newer text as it stands.");
    }
    var which = {
      latest: "It holds the latest, all of it.",
      mended: "It was put together from the text before and the acts since: all of it.",
      earlier: "It holds what can be read, to entry " + best.held.told.entries + ".",
      loose: "It holds the longest text that can be read.",
    };
    var file = rescue.text.cover(best.held.record, best.held.version, campaign.label);
    hand.handOut(place, words.fileName(campaign), file, which[best.how]);
  }

  // What happened is said where it was done, once the list is drawn anew.
  function say(where, words) {
    said = { where: where, words: words };
    draw();
  }

  function tell(place, where) {
    if (!said || said.where !== where) return;
    var told = put(place, "p", "told", said.words);
    told.tabIndex = -1;
    said = null;
    told.focus();
  }

  // Asks before something is done; `offer` puts a way to save first before the question.
  function ask(place, words, doing, act, offer) {
    hand.clear(place).className = "told told-ask";
    var question = put(place, "p", "", words);
    question.tabIndex = -1;
    if (offer) offer(put(place, "div", "ways"), put(place, "div", ""));
    var ways = put(place, "div", "ways");
    button(ways, "go", doing, act);
    var leave = function () {
      hand.clear(place).className = "";
        var back = place.previousSibling;
      if (back && back.focus) back.focus();
    };
    button(ways, "quiet", "Leave it as it is", leave);
    place.onkeydown = function (event) {
      if (event.key === "Escape") leave();
    };
    // Not the button itself: who presses Enter twice has not read the question.
    question.focus();
  }

  function fold(into, key, title) {
    var made = put(into, "details", "fold");
    put(made, "summary", "", title);
    made.open = !!open[key];
    made.ontoggle = function () {
      open[key] = made.open;
    };
    return put(made, "div", "fold-body");
  }

  // A thing that can be done: what it does, and the button that asks first.
  function row(into, title, words, doing, question, act, offer) {
    var made = put(into, "div", "row");
    put(made, "p", "row-title", title);
    put(made, "p", "row-what", words);
    var start = button(made, "quiet", doing, function () {
      ask(place, question, doing, act, offer);
    });
    if (doing !== title) start.setAttribute("aria-label", doing + ": " + title);
    var place = put(made, "div", "");
  }

  function repairs(into, campaign, where) {
    var best = campaign.best;
    var act = function (doing, done) {
      return function () {
        say(where, doing(store, campaign) || done);
      };
    };
    var saveFirst = function (ways, place) {
      button(ways, "", "Save everything raw first", function () {
        saveRaw(place, campaign);
      });
    };
    if (best.held && best.held.told && best.how !== "latest" && best.how !== "newer") {
      row(into, "Mend it", "The clerk then opens what can be read: " + words.count(best.held.told.entries, "entry", "entries") + ". What cannot be read is set aside, not removed.",
        "Mend it", "Make the text that can be read the latest one? Nothing is removed.",
        act(rescue.mend.putRight, "It is mended: the clerk opens it with " + words.count(best.held.told.entries, "entry", "entries") + "."), saveFirst);
    }
    campaign.generations.forEach(function (one) {
      if ((best.how !== "latest" && best.how !== "newer") || one.role === "now" || !one.held.told) return;
      var reach = words.reach(one.held.told);
      var title = one.role === "before" ? "Go back to the text before" : "Go over to slot " + one.slot + ", which was set aside";
      row(into, title, "For a campaign that can be read here and yet brings the clerk down. It then has " + reach + "; the present text is set aside, not removed.",
        one.role === "before" ? "Go back" : "Go over", "Open this campaign with " + reach + " from now on? The present text stays, set aside.",
        function () {
          say(where, rescue.mend.turnTo(store, campaign, one) || "The clerk now opens slot " + one.slot + ", with " + reach + ".");
        }, saveFirst);
    });
    var aside = campaign.generations.filter(function (one) {
      return one.role === "aside";
    }).length;
    if (aside) {
      if (handed[campaign.id] === campaign.given) {
        row(into, "Forget what was set aside", "Frees the room of " + words.count(aside, "text", "texts") + " that the clerk no longer uses.",
          "Forget", "Remove " + words.count(aside, "text", "texts") + " for good? They are in the raw file that you saved.",
          act(rescue.mend.forgetAside, "What was set aside is gone."), saveFirst);
      } else {
        var told = put(into, "div", "row");
        put(told, "p", "row-title", "Forget what was set aside");
        put(told, "p", "row-what", words.count(aside, "text was", "texts were") + " set aside. To forget what lies there, save everything raw first.");
      }
    }
    row(into, "Remove this campaign", "Everything kept of it in this browser goes, for good.", "Remove", "Remove this campaign from this browser for good? Only a file that you saved can bring it back.",
      function () {
        say("campaigns", rescue.mend.remove(store, campaign) || "The campaign is removed.");
      }, saveFirst);
  }

  function card(into, campaign) {
    var where = "campaign-" + campaign.id;
    var made = put(into, "article", "campaign");
    made.id = where;
    var title = put(made, "h3", "");
    if (campaign.name) hand.name(title, campaign.name);
    else title.textContent = "A campaign whose name cannot be read";
    title.id = where + "-title";
    made.setAttribute("aria-labelledby", title.id);
    put(made, "p", "facts", words.facts(campaign));
    var stands = words.standing(campaign);
    put(made, "p", stands.sound ? "mark" : "mark mark-warn", stands.words);
    var ways = put(made, "div", "ways");
    var place = put(made, "div", "");
    var best = campaign.best;
    var asFile = (best.held && best.held.told && best.how !== "newer") || (best.how === "newer" && best.held.given);
    if (asFile) {
      button(ways, stands.sound ? "" : "go", "Save as a file", function () {
        saveFile(place, campaign);
      });
    }
    button(ways, asFile ? "quiet" : "go", "Save everything raw", function () {
      saveRaw(place, campaign);
      var redrawn = hand.clear(mending);
      repairs(redrawn, campaign, where);
    });
    tell(made, where);
    var list = put(fold(made, where + "-texts", "Its texts"), "dl", "texts");
    campaign.generations.forEach(function (one) {
      put(list, "dt", "", words.ROLES[one.role]);
      put(list, "dd", "", words.generation(one));
    });
    var mending = fold(made, where + "-mend", "Mend or remove");
    repairs(mending, campaign, where);
  }

  function drawCampaigns() {
    var into = hand.clear(at("campaigns"));
    tell(into, "campaigns");
    if (!seen.shelf.sound) put(into, "p", "mark mark-warn", "The list of names cannot be read, so names are read out of the campaigns. The clerk makes a new list by itself.");
    if (!seen.campaigns.length) put(into, "p", "quiet", "No campaign is kept in this browser, for this address. Another browser, or another address of the same site, has a store of its own.");
    seen.campaigns.forEach(function (campaign) {
      card(into, campaign);
    });
  }

  function titled(id) {
    var found = seen.campaigns.filter(function (one) {
      return String(one.id) === String(id);
    })[0];
    return found ? "“" + (found.name || "number " + found.id) + "”" : "a campaign that is no longer here";
  }

  function drawStart() {
    var into = hand.clear(at("start"));
    tell(into, "start");
    var opened = store.read(PREFIX + "open");
    var screen = store.read(PREFIX + "screen");
    var forget = function (names, done) {
      return function () {
        say("start", rescue.mend.forget(store, names) || done);
      };
    };
    if (store.read(PREFIX + "trial") !== null) {
      var trial = seen.trial;
      var tried = trial ? "Opening " + titled(trial.id) + " was tried " + words.count(Number(trial.times) || 0, "time", "times") + " and did not come to an end." : "A campaign was tried and did not come to an end.";
      row(into, "A campaign is kept closed", tried + " After two such trials the clerk leaves it closed until it is tapped.", "Let it be opened again",
        "Let the clerk try this campaign again? Nothing of the campaign is changed.", forget(["trial"], "The clerk tries it again when it is next opened."));
    }
    if (opened === null && screen === null) {
      put(into, "p", "quiet", "It starts on the shelf.");
      return;
    }
    row(into, "Start on the shelf", "It remembers " + (opened === null ? "the screen" : titled(opened)) + " as what was open last. If that keeps it from starting, let it forget.",
      "Forget what was open", "Forget which campaign and screen were open last? The campaigns stay as they are.", forget(["open", "screen"], "It starts on the shelf."));
  }

  function drawElse() {
    var into = hand.clear(at("else"));
    var names = store.names().filter(function (name) {
      return name.indexOf(PREFIX) === 0;
    }).sort();
    put(into, "p", "quiet", "All of it in one file, just as it is stored, damaged or not. This page takes it back.");
    var ways = put(into, "div", "ways");
    var place = put(into, "div", "");
    button(ways, "", "Save all raw", function () {
      seen.campaigns.forEach(function (campaign) {
        handed[campaign.id] = campaign.given;
      });
      hand.handOut(place, "poland-in-arms-all-raw.json", raw(names), words.count(seen.campaigns.length, "campaign is", "campaigns are") + " in it.");
    });
    var list = put(fold(into, "else", "What belongs to no campaign: " + words.count(seen.others.length, "text", "texts")), "dl", "texts");
    seen.others.forEach(function (one) {
      hand.name(put(list, "dt", ""), one.name.slice(PREFIX.length));
      put(list, "dd", "", words.size(one.size));
    });
  }

  function drawState() {
    var full = "";
    try {
      store.write(PROBE, "1");
      store.remove(PROBE);
    } catch (error) {
      full = " It takes nothing more just now: it is full, or the browser forbids it.";
    }
    var others = seen.foreign ? ", besides " + words.size(seen.foreign) + " of others at this address" : "";
    at("state").textContent = "They take " + words.size(seen.size) + " of about 5 MB that a browser gives" + others + "." + (full || " Storage works here.");
  }

  function draw() {
    seen = rescue.look(store);
    drawState();
    drawCampaigns();
    drawStart();
    drawElse();
  }

  rescue.drawAgain = function (words) {
    if (words) say("campaigns", words);
    else draw();
  };

  try {
    store = rescue.browser();
    store.names();
  } catch (refused) {
    at("state").textContent = "This browser lets the page see no storage: it is a private window, or data of sites is forbidden. Campaigns kept by another window or with other settings are not touched by that.";
    ["campaigns", "bring", "start", "else"].forEach(function (id) {
      put(at(id), "p", "quiet", "Nothing can be shown here without storage.");
    });
    return;
  }
  draw();
  rescue.drawBring(at("bring"), store);
  // What another window changes is drawn anew, but not under what is being answered or copied: before anything is
  // written it is compared again.
  window.addEventListener("storage", function () {
    if (!document.querySelector(".told-ask, #campaigns textarea, #else textarea")) draw();
  });
  window.addEventListener("pageshow", function (event) {
    if (event.persisted) draw();
  });
})();
