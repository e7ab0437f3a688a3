/** What moves and narrows a glyph, in units of the font. */
interface Adjustment {
  readonly placement: number;
  readonly advance: number;
}

/**
 * What a `GPOS` table says in its feature `halt`: how far each sign moves and narrows where it stands beside another,
 * which is all a browser asks of Chinese type unless it is told to.
 */
export function halfWidths(gpos: Buffer): ReadonlyMap<number, Adjustment> {
  const [features, lookups] = [gpos.readUInt16BE(6), gpos.readUInt16BE(8)];
  const found = new Map<number, Adjustment>();
  for (let row = features + 2; row < features + 2 + 6 * gpos.readUInt16BE(features); row += 6) {
    if (gpos.toString('latin1', row, row + 4) !== 'halt') continue;
    const feature = gpos.subarray(features + gpos.readUInt16BE(row + 4));
    for (const index of numbers(feature, 4, feature.readUInt16BE(2))) {
      const lookup = gpos.subarray(lookups + gpos.readUInt16BE(lookups + 2 + 2 * index));
      for (const [glyph, adjustment] of singleAdjustments(lookup)) found.set(glyph, adjustment);
    }
  }
  return found;
}

function numbers(table: Buffer, from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => table.readUInt16BE(from + 2 * index));
}

const SINGLE = 1;
const EXTENSION = 9;

function* singleAdjustments(lookup: Buffer): Generator<readonly [number, Adjustment]> {
  for (const at of numbers(lookup, 6, lookup.readUInt16BE(4))) {
    const isExtension = lookup.readUInt16BE(0) === EXTENSION;
    const start = isExtension ? at + lookup.readUInt32BE(at + 4) : at;
    const kind = isExtension ? lookup.readUInt16BE(at + 2) : lookup.readUInt16BE(0);
    if (kind !== SINGLE) throw new Error(`Half widths of kind ${kind} cannot be merged.`);
    const table = lookup.subarray(start);
    const [format, shape] = [table.readUInt16BE(0), table.readUInt16BE(4)];
    for (const [order, glyph] of readCoverage(table.subarray(table.readUInt16BE(2))).entries()) {
      // The first format says one thing of all glyphs, the second one of each.
      const value = format === 1 ? 6 : 8 + order * widthOf(shape);
      yield [
        glyph,
        { placement: part(table, value, shape, 1), advance: part(table, value, shape, 4) },
      ];
    }
  }
}

/** Each bit of a value's shape is a field of two bytes, in the order of the bits. */
function widthOf(shape: number): number {
  return 2 * shape.toString(2).replaceAll('0', '').length;
}

function part(table: Buffer, value: number, shape: number, bit: number): number {
  return (shape & bit) === 0 ? 0 : table.readInt16BE(value + widthOf(shape & (bit - 1)));
}

function readCoverage(coverage: Buffer): readonly number[] {
  const [format, count] = [coverage.readUInt16BE(0), coverage.readUInt16BE(2)];
  if (format === 1) return numbers(coverage, 4, count);
  return Array.from({ length: count }, (_, index) => 4 + 6 * index).flatMap((at) => {
    const [first, last] = [coverage.readUInt16BE(at), coverage.readUInt16BE(at + 2)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const PLACEMENT_AND_ADVANCE = 0x0005;

/** A `GPOS` table that says this in its feature `halt`, for every script, and nothing else. */
export function buildPositioning(adjustments: ReadonlyMap<number, Adjustment>): Buffer {
  const rows = [...adjustments].toSorted(([one], [other]) => one - other);
  const head = words(1, 0, 10, 30, 44);
  // One script, `DFLT`, whose language has the one feature.
  const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([words(1), Buffer.from('halt'), words(8, 0, 1, 0)]);
  const lookups = words(1, 4, SINGLE, 0, 1, 8);
  const values = rows.flatMap(([, { placement, advance }]) => [placement, advance]);
  const table = words(2, 8 + 2 * values.length, PLACEMENT_AND_ADVANCE, rows.length, ...values);
  const coverage = words(1, rows.length, ...rows.map(([glyph]) => glyph));
  return Buffer.concat([head, scripts, features, lookups, table, coverage]);
}

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, 2 * index);
  return buffer;
}
