// The texts in which campaigns are kept, read and written without the program: covers, records and acts (see
// src/storage/envelope.rs and growth.rs). A record is taken apart and put together as text, never through objects of
// JavaScript: they would put names that are numbers first and round large numbers, and then its digest would be another.
//
// Written for old browsers too, as all of the rescue page: it has to work where the program does not.
(function () {
  "use strict";
  var rescue = (window.rescue = {});
  var APP = "poland-in-arms";
  var MOST_ENTRIES = 50000;
  // The version and the schema that this page knows, and the most that is read, in characters.
  rescue.VERSION = "0.2.0";
  rescue.SCHEMA = 1;
  rescue.LARGEST = 4000000;
  // What each kind of text calls what it holds.
  var HOLDS = { campaign: "campaign", acts: "acts", shelf: "campaigns" };

  function ascii(json) {
    return json.replace(/[^\x00-\x7f]/g, function (unit) {
      return "\\u" + ("000" + unit.charCodeAt(0).toString(16)).slice(-4);
    });
  }

  // A text as the program writes it into JSON.
  function quote(text) {
    return ascii(JSON.stringify(text));
  }

  function parse(text) {
    try {
      return { value: JSON.parse(text) };
    } catch (wrong) {
      return null;
    }
  }

  // A text without halves of letters, which the program refuses to read anywhere.
  function whole(value) {
    if (!/[\ud800-\udfff]/.test(value)) return value;
    return value.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, function (unit) {
      return unit.length === 2 ? unit : "\ufffd";
    });
  }

  // Where the string that begins here has ended.
  function stringEnd(text, at) {
    for (at += 1; at < text.length; at += 1) {
      var code = text.charCodeAt(at);
      if (code === 92) at += 1;
      else if (code === 34) return at + 1;
    }
    return at;
  }

  // Sound JSON on one line of ASCII, as the program writes it: of this the digest is made.
  function compact(text) {
    var out = [];
    var at = 0;
    while (at < text.length) {
      var code = text.charCodeAt(at);
      var end = at + 1;
      if (code === 34) {
        end = stringEnd(text, at);
        var value = JSON.parse(text.slice(at, end));
        if (whole(value) !== value) throw new Error("half a letter");
        out.push(quote(value));
      } else if (code > 32) {
        while (end < text.length && text.charCodeAt(end) > 32 && text.charCodeAt(end) !== 34) end += 1;
        out.push(text.slice(at, end));
      }
      at = end;
    }
    return out.join("");
  }

  // What an object or a list on one line holds: the text of each part and, of an object, its name.
  function parts(text) {
    var found = [];
    var named = text.charAt(0) === "{";
    var name = null;
    var from = 1;
    var depth = 0;
    for (var at = 1; at < text.length; at += 1) {
      var code = text.charCodeAt(at);
      if (code === 34) {
        var end = stringEnd(text, at);
        if (named && depth === 0 && name === null) {
          name = JSON.parse(text.slice(at, end));
          from = end + 1;
          at = end;
        } else {
          at = end - 1;
        }
      } else if (code === 123 || code === 91) {
        depth += 1;
      } else if ((code === 44 && depth === 0) || ((code === 125 || code === 93) && (depth -= 1) < 0)) {
        if (at > from) found.push({ name: name, text: text.slice(from, at) });
        from = at + 1;
        name = null;
      }
    }
    return found;
  }

  function part(members, name) {
    for (var at = 0; at < members.length; at += 1) {
      if (members[at].name === name) return members[at].text;
    }
    return null;
  }

  function texts(list) {
    return list === null ? [] : parts(list).map(function (one) {
      return one.text;
    });
  }

  // SHA-256 of a text of ASCII. The browser's own (crypto.subtle) is missing where the page does not come by https, as
  // from a computer at the table, and there, too, a damaged text must be told from a sound one.
  var ROUNDS = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ];

  function turned(word, by) {
    return (word >>> by) | (word << (32 - by));
  }

  function sha256(text) {
    var length = text.length;
    var blocks = ((length + 8) >> 6) + 1;
    var sum = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
    var w = [];
    for (var block = 0; block < blocks; block += 1) {
      var t;
      for (t = 0; t < 16; t += 1) {
        w[t] = 0;
        for (var at = block * 64 + t * 4, end = at + 4; at < end; at += 1) {
          w[t] = (w[t] << 8) | (at < length ? text.charCodeAt(at) : at === length ? 128 : 0);
        }
      }
      if (block === blocks - 1) w[15] = length << 3;
      for (t = 16; t < 64; t += 1) {
        var early = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ (w[t - 15] >>> 3);
        var late = turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ (w[t - 2] >>> 10);
        w[t] = (w[t - 16] + early + w[t - 7] + late) | 0;
      }
      var v = sum.slice();
      for (t = 0; t < 64; t += 1) {
        var e = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25);
        var one = (v[7] + e + ((v[4] & v[5]) ^ (~v[4] & v[6])) + ROUNDS[t] + w[t]) | 0;
        var a = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22);
        var two = (a + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]))) | 0;
        v = [(one + two) | 0, v[0], v[1], v[2], (v[3] + one) | 0, v[4], v[5], v[6]];
      }
      for (t = 0; t < 8; t += 1) sum[t] = (sum[t] + v[t]) | 0;
    }
    return sum.map(function (word) {
      return ("0000000" + (word >>> 0).toString(16)).slice(-8);
    }).join("");
  }

  function clipped(text) {
    return typeof text === "string" ? text.slice(0, 60) : "";
  }

  // What a text says of itself, and the text of what it holds on one line; or `fault`, what is wrong with it, in words
  // that follow its name.
  function uncover(text) {
    if (text === null) return { fault: "is gone" };
    if (text.length > rescue.LARGEST) return { fault: "is larger than anything the clerk writes" };
    var line;
    try {
      JSON.parse(text);
      line = compact(text);
    } catch (wrong) {
      return { fault: "is cut off, or no JSON at all" };
    }
    var members = line.charAt(0) === "{" ? parts(line) : [];
    var told = function (name) {
      var found = part(members, name);
      return found === null ? null : JSON.parse(found);
    };
    var cover = { kind: told("kind"), schema: told("schema"), version: clipped(told("version")), label: told("label") };
    if (told("app") !== APP || !(cover.schema >= 1) || cover.schema % 1) return { fault: "is nothing of this program’s" };
    if (typeof cover.label !== "string") cover.label = null;
    cover.line = line;
    if (cover.schema > rescue.SCHEMA) {
      cover.newer = true;
      cover.fault = "was written by version " + (cover.version || "?") + " (schema " + cover.schema + "), which is newer than this page: version " +
        rescue.VERSION + " (schema " + rescue.SCHEMA + ")";
      return cover;
    }
    var name = Object.prototype.hasOwnProperty.call(HOLDS, cover.kind) ? HOLDS[cover.kind] : null;
    cover.content = name && part(members, name);
    var digest = told("digest");
    cover.sealed = digest !== null;
    if (cover.content === null) cover.fault = "does not hold what it should";
    else if (digest !== null && digest !== sha256(cover.content)) {
      cover.fault = "was changed after it was written: its digest is another";
    }
    return cover;
  }

  // A record in its parts; none if it is no record.
  function unpack(content) {
    var members = parts(content);
    var known = members.every(function (one) {
      return ["entries", "head", "undone", "drawn"].indexOf(one.name) >= 0;
    });
    var entries = part(members, "entries");
    if (!known || entries === null || entries.charAt(0) !== "[") return null;
    var undone = part(members, "undone");
    return { entries: texts(entries), head: part(members, "head") || "null", undone: texts(undone), drawn: texts(part(members, "drawn")) };
  }

  function list(name, some) {
    return some.length ? ',"' + name + '":[' + some.join(",") + "]" : "";
  }

  function pack(record) {
    return '{"entries":[' + record.entries.join(",") + '],"head":' + record.head + list("undone", record.undone) + list("drawn", record.drawn) + "}";
  }

  // Adds acts to the record they grew from; whether they fit there.
  function grow(record, content) {
    var members = parts(content);
    var number = function (name) {
      return Number(part(members, name) || 0);
    };
    if (number("from") !== record.entries.length || number("drawn_from") !== record.drawn.length) return false;
    var entries = record.entries.slice();
    var fits = texts(part(members, "notes")).every(function (pair) {
      var note = texts(pair);
      var at = Number(note[0]);
      if (entries[at] === undefined || note.length !== 2) return false;
      var kept = parts(entries[at]).filter(function (one) {
        return one.name !== "note";
      });
      if (note[1] !== "null") kept.push({ name: "note", text: note[1] });
      entries[at] = "{" + kept.map(function (one) {
        return quote(one.name) + ":" + one.text;
      }).join(",") + "}";
      return true;
    });
    if (!fits) return false;
    record.entries = entries.concat(texts(part(members, "entries")));
    record.head = part(members, "head") || "null";
    record.undone = texts(part(members, "undone"));
    record.drawn = record.drawn.concat(texts(part(members, "drawn")));
    return true;
  }

  // What a record tells, if it hangs together (see Journal::check); the clerk itself judges every value when it opens it.
  function tell(record) {
    var entries = record.entries.map(function (text) {
      return JSON.parse(text);
    });
    var head = entries[Number(record.head)];
    var begin = entries.length && entries[0].command && entries[0].command.begin;
    var ordered = entries.every(function (entry, at) {
      return entry && entry.seq === at && (at === 0 ? entry.after === undefined || entry.after === null : entry.after < at);
    });
    if (!ordered || !begin || record.head === "null" || !head || entries.length > MOST_ENTRIES) return null;
    var after = Number(record.head);
    var follows = record.undone.slice().reverse().every(function (text) {
      var entry = entries[Number(text)];
      var fits = entry && entry.after === after;
      after = Number(text);
      return fits;
    });
    if (!follows) return null;
    return { name: String(begin.name), month: String(head.date), entries: entries.length };
  }

  // A campaign as a file, just as the program writes it.
  function cover(record, version, label) {
    var content = pack(record);
    return '{"app":"' + APP + '","kind":"campaign","schema":' + rescue.SCHEMA + ',"version":' + quote(version) + ',"digest":"' + sha256(content) +
      '"' + (label ? ',"label":' + quote(label) : "") + ',"campaign":' + content + "}";
  }

  // The later of two versions, as 0.10.1 is later than 0.9.
  function later(one, other) {
    var a = one.split(".").map(Number);
    var b = other.split(".").map(Number);
    for (var at = 0; at < 3; at += 1) {
      if ((a[at] || 0) !== (b[at] || 0)) return (a[at] || 0) > (b[at] || 0) ? one : other;
    }
    return one;
  }

  rescue.text = {
    ascii: ascii, whole: whole, quote: quote, parse: parse, parts: parts, uncover: uncover, unpack: unpack, grow: grow, tell: tell,
    cover: cover, later: later, sha256: sha256,
  };
})();
