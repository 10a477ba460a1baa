// Runs before the program and without it: keeps the offline copy and its updates, and says what to do when the program
// cannot be loaded or has panicked. Written for old browsers too, since it is what tells them that they are too old.
//
// What the program finds in `window.clerk`:
//   build      the name of this build; empty if it is no release
//   able       whether there can be an offline copy at this address, in this browser
//   ready      whether the offline copy is whole
//   waiting    whether a newer build waits to be used
//   replaced   whether a newer build is in use in another window
//   panicked   whether the program has panicked
//   update()   uses the build that waits, and loads the page again
//   panic(why) the program has panicked
// and hears of the window: clerk-ready, clerk-waiting, clerk-replaced.
(function () {
  "use strict";
  var TRIED = "poland-in-arms:loaded-again";
  var PATIENCE = 15000;
  var BETWEEN_CHECKS = 600000;
  var ANSWER_WITHIN = 20000;
  // A program in itself: a table of references, memory.copy, and a sum cut to a whole number without a trap.
  var NEEDED = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 4, 4, 1, 111, 0, 1, 5, 3, 1, 0, 1, 10, 22, 1, 20, 0,
    65, 0, 65, 0, 65, 0, 252, 10, 0, 0, 67, 0, 0, 0, 0, 252, 0, 26, 11,
  ];

  var build = document.querySelector('meta[name="build"]');
  var workers = navigator.serviceWorker;
  var registration = null;
  var started = false;
  var settled = false;
  var asked = false;
  var leaving = false;
  var controlled = !!(workers && workers.controller);
  var checked = 0;
  var shown = null;

  var clerk = (window.clerk = {
    build: build ? build.content : "",
    able: !!(build && workers && window.caches),
    ready: false,
    waiting: false,
    replaced: false,
    panicked: false,
    update: update,
    panic: panic
  });

  function fire(name) {
    window.dispatchEvent(new Event(name));
  }

  function again() {
    if (leaving) return;
    leaving = true;
    location.reload();
  }

  // The offline copy.

  function check() {
    if (!clerk.able || (checked && Date.now() - checked < BETWEEN_CHECKS)) return;
    checked = Date.now();
    workers.register("sw.js", { updateViaCache: "none" }).then(
      function (found) {
        if (registration !== found) {
          registration = found;
          found.addEventListener("updatefound", follow);
          follow();
        }
        // Without a network there is nothing to ask.
        if (found.active) found.update().catch(function () {});
      },
      function (refused) {
        // Without a network what is kept already serves; a browser set to keep nothing never will.
        if (refused.name === "SecurityError") {
          clerk.able = false;
          fire("clerk-ready");
        }
      }
    );
  }

  function follow() {
    var coming = registration.installing;
    if (coming) coming.addEventListener("statechange", look);
    look();
  }

  function look() {
    var waits = !!(registration.waiting && registration.active);
    if (waits === clerk.waiting) return;
    clerk.waiting = waits;
    fire("clerk-waiting");
  }

  // Has a worker mend its copy, and hears whether it is whole.
  function mend(worker, all) {
    return new Promise(function (resolve) {
      var channel = new MessageChannel();
      channel.port1.onmessage = function (event) {
        resolve(event.data === true);
      };
      setTimeout(resolve, ANSWER_WITHIN, false);
      worker.postMessage({ type: "MEND", all: all }, [channel.port2]);
    });
  }

  function update() {
    asked = true;
    var waits = registration && registration.waiting;
    if (waits) waits.postMessage({ type: "SKIP_WAITING" });
    else again();
  }

  if (clerk.able) {
    workers.addEventListener("controllerchange", function () {
      if (asked) return again();
      // The first copy takes over the page it came with; the page stays as it is.
      if (controlled) {
        clerk.waiting = false;
        clerk.replaced = true;
        fire("clerk-replaced");
      }
      controlled = true;
    });
    workers.ready.then(function (found) {
      return mend(found.active, false).then(function (whole) {
        clerk.ready = whole;
        fire("clerk-ready");
      });
    });
    window.addEventListener("load", check);
    document.addEventListener("visibilitychange", function () {
      if (document.visibilityState === "visible") check();
    });
  }

  // The way to the first screen.

  function once() {
    try {
      if (sessionStorage.getItem(TRIED)) return false;
      sessionStorage.setItem(TRIED, "1");
      return true;
    } catch (refused) {
      return false;
    }
  }

  // Files that are stale or broken are fetched past every cache.
  function freshly() {
    if (workers && workers.controller) return mend(workers.controller, true);
    var files = [location.href.split("#")[0]];
    document.querySelectorAll("script[src], link[rel=stylesheet], link[rel=modulepreload], link[as=fetch]").forEach(function (one) {
      files.push(one.src || one.href);
    });
    return Promise.all(
      files.map(function (file) {
        return fetch(file, { cache: "reload" }).catch(function () {});
      })
    );
  }

  function fail(why) {
    if (started || settled) return;
    settled = true;
    if (once()) freshly().then(again, again);
    else {
      var text = "A part of the program did not come, or did not start. Your games are not touched by this.";
      show("The clerk cannot begin", [text], why);
    }
  }

  window.addEventListener("TrunkApplicationStarted", function () {
    started = true;
    if (shown && !clerk.panicked) {
      shown.remove();
      shown = null;
    }
    try {
      sessionStorage.removeItem(TRIED);
    } catch (refused) {
      // Then nothing was kept either.
    }
  });
  window.addEventListener(
    "error",
    function (event) {
      var at = event.target;
      if (isTrap(event.error)) trap(event.error);
      else if (!at || at === window) fail(event.message);
      else if (at.tagName === "SCRIPT" || at.rel === "stylesheet") fail("Not loaded: " + (at.src || at.href));
    },
    true
  );
  window.addEventListener("unhandledrejection", function (event) {
    if (isTrap(event.reason)) trap(event.reason);
    else fail(String(event.reason));
  });
  window.addEventListener("load", function () {
    setTimeout(fail, PATIENCE, "It did not start within " + PATIENCE / 1000 + " seconds.");
  });

  // What the page says when the program cannot.

  function put(into, tag, kind, text) {
    var made = document.createElement(tag);
    if (kind) made.className = kind;
    if (text) made.textContent = text;
    into.appendChild(made);
    return made;
  }

  function fill(into, title, texts, why) {
    put(into, "p", "boot-title", title);
    texts.forEach(function (text) {
      put(into, "p", "", text);
    });
    var ways = put(into, "div", "button-group");
    var load = put(ways, "button", "button button-go", "Load again");
    load.type = "button";
    load.onclick = function () {
      load.textContent = "Loading …";
      if (clerk.waiting) update();
      else if (started) again();
      else freshly().then(again, again);
    };
    put(ways, "a", "button", "Rescue your games").href = "rescue.html";
    if (why) {
      var fold = put(into, "details", "panic-why");
      put(fold, "summary", "", "For who mends it");
      put(fold, "pre", "", why + "\n\nBuild " + (clerk.build || "without a name") + "\n" + navigator.userAgent);
    }
  }

  // A dialog, since it may have to stand above a sheet that lies open.
  function show(title, texts, why) {
    if (shown) return;
    shown = put(document.body || document.documentElement, "dialog", "panic");
    shown.setAttribute("aria-label", title);
    shown.addEventListener("cancel", function (event) {
      event.preventDefault();
    });
    fill(shown, title, texts, why);
    if (shown.showModal) shown.showModal();
    else shown.setAttribute("open", "");
  }

  function panic(why) {
    console.error(why);
    settled = true;
    clerk.panicked = true;
    var text = "Something happened that the program was not made for. Every act up to the last was saved as it was done.";
    show("The clerk has stumbled", [text], why);
  }

  // A program that runs out of room or is halted says nothing itself.
  function isTrap(error) {
    return started && typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError;
  }

  function trap(error) {
    if (!clerk.panicked) panic(String((error && error.stack) || error));
  }

  function lacking() {
    if (typeof WebAssembly !== "object") {
      return [
        "This browser does not let the page run its program (WebAssembly).",
        "On an iPhone, iPad or Mac in Lockdown Mode it can be allowed for this site alone: open the page menu in the " +
          "address bar, then the website settings, and turn Lockdown Mode off for this website.",
      ];
    }
    if (!("noModule" in document.createElement("script")) || !WebAssembly.validate(new Uint8Array(NEEDED))) {
      return ["This browser is too old for the clerk. One from 2024 or later will do."];
    }
    return null;
  }

  var lack = lacking();
  if (lack) {
    settled = true;
    document.addEventListener("DOMContentLoaded", function () {
      var boot = document.querySelector(".boot");
      boot.textContent = "";
      fill(boot, "The clerk cannot begin", lack, "");
    });
  }
})();
