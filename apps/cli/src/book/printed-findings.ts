import { readFileSync } from 'node:fs';
import { equals, fractionText, parseRational } from '@baize/exact';
import { parseOdds } from '@baize/game';
import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import { chancesOf, mathematicsOf } from '@baize/house/mathematics';
import { figuresOf } from '@baize/math';
import type { GameEntry } from '@baize/rulebooks';
import type { GameSheet, SheetArea, SheetBet } from '@baize/table';
import { type BookFinding, finding } from './finding.ts';

/** What is wrong with what a game prints, whatever it is played with: places, faces, prices, units, names. */
export function printedFindings(entry: GameEntry, library: HouseLibrary): readonly BookFinding[] {
  const mechanic = mechanicOf(library, entry.book);
  const game = mechanic.printed(entry);
  const sheet = mechanic.sheetOf(game);
  const known = new Set(
    mechanic.pricedBets(betsOf(sheet).map(pricedName(sheet)), game).map(({ bet }) => bet),
  );
  const isPriced = (bet: SheetBet) => known.has(bet.bet) || known.has(pricedName(sheet)(bet));
  return betsOf(sheet).flatMap((bet, at, all) =>
    [
      ...('boxes' in sheet ? [] : placeProblems(sheet.areas[at], sheet.canvas)),
      ...faceProblems(bet),
      ...bet.prices.flatMap((price) => priceProblems(price, BigInt(game.unit))),
      ...(bet.prices.length > 0 && isPriced(bet) ? [] : ['it has no price']),
      ...(all.findIndex((each) => each.bet === bet.bet) === at ? [] : ['it is printed twice']),
    ].map((says) => finding('fault', `${entry.id} ${bet.bet}`, says)),
  );
}

function betsOf(sheet: GameSheet): readonly SheetBet[] {
  return 'boxes' in sheet ? sheet.bets : sheet.areas;
}

/** Bets of a box are priced as bets of the first one. */
function pricedName(sheet: GameSheet): (bet: SheetBet) => string {
  return ({ bet }) => ('boxes' in sheet ? `1/${bet}` : bet);
}

function placeProblems(
  area: SheetArea | undefined,
  canvas: { readonly width: number; readonly height: number },
): readonly string[] {
  if (!area) return [];
  const { x, y, width, height } = area;
  const isOff = x < 0 || y < 0 || x + width > canvas.width || y + height > canvas.height;
  return [
    ...(isOff ? [`it lies off the canvas of ${canvas.width} x ${canvas.height}`] : []),
    ...(width > 0 && height > 0 ? [] : [`it has no face: ${width} x ${height}`]),
  ];
}

function faceProblems({ name, wins }: SheetBet): readonly string[] {
  return [
    ...(name.en === '' ? ['it has no face: no name is printed on it'] : []),
    ...(wins.en === '' ? ['nothing says when it wins'] : []),
  ];
}

function priceProblems(
  { printed, odds }: SheetBet['prices'][number],
  unit: bigint,
): readonly string[] {
  const paid = parseRational(odds);
  if (!paid) return [`"${odds}" is no fraction to be paid by`];
  const read = parseOdds(printed);
  return [
    ...((unit * paid.numerator) % paid.denominator === 0n
      ? []
      : [`${odds} of a unit of ${unit} is no whole amount`]),
    ...(read.ok && !equals(read.value, paid)
      ? [`"${printed}" is printed, and ${fractionText(paid)} is paid`]
      : []),
  ];
}

/**
 * On how many outcomes each bet wins, against what its author has counted by other means: lines of `bet,wins` in
 * `counts.csv`. A bet that nobody has counted is unproved.
 */
export function countFindings(
  games: readonly GameEntry[],
  file: string | null,
  library: HouseLibrary,
): readonly BookFinding[] {
  const counted = file === null ? new Map<string, number>() : countsIn(readFileSync(file, 'utf8'));
  const offered = games.flatMap((entry) => {
    const mechanic = mechanicOf(library, entry.book);
    return betsOf(mechanic.sheetOf(mechanic.printed(entry))).map((bet) => bet.bet);
  });
  return [
    ...games.flatMap((entry) => gameCounts(entry, counted, library)),
    ...[...counted.keys()]
      .filter((bet) => !offered.includes(bet))
      .map((bet) => finding('fault', bet, 'counts.csv counts it, and no layout offers it')),
  ];
}

function gameCounts(
  entry: GameEntry,
  counted: ReadonlyMap<string, number>,
  library: HouseLibrary,
): readonly BookFinding[] {
  const mechanic = mechanicOf(library, entry.book);
  const game = mechanic.printed(entry);
  const bets = betsOf(mechanic.sheetOf(game)).map(({ bet }) => bet);
  const asked = bets.filter((bet) => counted.has(bet) || !mechanic.isCounted?.(bet));
  // Going through every outcome may take long, so nobody does it who asks for nothing.
  if (asked.length === 0) return [];
  const enumeration = mathematicsOf(library, game).enumeration(game);
  const { total, outcome, results } = enumeration;
  const weights = results.reduce((sum, { weight }) => sum + weight, 0n);
  const unequal = `its results have ${weights} ${outcome.many} together, and there are ${total}`;
  return [
    ...(weights === total ? [] : [finding('fault', entry.id, unequal)]),
    ...asked.flatMap((bet) => {
      const found = enumeration.bets.find((each) => each.bet === bet);
      if (!found) return [finding('fault', bet, 'it is printed, and its enumeration lacks it')];
      const says = counted.get(bet);
      if (says === undefined) {
        return [finding('unproved', bet, 'counts.csv has no independent count of it')];
      }
      const { wins } = figuresOf(enumeration, found);
      if (BigInt(says) === wins) return [];
      const what = `it wins on ${wins} of ${total} ${outcome.many}, and counts.csv says ${says}`;
      return [finding('fault', bet, what)];
    }),
  ];
}

function countsIn(text: string): ReadonlyMap<string, number> {
  const rows = text.trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [bet = '', wins = ''] = row.split(',');
      return [bet.trim(), Number(wins)];
    }),
  );
}

/** Bets that cost the house money: a slip of the pen, or meant so. The exact edge tells which. */
export function edgeFindings(entry: GameEntry, library: HouseLibrary): readonly BookFinding[] {
  const game = mechanicOf(library, entry.book).printed(entry);
  return [...chancesOf(library, game)].flatMap(([bet, chance]) => {
    if (!chance || chance.edge.numerator >= 0n) return [];
    const says = `its edge is ${fractionText(chance.edge)}: it favours the player`;
    return [finding('note', `${entry.id} ${bet}`, says)];
  });
}

/** Names that stand in English on a Chinese screen. */
export function translationFindings(
  games: readonly GameEntry[],
  library: HouseLibrary,
): readonly BookFinding[] {
  const names = games.flatMap((entry) => {
    const mechanic = mechanicOf(library, entry.book);
    return betsOf(mechanic.sheetOf(mechanic.printed(entry)));
  });
  const bare = new Set(names.filter(({ name }) => name.zh === name.en).map(({ bet }) => bet));
  return [...bare].map((bet) => finding('note', bet, 'no Chinese name; its name is shown instead'));
}
