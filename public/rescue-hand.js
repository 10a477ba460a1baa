// Small parts of the rescue page: elements, and handing texts out. Names are text and never markup, each in a direction of
// its own.
(function () {
  "use strict";
  var rescue = window.rescue;
  var OFFERED = 300000;

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
    made.onclick = function () {
      pressed(made);
    };
    return made;
  }

  function name(into, words) {
    put(into, "bdi", "", words).dir = "auto";
  }

  function clear(element) {
    element.textContent = "";
    return element;
  }

  // The text in a field, to be copied: where a browser saves no file, or an installed app could not come back from one.
  function showText(place, given) {
    clear(place).className = "told";
    var label = put(place, "label", "field");
    put(label, "span", "", "Copy all of it into a file or a mail.");
    var field = put(label, "textarea", "text");
    field.readOnly = true;
    field.rows = 6;
    field.spellcheck = false;
    field.value = given;
    var ways = put(place, "div", "ways");
    var select = function () {
      field.focus();
      field.setSelectionRange(0, given.length);
    };
    button(ways, "quiet", "Select all", select);
    button(ways, "quiet", "Copy", function (pressed) {
      var done = function () {
        pressed.textContent = "Copied";
      };
      var byField = function () {
        select();
        pressed.textContent = document.execCommand("copy") ? "Copied" : "Select all, and copy it by hand";
      };
      if (navigator.clipboard) navigator.clipboard.writeText(given).then(done, byField);
      else byField();
    });
    button(ways, "bare", "Close", function () {
      clear(place).className = "";
    });
    select();
    field.scrollTop = 0;
  }

  function download(title, given) {
    var url = URL.createObjectURL(new Blob([given], { type: "application/json" }));
    var link = document.createElement("a");
    link.href = url;
    link.download = title;
    document.body.appendChild(link);
    link.click();
    document.body.removeChild(link);
    setTimeout(function () {
      URL.revokeObjectURL(url);
    }, OFFERED);
  }

  // Hands a text out as a file, and says so at `place`, with the way for when no file came.
  function handOut(place, title, given, besides) {
    // On an iPad's home screen the page has no way back from a file that it opens.
    if (navigator.standalone) return showText(place, given);
    try {
      if (!("download" in document.createElement("a"))) throw new Error("no download");
      download(title, given);
    } catch (refused) {
      return showText(place, given);
    }
    clear(place).className = "told";
    var said = put(place, "p", "");
    said.tabIndex = -1;
    put(said, "span", "", "Handed to the browser as ");
    put(said, "b", "", title);
    put(said, "span", "", ". " + (besides || ""));
    var ways = put(place, "div", "ways");
    button(ways, "quiet", "No file came? Show it as text", function () {
      showText(place, given);
    });
    said.focus();
  }

  rescue.hand = {
    put: put, button: button, name: name, clear: clear, handOut: handOut,
  };
})();
