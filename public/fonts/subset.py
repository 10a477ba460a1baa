"""Makes the two faces of the page from their published sources; README.md says how to call it."""
import io
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜéèàçÉ"
SIGNS = "\u00a0\u202f–—‘’“”„·…×÷±−½¼¾→←↑↓✓§†•≤≥′"
FELL = "".join(map(chr, range(ord("a"), ord("z") + 1))) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?'()-&" + "óüö–’·\u00a0"


def cut(font, text, features, name):
    """Keeps `text` and `features`, and renames: 'Source' is a reserved font name, and a cut font is a changed one."""
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = features
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    for record in list(font["name"].names):
        if record.nameID in (1, 4):
            font["name"].setName(name, record.nameID, record.platformID, record.platEncID, record.langID)
        if record.nameID == 6:
            font["name"].setName(name.replace(" ", ""), 6, record.platformID, record.platEncID, record.langID)
    subset.save_font(font, name.lower().replace(" ", "-") + ".woff2", options)


serif, fell = sys.argv[1:3]
text = io.BytesIO()
instancer.instantiateVariableFont(TTFont(serif), {"opsz": 15, "wght": (400, 700)}).save(text)
cut(TTFont(text), ASCII + LETTERS + SIGNS, ["lnum", "tnum", "onum", "pnum", "kern", "locl", "ccmp", "mark", "liga"], "Portfolio Serif")
titles = TTFont(fell)
scale_upem(titles, 1000)  # the rough outlines weigh less on a coarser grid
cut(titles, FELL, ["locl", "calt"], "Portfolio Titles")
