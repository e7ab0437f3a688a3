import { directImports, levelsOf, type PackageNode } from './package-graph.ts';

const BOX = { width: 148, height: 44 };
// A line that passes a row needs less room than a box.
const LANE = 20;
const GAP = { across: 30, down: 52 };
const MARGIN = 24;

/** What stands in a row: a package, or the way of a line that leads further down. */
interface Place {
  readonly key: string;
  readonly folder: string | null;
  readonly width: number;
  /** The keys of what it leads to in the row below. */
  readonly below: readonly string[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One picture: apps on top, what everything rests on at the bottom, an arrow from whoever imports. */
export function drawGraph(nodes: readonly PackageNode[]): string {
  const rows = rowsOf(nodes);
  const width = Math.max(...rows.map(widthOf)) + 2 * MARGIN;
  const height = 2 * MARGIN + rows.length * (BOX.height + GAP.down) - GAP.down;
  const points = place(rows, width);
  const places = rows.flat();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif">`,
    '<title>Packages of Baize and who imports whom</title>',
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5b6770"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...places.flatMap((each) => each.below.flatMap((key) => line(each, key, points))),
    ...places.flatMap(({ key, folder }) => {
      const point = points.get(key);
      return folder !== null && point ? [box(folder, point)] : [];
    }),
    '</svg>',
    '',
  ].join('\n');
}

/** From the bottom up. An import over several rows gets a place in each row it passes. */
function rowsOf(nodes: readonly PackageNode[]): readonly (readonly Place[])[] {
  const levels = levelsOf(nodes);
  const rows: Place[][] = Array.from({ length: Math.max(...levels.values()) + 1 }, () => []);
  for (const { folder, imports } of directImports(nodes)) {
    const level = levels.get(folder) ?? 0;
    const below = imports.map((target) => {
      const depth = levels.get(target) ?? 0;
      const key = (row: number) => (row === depth ? target : `${folder}>${target}@${row}`);
      for (let row = depth + 1; row < level; row += 1) {
        rows[row]?.push({ key: key(row), folder: null, width: LANE, below: [key(row - 1)] });
      }
      return key(level - 1);
    });
    rows[level]?.push({ key: folder, folder, width: BOX.width, below });
  }
  return rows;
}

function widthOf(row: readonly Place[]): number {
  return row.reduce((sum, { width }) => sum + width + GAP.across, -GAP.across);
}

/** The upper middle of every place, each row sorted by what it leads to, so that lines cross as little as they can. */
function place(rows: readonly (readonly Place[])[], width: number): ReadonlyMap<string, Point> {
  const points = new Map<string, Point>();
  const centreOf = ({ below }: Place) =>
    below.reduce((sum, key) => sum + (points.get(key)?.x ?? 0), 0) / (below.length || 1);
  for (const [level, row] of rows.entries()) {
    const y = MARGIN + (rows.length - 1 - level) * (BOX.height + GAP.down);
    let x = (width - widthOf(row)) / 2;
    for (const each of row.toSorted((one, other) => centreOf(one) - centreOf(other))) {
      points.set(each.key, { x: x + each.width / 2, y });
      x += each.width + GAP.across;
    }
  }
  return points;
}

/** Out of a box at its lower edge, past a row straight down, and into a box from above with a tip. */
function line(from: Place, key: string, points: ReadonlyMap<string, Point>): readonly string[] {
  const [start, end] = [points.get(from.key), points.get(key)];
  if (!start || !end) return [];
  const y = start.y + BOX.height;
  const half = (end.y - y) / 2;
  const passing = from.folder === null ? `M${start.x} ${start.y}V${y}` : `M${start.x} ${y}`;
  const curve = `C${start.x} ${y + half} ${end.x} ${end.y - half} ${end.x} ${end.y}`;
  const tip = key.includes('>') ? '' : ' marker-end="url(#tip)"';
  return [`<path d="${passing}${curve}" fill="none" stroke="#5b6770" stroke-width="1.3"${tip}/>`];
}

function box(folder: string, { x, y }: Point): string {
  const [group = '', name = ''] = folder.split('/');
  const fill = group === 'apps' ? '#fdf1dc' : '#e6f0ea';
  return [
    `<rect x="${x - BOX.width / 2}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="7" fill="${fill}" stroke="#2f4f43"/>`,
    `<text x="${x}" y="${y + 20}" text-anchor="middle" font-size="15" font-weight="600" fill="#16261f">${name}</text>`,
    `<text x="${x}" y="${y + 35}" text-anchor="middle" font-size="11" fill="#4b5a52">${group}</text>`,
  ].join('');
}
