"""Writes ../src/fonts/*.ts: the few letters a sheet needs, cut out of larger fonts.

Needs fonttools 4.66.1 and a folder with the two packages the README names.
Usage: python3 subset.py FOLDER_WITH_NODE_MODULES
"""

import base64
import io
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”…·×±−≤≥≠≈√σμ→½")]
# Every Chinese character in the names of bets; a test fails when a name needs another one.
HAN = [*map(ord, "三主任何利单双四围大子家对小带庄数注点牌红长闲骰")]

FONTS = [
    ("inter-regular", "INTER_REGULAR", "inter/400Regular/Inter_400Regular.ttf", LATIN),
    ("inter-semibold", "INTER_SEMIBOLD", "inter/600SemiBold/Inter_600SemiBold.ttf", LATIN),
    ("noto-sans-sc", "NOTO_SANS_SC", "noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf", HAN),
]


def with_tabular_digits(font):
    """Digits of equal width by default, so that figures line up without asking for a feature."""
    table = font["GSUB"].table
    tabular = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    tabular.update(getattr(part, "ExtSubTable", part).mapping)
    for cmap in font["cmap"].tables:
        for code, glyph in list(cmap.cmap.items()):
            if chr(code) in "0123456789" and glyph in tabular:
                cmap.cmap[code] = tabular[glyph]


def cut(path, characters):
    font = TTFont(path, recalcTimestamp=False)
    if characters is LATIN:
        with_tabular_digits(font)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["DSIG", "meta", "STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


source = Path(sys.argv[1]) / "node_modules" / "@expo-google-fonts"
target = Path(__file__).parent.parent / "src" / "fonts"
for name, constant, path, characters in FONTS:
    data = base64.b64encode(cut(source / path, characters)).decode()
    (target / f"{name}.ts").write_text(
        "/** TrueType in base64; written by fonts/subset.py, see the README beside it. */\n"
        f"export const {constant} =\n  '{data}';\n"
    )
