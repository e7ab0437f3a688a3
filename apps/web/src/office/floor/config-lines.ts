import type { GamesBody, TableConfig } from '@baize/protocol/client';
import { amountIn } from '../../pit/limits/draft.ts';

export type Game = GamesBody['games'][number];

/** What somebody has typed as limits of single kinds. */
export type KindLimits = Readonly<
  Record<string, { readonly minimum: string; readonly maximum: string }>
>;

type Kinds = TableConfig['limits']['kinds'];

export function moneyTyped(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

export function typedLimits(kinds: Kinds): KindLimits {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, { minimum, maximum }]) => [
      kind,
      { minimum: moneyTyped(minimum), maximum: moneyTyped(maximum) },
    ]),
  );
}

/** The limits that were typed; undefined where one of them is no amount. */
export function limitsMeant(limits: KindLimits): unknown {
  const amounts = Object.entries(limits).map(
    ([kind, { minimum, maximum }]) =>
      [kind, { minimum: amountIn(minimum), maximum: amountIn(maximum) }] as const,
  );
  const isWhole = amounts.every(([, each]) => each.minimum !== null && each.maximum !== null);
  return isWhole ? Object.fromEntries(amounts) : undefined;
}

/** One row of prices of the house. */
export interface PriceLine {
  readonly bet: string;
  readonly label?: string;
  readonly on?: readonly (string | number)[];
  readonly dice?: number;
  readonly pays: string;
}

/** A house table as fields show it; whatever else it says stays as it is. */
export interface HousePrices {
  readonly game: string;
  readonly rows: readonly PriceLine[];
}

/** The prices in a draft; null where those of the book hold, undefined where they are of a shape no field knows. */
export function pricesIn(text: string): HousePrices | null | undefined {
  const value: unknown = JSON.parse(text);
  if (value === null) return null;
  const { rows } = Object(value) as Partial<HousePrices>;
  return Array.isArray(rows) && rows.every(isPriceLine) ? (value as HousePrices) : undefined;
}

function isPriceLine(row: unknown): row is PriceLine {
  const { bet, pays } = Object(row) as Partial<PriceLine>;
  return typeof bet === 'string' && typeof pays === 'string';
}

/** The prices of a game as its book prints them, for a house to begin with. */
export function printedPrices({ game, prices }: Pick<Game, 'game' | 'prices'>): HousePrices {
  return { game, rows: prices.map(({ least: _, ...row }) => row) };
}

/** What the book says of the bets that a line prices. */
export function bookPrice(
  line: PriceLine,
  game: Game | undefined,
): Game['prices'][number] | undefined {
  const [first] = line.on ?? [];
  return game?.prices.find(
    ({ bet, on, dice }) =>
      bet === line.bet &&
      dice === line.dice &&
      (first === undefined || on === undefined || on.map(String).includes(String(first))),
  );
}

export function lineName({ bet, on, dice }: PriceLine): string {
  const selected = on ? ` ${on.join(', ')}` : '';
  return `${bet}${selected}${dice === undefined ? '' : ` × ${dice}`}`;
}

/** One layout of other terminals as it is typed. */
export interface LayoutLine {
  readonly game: string;
  /** Names of terminals with something between them. */
  readonly terminals: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly differential: string;
  readonly kinds: KindLimits;
  readonly houseTable: unknown;
}

type Layouts = NonNullable<TableConfig['layouts']>;

export function typedLayouts(layouts: Layouts): readonly LayoutLine[] {
  return layouts.map(({ game, terminals, limits, differential, houseTable }) => ({
    game,
    terminals: terminals.join(', '),
    minimum: moneyTyped(limits.default.minimum),
    maximum: moneyTyped(limits.default.maximum),
    differential: differential === null ? '' : moneyTyped(differential),
    kinds: typedLimits(limits.kinds),
    houseTable,
  }));
}

export function layoutLines(text: string): readonly LayoutLine[] {
  return JSON.parse(text) as readonly LayoutLine[];
}

/** The layouts that were typed: null where there is none, undefined where an amount cannot be read. */
export function layoutsMeant(lines: readonly LayoutLine[]): unknown {
  if (lines.length === 0) return null;
  const layouts = lines.map(layoutMeant);
  return layouts.includes(undefined) ? undefined : layouts;
}

function layoutMeant(line: LayoutLine): unknown {
  const { game, terminals, houseTable } = line;
  const [minimum, maximum] = [amountIn(line.minimum), amountIn(line.maximum)];
  const differential = line.differential.trim() === '' ? null : amountIn(line.differential);
  const kinds = limitsMeant(line.kinds);
  const isDifferential = line.differential.trim() === '' || differential !== null;
  if (minimum === null || maximum === null || kinds === undefined || !isDifferential)
    return undefined;
  return {
    game,
    houseTable,
    limits: { default: { minimum, maximum }, kinds },
    differential,
    terminals: terminals.split(/[\s,，、]+/).filter((name) => name !== ''),
  };
}

/** What a layout was, in a line. */
export function layoutText({ game, terminals, minimum, maximum }: LayoutLine): string {
  return `${game}: ${terminals}, ${minimum}–${maximum}`;
}
