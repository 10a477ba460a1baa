// The rescue page: what is kept, told campaign by campaign, with what can be done for each. What is read and what is
// changed stands in the files before this one. Names are text and never markup, each in a direction of its own.
(function () {
  "use strict";
  var rescue = window.rescue;
  var PROBE = rescue.PREFIX + "probe";
  var NAMELESS = "A campaign whose name cannot be read";
  var ROLES = { now: "The latest", before: "The one before", aside: "Set aside", loose: "Found here" };
  var MONTHS = "January February March April May June July August September October November December".split(" ");
  var OTHERS = {
    shelf: "The list of names. Forgotten, the clerk makes it anew; names given on it are lost.",
    open: "Which campaign was open last: forgotten, the clerk starts on the shelf.",
    screen: "Which screen was open last.",
    trial: "A campaign was opened and did not come up. Twice, and it stays closed; forgotten, it is tried again.",
  };
  var seen = null;
  var open = {};

  function at(id) {
    return document.getElementById(id);
  }

  function put(into, tag, kind, words) {
    var made = document.createElement(tag);
    if (kind) made.className = kind;
    if (words) made.textContent = words;
    into.appendChild(made);
    return made;
  }

  function button(into, kind, words, pressed) {
    var made = put(into, "button", "button" + (kind ? " button-" + kind : ""), words);
    made.type = "button";
    made.onclick = pressed;
    return made;
  }

  function clear(element) {
    element.textContent = element.className = "";
    return element;
  }

  // Words at a place, to which the eye and a reader of screens come.
  function tell(place, words, kind) {
    clear(place).className = "told" + (kind || "");
    var told = put(place, "p", "", words);
    told.tabIndex = -1;
    told.focus();
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

  function count(number, one, more) {
    return number + " " + (number === 1 ? one : more);
  }

  function kB(characters) {
    return Math.ceil(characters / 1000) + " kB";
  }

  function facts(some) {
    return some.filter(Boolean).join(" · ");
  }

  function reach(one) {
    var found = /^(\d{4})-(\d{2})$/.exec(one.month || "");
    var month = found && MONTHS[found[2] - 1] && MONTHS[found[2] - 1] + " " + found[1];
    return one.entries ? facts([count(one.entries, "entry", "entries"), month]) : "";
  }

  // The text in a field, to be copied: where a browser saves no file, or an installed app could not come back from one.
  function showText(place, given) {
    clear(place).className = "told";
    var label = put(place, "label", "field", "Copy all of it into a file or a mail.");
    var field = put(label, "textarea", "text");
    field.readOnly = true;
    field.value = given;
    field.onfocus = function () {
      field.setSelectionRange(0, given.length);
    };
    button(put(place, "div", "ways"), "quiet", "Copy", function () {
      field.focus();
      this.textContent = document.execCommand("copy") ? "Copied" : "It is marked: copy it by hand";
    });
    field.focus();
    field.scrollTop = 0;
  }

  // Hands a text out as a file, and says so at `place`, with the way for when no file came.
  function handOut(place, title, given, besides) {
    var link = document.createElement("a");
    // On an iPad's home screen the page has no way back from a file that it opens.
    if (navigator.standalone || !("download" in link)) return showText(place, given);
    link.href = URL.createObjectURL(new Blob([given], { type: "application/json" }));
    link.download = title;
    document.body.appendChild(link);
    link.click();
    document.body.removeChild(link);
    setTimeout(URL.revokeObjectURL, 300000, link.href);
    tell(place, "Handed to the browser as " + title + ". " + besides);
    button(put(place, "div", "ways"), "quiet", "No file came? Show it as text", function () {
      showText(place, given);
    });
  }

  function save(place, campaign) {
    var words = (campaign.name || "").toLowerCase().replace(/ł/g, "l");
    if (words.normalize) words = words.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    words = words.replace(/[^a-z0-9]+/g, "-").slice(0, 40).replace(/^-|-$/g, "") || "campaign-" + campaign.id;
    var own = new RegExp("^poland-in-arms:(campaign|closing):" + campaign.id + "(:|$)");
    handOut(place, "poland-in-arms-" + words + "-raw.json", rescue.raw(rescue.all(), own, campaign.label), "All of its texts are in it. The clerk takes it in like any file.");
  }

  // Says what came of a change where it was made, once all is drawn anew.
  function say(where, words) {
    draw();
    tell(at(where), words);
  }

  // A thing, and the button, if any, that asks before something is done.
  function row(into, title, words, doing, question, act) {
    var made = put(into, "div", "row");
    put(made, "p", "row-title", title);
    put(made, "p", "row-what", words);
    if (!doing) return;
    var leave = function () {
      clear(place);
      start.focus();
    };
    var start = button(made, "quiet", doing, function () {
      // Not the button itself: who presses Enter twice has not read the question.
      tell(place, question, " told-ask");
      var ways = put(place, "div", "ways");
      button(ways, "go", doing, act);
      button(ways, "quiet", "Leave it as it is", leave);
    });
    start.setAttribute("aria-label", doing + ": " + title);
    var place = put(made, "div", "");
    place.onkeydown = function (event) {
      if (event.key === "Escape") leave();
    };
  }

  function standing(campaign) {
    if (campaign.sound) return "Its latest text can be read.";
    if (campaign.newer) return "It " + campaign.newer.fault + ". It is kept as it is; load the clerk again while online, and a newer version opens it.";
    if (!campaign.shows.entries) return "No text of it can be read here. Saved as a file, it can still be looked at by hand.";
    if (campaign.pointer) return "Its latest text " + campaign.generations[0].fault + ". The clerk puts together what can be read when it opens it.";
    return "The mark that says which text is the latest " + (campaign.given === null ? "is missing" : "cannot be read") +
      ". The clerk opens the longest text that can be read.";
  }

  function card(into, campaign) {
    var where = "campaign-" + campaign.id;
    var made = put(into, "article", "campaign");
    var title = put(made, "h3", "");
    put(title, "bdi", "", campaign.name || NAMELESS).dir = "auto";
    made.id = where;
    title.id = where + "-title";
    made.setAttribute("aria-labelledby", title.id);
    put(made, "p", "facts", facts([reach(campaign), kB(campaign.size), "number " + campaign.id]));
    put(made, "p", campaign.sound ? "mark" : "mark mark-warn", standing(campaign));
    var ways = put(made, "div", "ways");
    var place = put(made, "div", "");
    place.id = where + "-done";
    button(ways, campaign.sound ? "" : "go", "Save as a file", function () {
      save(place, campaign);
    });
    var list = fold(made, where + "-texts", "Its texts, to go back to one or to remove them");
    put(list, "p", "row-what", "What is damaged needs no hand: the clerk puts together what can be read. To go back is for a campaign that brings the clerk down.");
    campaign.generations.forEach(function (one) {
      var title = ROLES[one.role] + ", slot " + one.slot + (one.acts ? " with " + count(one.acts, "act", "acts") : "");
      var words = facts([reach(one), one.fault && (one.entries ? "after them it " : "It ") + one.fault + "."]);
      var question = "Open this campaign with " + count(one.entries, "entry", "entries") + " from now on? The present text stays, set aside.";
      row(list, title, words, one.role === "now" || !one.entries ? null : "Go back", question, function () {
        say(place.id, rescue.turnTo(campaign, one) || "The clerk now opens slot " + one.slot + ", with " + count(one.entries, "entry", "entries") + ".");
      });
    });
    row(list, "All of it", "Everything kept of this campaign in this browser.", "Remove", "Remove this campaign from this browser for good? Only a file that you saved can bring it back.", function () {
      say("done", rescue.remove(campaign) || "The campaign is removed.");
    });
  }

  function draw() {
    seen = rescue.look(rescue.all());
    var full = rescue.put([[PROBE, "1"], [PROBE, null]]) && " It takes nothing more just now: it is full, or the browser forbids it.";
    var others = seen.foreign ? ", besides " + kB(seen.foreign) + " of others at this address" : "";
    at("state").textContent = "They take " + kB(seen.size) + " of about 5000 kB that a browser gives" + others + "." + (full || " Storage works here.");
    clear(at("done"));
    var into = clear(at("campaigns"));
    if (!seen.shelf.sound) put(into, "p", "mark mark-warn", "The list of names cannot be read, so names are read out of the campaigns. The clerk makes a new list by itself.");
    if (!seen.campaigns.length) put(into, "p", "quiet", "No campaign is kept in this browser, for this address. Another browser, or another address of the same site, has a store of its own.");
    seen.campaigns.forEach(function (campaign) {
      card(into, campaign);
    });
    var list = fold(clear(at("others")), "others", "What belongs to no campaign: " + count(seen.others.length, "text", "texts"));
    seen.others.forEach(function (one) {
      var name = rescue.short(one.name.slice(rescue.PREFIX.length));
      row(list, name, facts([OTHERS[name], kB(one.size)]), "Forget", "Forget it? The campaigns stay as they are.", function () {
        say("handed", rescue.put([[one.name, null]]) || "It is forgotten.");
      });
    });
  }

  // Bringing campaigns in: a file or a pasted text is looked at, what it would add is shown, and then it is added.

  function preview(given) {
    var place = at("arrived");
    var arrived = rescue.arrive(given);
    var found = arrived.found || [];
    var good = found.filter(function (one) {
      return !one.wrong;
    });
    var many = count(good.length, "campaign", "campaigns");
    tell(place, arrived.wrong || (good.length ? many + " would be added as new. Nothing that is here is replaced." : "None of it can be added."));
    var list = put(place, "ul", "arrivals");
    found.forEach(function (one) {
      var item = put(list, "li", "");
      put(put(item, "b", ""), "bdi", "", one.name || NAMELESS).dir = "auto";
      put(item, "span", "facts", one.wrong || facts([reach(one), one.sound ? "" : standing(one)]));
    });
    if (!good.length) return;
    var ways = put(place, "div", "ways");
    button(ways, "go", "Add " + many, function () {
      var failed = rescue.bring(good);
      say("arrived", failed || count(good.length, "campaign was", "campaigns were") + " added.");
    });
    button(ways, "quiet", "Leave it", function () {
      clear(place);
    });
  }

  at("look").onclick = function () {
    preview(at("pasted").value);
  };
  at("file").onchange = function () {
    var file = this.files[0];
    if (!file) return;
    var reader = new FileReader();
    reader.onloadend = function () {
      // The same file may be chosen again, mended meanwhile.
      at("file").value = "";
      if (reader.error) tell(at("arrived"), "The file could not be read.");
      else preview(String(reader.result));
    };
    // Of what is larger than anything that is read, enough to say so.
    reader.readAsText(file.slice(0, rescue.LARGEST_RAW + 1));
  };
  at("all").onclick = function () {
    var held = count(seen.campaigns.length, "campaign is", "campaigns are") + " in it.";
    handOut(at("handed"), "poland-in-arms-all-raw.json", rescue.raw(rescue.all(), /^poland-in-arms:/), held);
  };
  try {
    draw();
    at("kept").hidden = false;
  } catch (refused) {
    at("state").textContent = "This browser lets the page see no storage: it is a private window, or data of sites is forbidden. Campaigns kept by another window or with other settings are not touched by that.";
    return;
  }
  // What another window changes is drawn anew, but not under what is being answered or copied: before anything is
  // written it is compared again.
  function refresh() {
    if (!document.querySelector(".told-ask, #campaigns textarea")) draw();
  }
  window.addEventListener("storage", refresh);
  window.addEventListener("pageshow", refresh);
})();
