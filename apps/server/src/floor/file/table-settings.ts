import { type Money, money } from '@baize/exact';
import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import { bookHash } from '@baize/loader';
import type { TableConfig } from '@baize/table';
import type { FloorEntry, TableEntry } from './table-entry.ts';

/** What a floor knows of a table besides what the table itself decides by. */
export interface TablePresentation {
  readonly name: string;
  readonly currency: string;
  readonly chips: readonly Money[];
  readonly arrangingSeconds: number;
  readonly pauseSeconds: number;
  readonly stepSeconds: number;
  readonly equipment: { readonly dice: string; readonly shaker: 'manual' | 'automated' };
  /** Left out where there is none: entries that were stored before cameras say nothing of them. */
  readonly camera?: TableCamera;
  /** Left out where it is on. */
  readonly studyAid?: false;
  /** Left out where the floor is one pit. */
  readonly pit?: string;
}

/** Where the table can be watched as it is played. */
export interface TableCamera {
  readonly kind: 'whep' | 'hls';
  readonly url: string;
}

/** How fast an automatic table goes. */
export type Pace = Pick<TablePresentation, 'arrangingSeconds' | 'pauseSeconds' | 'stepSeconds'>;

export const DEFAULT_PACE: Pace = { arrangingSeconds: 20, pauseSeconds: 5, stepSeconds: 2 };

export interface TableSettings {
  readonly config: TableConfig;
  readonly presentation: TablePresentation;
}

/** A slip of the finger, or a dealer alone, sells no more than this at once. */
const SALE_MOST = 100_000_000;

const CHIPS: readonly Money[] = [100, 500, 2500, 10_000, 50_000].map(money);

type Defaults = Pick<FloorEntry, 'currency' | 'defaults'>;

/** An entry with everything it left to the defaults of the file, and to those of the platform. */
export function settingsOf(
  entry: TableEntry,
  floor: Defaults,
  houseTable: unknown,
  library: HouseLibrary,
  /** The house tables of its other layouts, in their order. */
  houseTables: readonly unknown[] = [],
): TableSettings {
  const said = { ...floor.defaults, ...entry };
  const smallest = smallestTable(said.game, houseTable, library);
  const mode = said.mode ?? 'dealt';
  const isAutomatic = mode === 'automatic';
  const betting = isAutomatic ? 20 : null;
  return {
    config: {
      table: entry.table,
      game: said.game,
      ...bookHashOf(said.game, library),
      readings: readingsOf(floor.defaults, entry),
      houseTable,
      unit: money(said.unit ?? smallest.unit),
      limits: limitsOf(said),
      differential: said.differential == null ? null : money(said.differential),
      mode,
      resultSource: said.resultSource ?? (isAutomatic ? 'virtual' : 'dealer'),
      bettingSeconds: said.bettingSeconds === undefined ? betting : said.bettingSeconds,
      bettingSecondsMinimum: said.bettingSecondsMinimum ?? 0,
      boxes: said.boxes ?? smallest.boxes,
      ...arrangingTime(said.arrangingSeconds, smallest.boxes > 0, isAutomatic),
      approvalMinutes: said.approvalMinutes ?? 10,
      ...cashBounds(said),
      roundsKept: said.roundsKept ?? 50,
      ...layoutsOf(entry, said, houseTables),
    },
    presentation: {
      name: said.name ?? entry.table,
      currency: said.currency ?? floor.currency,
      chips: said.chips?.map(money) ?? CHIPS,
      arrangingSeconds: said.arrangingSeconds ?? DEFAULT_PACE.arrangingSeconds,
      pauseSeconds: said.pauseSeconds ?? DEFAULT_PACE.pauseSeconds,
      stepSeconds: said.stepSeconds ?? DEFAULT_PACE.stepSeconds,
      equipment: {
        dice: said.equipment?.dice ?? `${entry.table}-dice-1`,
        shaker: said.equipment?.shaker ?? (isAutomatic ? 'automated' : 'manual'),
      },
      ...(said.camera ? { camera: said.camera } : {}),
      ...leftOut(said),
    },
  };
}

function cashBounds({
  handPayAbove = null,
  saleMost = SALE_MOST,
}: Pick<TableEntry, 'handPayAbove' | 'saleMost'>) {
  return {
    handPayAbove: handPayAbove === null ? null : money(handPayAbove),
    saleMost: saleMost === null ? null : money(saleMost),
  };
}

/** What an entry need not say, and does not where it is as usual. */
function leftOut({ studyAid, pit }: Pick<TableEntry, 'studyAid' | 'pit'>) {
  return { ...(studyAid === false && { studyAid }), ...(pit !== undefined && { pit }) };
}

/** What the book says now, so that nobody plays on by another under the same name. */
export function bookHashOf(game: string, library: HouseLibrary): Pick<TableConfig, 'bookHash'> {
  const entry = library.findGame(game);
  return entry.ok ? { bookHash: bookHash(entry.value.book) } : {};
}

/** A dealer waits for everybody, unless the file says for how long; a table without one cannot. */
function arrangingTime(
  said: number | undefined,
  hasCards: boolean,
  isAutomatic: boolean,
): Pick<TableConfig, 'arrangingSeconds'> {
  const seconds = said ?? (isAutomatic ? DEFAULT_PACE.arrangingSeconds : null);
  return hasCards && seconds ? { arrangingSeconds: seconds } : {};
}

function readingsOf(defaults: FloorEntry['defaults'], entry: TableEntry): Readings {
  const said = Object.entries({ ...defaults.readings, ...entry.readings });
  const chosen = said.filter(([, value]) => value !== undefined);
  return { ...DEFAULT_READINGS, ...Object.fromEntries(chosen) };
}

function limitsOf({ limits }: Pick<TableEntry, 'limits'>): TableConfig['limits'] {
  const { default: all, kinds } = limits ?? {
    default: { minimum: 100, maximum: 100_000 },
    kinds: {},
  };
  return {
    default: boundsOf(all),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, each]) => [kind, boundsOf(each)])),
  };
}

/** What another layout leaves unsaid is as at the table's own. */
function layoutsOf(
  { layouts }: TableEntry,
  said: Pick<TableEntry, 'limits' | 'differential'>,
  houseTables: readonly unknown[],
): Pick<TableConfig, 'layouts'> {
  if (!layouts) return {};
  return {
    layouts: layouts.map(({ game, terminals, ...own }, index) => {
      const { limits = said.limits, differential = said.differential } = own;
      return {
        game,
        houseTable: houseTables[index] ?? null,
        limits: limitsOf(limits ? { limits } : {}),
        differential: differential == null ? null : money(differential),
        terminals,
      };
    }),
  };
}

function boundsOf({ minimum, maximum }: { minimum: number; maximum: number }) {
  return { minimum: money(minimum), maximum: money(maximum) };
}

/** The smallest unit at which every price is exact, or the house's own, and the boxes there are. */
function smallestTable(
  game: string,
  house: unknown,
  library: HouseLibrary,
): { readonly unit: number; readonly boxes: number } {
  const entry = library.findGame(game);
  if (!entry.ok) return { unit: 1, boxes: 0 };
  const mechanic = mechanicOf(library, entry.value.book);
  const { unit, boxes } = mechanic.smallest(entry.value);
  const priced = house === null ? null : mechanic.houseTable?.(house, entry.value);
  return { unit: priced?.unit ?? unit, boxes };
}
