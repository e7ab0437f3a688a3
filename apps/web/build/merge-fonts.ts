import { buildPositioning, halfWidths } from './half-widths.ts';

/** The tables of an OpenType file, by their tags. */
type Tables = ReadonlyMap<string, Buffer>;

/** A `GPOS` table of no feature. */
const NOTHING = Buffer.alloc(10);

/** What is the same in all slices of a font. All else speaks of glyphs by number. */
const COMMON = ['OS/2', 'STAT', 'avar', 'fvar', 'gasp', 'name', 'post', 'prep'];

/**
 * One TrueType font of the glyphs of several, which must be slices of one font. Of what they say about glyphs beside each
 * other it keeps the half widths of signs; other forms of glyphs and columns of text are left out.
 */
export function mergeFonts(parts: readonly Buffer[]): Buffer {
  const fonts = parts.map(readTables);
  const [first] = fonts;
  if (!first) throw new Error('There is no font to merge.');
  const merged = new Map([...first].filter(([tag]) => COMMON.includes(tag)));
  const glyphs = fonts.flatMap(glyphsOf);
  merged.set('glyf', Buffer.concat(glyphs));
  merged.set('loca', offsetsOf(glyphs));
  merged.set('hmtx', Buffer.concat(fonts.map(widthsOf)));
  merged.set('cmap', mappingOf(charactersOf(fonts)));
  merged.set('GPOS', buildPositioning(halfWidthsOf(fonts)));
  if (first.has('gvar')) merged.set('gvar', variationsOf(fonts));
  merged.set('maxp', greatest(fonts, glyphs.length));
  merged.set('head', encloseHeads(fonts));
  const metrics = Buffer.from(table(first, 'hhea'));
  metrics.writeUInt16BE(glyphs.length, 34);
  merged.set('hhea', metrics);
  return writeTables(merged);
}

function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8);
    const tag = font.toString('latin1', at, at + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

function table(font: Tables, tag: string): Buffer {
  const found = font.get(tag);
  if (!found) throw new Error(`A font without ${tag} cannot be merged.`);
  return found;
}

const glyphCount = (font: Tables) => table(font, 'maxp').readUInt16BE(4);

/** Pieces of a table that lists where each of them begins: four bytes each, or two of half the number. */
function slices(data: Buffer, offsets: Buffer, isLong: boolean, count: number): readonly Buffer[] {
  const at = (index: number) =>
    isLong ? offsets.readUInt32BE(4 * index) : 2 * offsets.readUInt16BE(2 * index);
  return Array.from({ length: count }, (_, index) => data.subarray(at(index), at(index + 1)));
}

function glyphsOf(font: Tables): readonly Buffer[] {
  const isLong = table(font, 'head').readInt16BE(50) === 1;
  const glyphs = slices(table(font, 'glyf'), table(font, 'loca'), isLong, glyphCount(font));
  if (glyphs.some((glyph) => glyph.length > 0 && glyph.readInt16BE(0) < 0)) {
    throw new Error('A glyph made of other glyphs cannot be merged.');
  }
  return glyphs;
}

function offsetsOf(pieces: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (pieces.length + 1));
  let end = 0;
  for (const [index, { length }] of pieces.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * (index + 1));
  }
  return offsets;
}

/** Width and left side of each glyph; at the end of a font the last width may stand for all that follow. */
function widthsOf(font: Tables): Buffer {
  const [from, full] = [table(font, 'hmtx'), table(font, 'hhea').readUInt16BE(34)];
  const widths = Buffer.alloc(4 * glyphCount(font));
  for (let glyph = 0; glyph < glyphCount(font); glyph += 1) {
    const sideAt = glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full);
    widths.writeUInt16BE(from.readUInt16BE(4 * Math.min(glyph, full - 1)), 4 * glyph);
    widths.writeInt16BE(from.readInt16BE(sideAt), 4 * glyph + 2);
  }
  return widths;
}

/** The glyph of every character, counted over all parts. A character of several parts is that of the first. */
function charactersOf(fonts: readonly Tables[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let before = 0;
  for (const font of fonts) {
    for (const [character, glyph] of readMapping(table(font, 'cmap'))) {
      if (!found.has(character)) found.set(character, before + glyph);
    }
    before += glyphCount(font);
  }
  return found;
}

function halfWidthsOf(fonts: readonly Tables[]) {
  let before = 0;
  const found = fonts.map((font) => {
    const own = [...halfWidths(font.get('GPOS') ?? NOTHING)].map(
      ([glyph, adjustment]) => [before + glyph, adjustment] as const,
    );
    before += glyphCount(font);
    return own;
  });
  return new Map(found.flat());
}

/** What a `cmap` says in format 4, which has every character of the basic plane. */
function* readMapping(cmap: Buffer): Generator<readonly [number, number]> {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const start = records.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('A font without a format 4 cmap cannot be merged.');
  const rows = cmap.readUInt16BE(start + 6);
  for (let row = 0; row < rows; row += 2) {
    const [last, first] = [start + 14 + row, start + 16 + rows + row].map((at) =>
      cmap.readUInt16BE(at),
    );
    const delta = cmap.readUInt16BE(start + 16 + 2 * rows + row);
    const indirectAt = start + 16 + 3 * rows + row;
    const indirect = cmap.readUInt16BE(indirectAt);
    for (let character = first ?? 0; character <= (last ?? 0); character += 1) {
      const readListed = () =>
        cmap.readUInt16BE(indirectAt + indirect + 2 * (character - (first ?? 0)));
      const found = indirect === 0 ? character : readListed();
      const glyph = indirect !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) yield [character, glyph];
    }
  }
}

/** A `cmap` in format 12, a group for each character. */
function mappingOf(characters: ReadonlyMap<number, number>): Buffer {
  const cmap = Buffer.alloc(28 + 12 * characters.size);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(16 + 12 * characters.size, 16);
  cmap.writeUInt32BE(characters.size, 24);
  let at = 28;
  for (const [character, glyph] of [...characters].toSorted(([one], [other]) => one - other)) {
    cmap.writeUInt32BE(character, at);
    cmap.writeUInt32BE(character, at + 4);
    cmap.writeUInt32BE(glyph, at + 8);
    at += 12;
  }
  return cmap;
}

/**
 * How each glyph changes with the weight. Slices of one font name the ends of its axes alike, but for those so small that
 * each glyph names its own.
 */
function variationsOf(fonts: readonly Tables[]): Buffer {
  const tables = fonts.map((font) => table(font, 'gvar'));
  const ends = tables.map((gvar) => {
    const at = gvar.readUInt32BE(8);
    return gvar.subarray(at, at + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6));
  });
  const first = tables[0];
  const shared = ends.toSorted((one, other) => other.length - one.length)[0];
  if (!first || !shared || ends.some((each) => each.length > 0 && !each.equals(shared))) {
    throw new Error('Fonts that vary in different ways cannot be merged.');
  }
  const pieces = tables.flatMap((gvar) => {
    const [isLong, data] = [gvar.readUInt16BE(14) === 1, gvar.subarray(gvar.readUInt32BE(16))];
    return slices(data, gvar.subarray(20), isLong, gvar.readUInt16BE(12));
  });
  const offsets = offsetsOf(pieces);
  const head = Buffer.from(first.subarray(0, 20));
  head.writeUInt16BE(shared.length / (2 * first.readUInt16BE(4)), 6);
  head.writeUInt32BE(20 + offsets.length, 8);
  head.writeUInt16BE(pieces.length, 12);
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(20 + offsets.length + shared.length, 16);
  return Buffer.concat([head, offsets, shared, ...pieces]);
}

/** What a reader must make room for. */
function greatest(fonts: readonly Tables[], count: number): Buffer {
  const most = Buffer.from(table(fonts[0] ?? new Map(), 'maxp'));
  for (let at = 6; at < most.length; at += 2) {
    most.writeUInt16BE(Math.max(...fonts.map((font) => table(font, 'maxp').readUInt16BE(at))), at);
  }
  most.writeUInt16BE(count, 4);
  return most;
}

/** The head of the first, with a box around the glyphs of all and offsets of four bytes. */
function encloseHeads(fonts: readonly Tables[]): Buffer {
  const heads = fonts.map((font) => table(font, 'head'));
  const head = Buffer.from(heads[0] ?? Buffer.alloc(0));
  for (const at of [36, 38])
    head.writeInt16BE(Math.min(...heads.map((h) => h.readInt16BE(at))), at);
  for (const at of [40, 42])
    head.writeInt16BE(Math.max(...heads.map((h) => h.readInt16BE(at))), at);
  head.writeInt16BE(1, 50);
  return head;
}

function writeTables(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const pieces = [head];
  let [row, at] = [12, head.length];
  for (const [tag, data] of [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(at, row + 8);
    head.writeUInt32BE(data.length, row + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    pieces.push(padded);
    [row, at] = [row + 16, at + padded.length];
  }
  return Buffer.concat(pieces);
}
