import { READING_SWITCHES, switchesOf } from '@baize/game';
import { type HouseLibrary, mechanicOf } from '@baize/house';
import type { GameEntry } from '@baize/rulebooks';
import { SI_KI_PI_BETS, type SiKiPiRulebook, siKiPiBetName } from '@baize/si-ki-pi';
import {
  betName,
  type DiceLayout,
  type DiceRulebook,
  diceGame,
  type Price,
  type PriceStyle,
  priceStyleOf,
  printedName,
  printPrice,
} from '@baize/three-dice';
import { columnTable } from '../text/column-table.ts';
import type { Style } from '../text/style.ts';
import { gameFacts } from './game-facts.ts';

/** Everything one can bet on in a game: notation, names in both languages, price as printed. */
export function gamePage(entry: GameEntry, library: HouseLibrary, style: Style): readonly string[] {
  const { game, title, effective, unit, bets } = gameFacts(entry, library);
  return [
    `${style.strong(game)}  ${title}`,
    `${bets.length} bets, stakes in multiples of ${unit}, ${inForce(effective)}`,
    ...readingLines(entry),
    '',
    ...betTable(entry, library, style),
  ];
}

function betTable(entry: GameEntry, library: HouseLibrary, style: Style): readonly string[] {
  if (entry.layout === null) return boxTable(entry.book, style);
  return entry.layout
    ? areaTable(entry.book, entry.layout, style)
    : sheetTable(entry, library, style);
}

/** The bets of a mechanic from outside, as it prints them. */
function sheetTable(entry: GameEntry, library: HouseLibrary, style: Style): readonly string[] {
  const mechanic = mechanicOf(library, entry.book);
  const sheet = mechanic.sheetOf(mechanic.printed(entry));
  const rows = ('boxes' in sheet ? sheet.bets : sheet.areas).map(({ bet, name, prices }) => [
    bet,
    name.en,
    name.zh,
    prices.map(({ printed }) => printed).join(', '),
  ]);
  return addTitles(columnTable(BOX_COLUMNS, rows), style);
}

function inForce(effective: string | null): string {
  return effective === null ? 'no date of effect printed' : `in force from ${effective}`;
}

function readingLines({ book }: GameEntry): readonly string[] {
  return switchesOf(book).map((id) => {
    const [chosen, ...others] = READING_SWITCHES[id];
    return `reading ${id}: ${chosen}; --reading ${others.map((value) => `${id}=${value}`).join(' or ')}`;
  });
}

const AREA_COLUMNS = [
  { title: 'bet' },
  { title: 'name' },
  { title: '中文' },
  { title: 'in the document' },
  { title: 'price as printed' },
];

function areaTable(book: DiceRulebook, layout: DiceLayout, style: Style): readonly string[] {
  const rows = diceGame(book, layout).wagers.map(({ text, bet, prices }) => {
    const { en, zh } = betName(bet);
    const printed = prices.map((price) => priceText(price, priceStyleOf(layout, bet.group)));
    return [text, en, zh, printedName(bet, book) ?? '', printed.join(', ')];
  });
  return addTitles(columnTable(AREA_COLUMNS, rows), style);
}

/** A single bet has a price for one, two and three dice; the others have one price. */
function priceText({ odds, dice }: Price, style: PriceStyle): string {
  const price = printPrice(odds, style);
  if (dice === null) return price;
  return dice === 1 ? `one die ${price}` : `${dice === 2 ? 'two' : 'three'} dice ${price}`;
}

const BOX_COLUMNS = [
  { title: 'bet' },
  { title: 'name' },
  { title: '中文' },
  { title: 'price as printed' },
];

function boxTable({ table }: SiKiPiRulebook, style: Style): readonly string[] {
  const { pays, commission } = table.initial;
  const bonus = table.bonus.rows.map((row) => `${row.label} ${row.pays}`).join(', ');
  const rows = SI_KI_PI_BETS.map((bet) => {
    const { en, zh } = siKiPiBetName(bet);
    return [bet, en, zh, bet === 'initial' ? `${pays} less ${commission}` : bonus];
  });
  return addTitles(columnTable(BOX_COLUMNS, rows), style);
}

function addTitles([titles = '', ...rows]: readonly string[], style: Style): readonly string[] {
  return [style.faint(titles), ...rows];
}
