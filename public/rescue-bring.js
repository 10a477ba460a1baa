// Bringing campaigns in: a file or a pasted text is looked at, what it would add is shown, and then it is added.
(function () {
  "use strict";
  var rescue = window.rescue;
  var hand = rescue.hand;
  var words = rescue.words;
  var put = hand.put;
  var button = hand.button;

  function facts(arrival) {
    var told = arrival.told;
    if (arrival.wrong) return arrival.wrong;
    var some = told ? [words.month(told.month), words.count(told.entries, "entry", "entries")] : [];
    if (arrival.fault) some.push("It " + arrival.fault + (arrival.newer ? ". It is kept as it is." : "."));
    else if (!told) some.push("No text of it can be read; it is kept as it is.");
    return some.filter(Boolean).join(" · ");
  }

  function preview(place, store, given) {
    hand.clear(place).className = "told";
    var arrived = rescue.mend.arrive(given);
    var said = put(place, "p", "");
    said.tabIndex = -1;
    if (arrived.wrong) {
      said.textContent = arrived.wrong;
      said.focus();
      return;
    }
    var good = arrived.found.filter(function (one) {
      return !one.wrong;
    });
    said.textContent = good.length
      ? words.count(good.length, "campaign", "campaigns") + " would be added as new. Nothing that is here is replaced."
      : "None of it can be added.";
    var list = put(place, "ul", "arrivals");
    arrived.found.forEach(function (one) {
      var item = put(list, "li", "");
      if (one.name) hand.name(put(item, "b", ""), one.name);
      else put(item, "b", "", "A campaign without a name that can be read");
      put(item, "span", "facts", facts(one));
    });
    var ways = put(place, "div", "ways");
    var leave = function () {
      hand.clear(place).className = "";
    };
    if (good.length) {
      button(ways, "go", "Add " + words.count(good.length, "campaign", "campaigns"), function () {
        var failed = rescue.mend.bring(store, good);
        if (failed) {
          hand.clear(list);
          hand.clear(ways);
          said.textContent = failed;
          said.focus();
          return;
        }
        leave();
        rescue.drawAgain(words.count(good.length, "campaign was", "campaigns were") + " added.");
      });
    }
    button(ways, "quiet", "Leave it", leave);
    said.focus();
  }

  function refuse(place, why) {
    hand.clear(place).className = "told";
    var told = put(place, "p", "", why);
    told.tabIndex = -1;
    told.focus();
  }

  rescue.drawBring = function (into, store) {
    put(into, "p", "quiet", "A file of one campaign, of a whole shelf, or a raw one from this page. What comes in is added as new.");
    var chooser = put(into, "p", "choose");
    var field = put(chooser, "input", "unseen");
    field.type = "file";
    field.id = "file";
    var label = put(chooser, "label", "button", "Choose a file");
    label.htmlFor = "file";
    var paste = put(into, "details", "fold");
    put(paste, "summary", "", "Or paste its text");
    var body = put(paste, "div", "fold-body");
    var text = put(put(body, "label", "field", "The text of the file"), "textarea", "text");
    text.rows = 5;
    text.spellcheck = false;
    text.id = "pasted";
    var place = document.createElement("div");
    button(put(body, "div", "ways"), "", "Look at it", function () {
      preview(place, store, text.value);
    });
    into.appendChild(place);
    field.onchange = function () {
      var file = field.files && field.files[0];
      if (!file) return;
      if (file.size > 6 * rescue.LARGEST) return refuse(place, "It is larger than anything the clerk or this page writes.");
      var reader = new FileReader();
      reader.onload = function () {
        // The same file may be chosen again, mended meanwhile.
        field.value = "";
        preview(place, store, String(reader.result));
      };
      reader.onerror = function () {
        field.value = "";
        refuse(place, "The file could not be read.");
      };
      reader.readAsText(file);
    };
  };
})();
