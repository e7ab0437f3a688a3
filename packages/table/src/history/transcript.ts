import { assert, type Money } from '@baize/exact';
import { demonstrationAt } from '../configuration/demonstration.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import { rulesOf, type TableRules } from '../configuration/table-rules.ts';
import type { Recorded, TableEvent } from '../event.ts';
import { COMMON_EVENTS } from '../events/index.ts';
import type { TableLibrary } from '../library.ts';
import type { OwnEvent } from '../mechanic.ts';
import { operationsOf } from './operations.ts';
import { demonstrationWords } from './words/demonstration-words.ts';
import {
  actorWords,
  type EventWords,
  reasonWords,
  type WordsContext,
} from './words/event-words.ts';
import { moneyWords } from './words/money-words.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `08:00:07`, at a place so many minutes east of Greenwich. */
export function timeText(at: number, minutesEast: number): string {
  const ofDay = inDay(at + minutesEast * MINUTE);
  const seconds = (ofDay - (ofDay % 1000)) / 1000;
  const second = seconds % 60;
  const minutes = (seconds - second) / 60;
  const minute = minutes % 60;
  return [(minutes - minute) / 60, minute, second].map(twoDigits).join(':');
}

/** `1 January 2026`, at the same place. */
export function dateText(at: number, minutesEast: number): string {
  const local = at + minutesEast * MINUTE;
  const { day, month, year } = civilDate((local - inDay(local)) / DAY);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

function inDay(at: number): number {
  return ((at % DAY) + DAY) % DAY;
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}

/**
 * The date of a day counted from 1 January 1970. Counted from 1 March of a year divisible by 400,
 * leap days come last in their year and months follow a pattern of 153 days to five.
 */
function civilDate(days: number) {
  const fromMarch = days + 719_468;
  const era = Math.floor(fromMarch / 146_097);
  const ofEra = fromMarch - era * 146_097;
  const leaps = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leaps) / 365);
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { day, month, year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0) };
}

export interface TranscriptOptions {
  /** The mechanics and books the table plays by. */
  readonly library: TableLibrary;
  /** The configuration in force where the facts begin; needed if they do not say it. */
  readonly config?: TableConfig;
  /** Into how many digits a unit of money is divided. */
  readonly decimals?: number;
  /** Local time, in minutes east of Greenwich. */
  readonly minutesEast?: number;
}

/**
 * Facts of a journal as a person reads them: when, who, what happened, which money moved, by which
 * clauses. Tell a whole round with the facts of its record.
 */
export function transcript(facts: Iterable<Recorded>, options: TranscriptOptions): string {
  const { config, decimals = 2, minutesEast = 0, library } = options;
  const amount = (money: Money) => amountText(money, decimals);
  let rules: TableRules | null = config ? rulesOf(config, library) : null;
  const lines: string[] = rules ? [titleOf(rules), ...demonstrationLines(rules)] : [];
  let date = '';
  for (const operation of operationsOf(facts)) {
    const today = dateText(operation.at, minutesEast);
    if (today !== date) lines.push(...(lines.length > 0 ? [''] : []), today, '');
    date = today;
    lines.push(`${timeText(operation.at, minutesEast)}  ${actorWords(operation.by)}`);
    for (const { event } of operation.events) {
      if (event.type === 'TableConfigured') rules = rulesOf(event.config, library);
      lines.push(...eventLines(event, { rules, library, amount }));
    }
  }
  return `${lines.join('\n')}\n`;
}

function titleOf({ config, book }: TableRules): string {
  const version = book.version === null ? '' : `, ${book.version}`;
  const since = book.effectiveFrom === null ? '' : `, in force from ${book.effectiveFrom}`;
  return `Table ${config.table} · ${config.game} · ${book.title}${version}${since}`;
}

/** Said before anything else is told. */
function demonstrationLines(rules: TableRules): readonly string[] {
  const demonstration = demonstrationAt(rules);
  return demonstration ? demonstrationWords(demonstration) : [];
}

function eventLines(event: TableEvent, telling: WordsContext): readonly string[] {
  const { says, more = [] } = tellEvent(event, telling);
  const moved = 'postings' in event ? moneyWords(event.postings, telling) : [];
  return [
    `  ${says} · ${reasonWords(event.because)}`,
    ...[...more, ...moved].map((line) => `    ${line}`),
  ];
}

// Written as a method, because each takes only the events of its own type.
type Teller = { tells(event: TableEvent, telling: WordsContext): EventWords }['tells'];

/** What happens at every table is told by its entry; anything else, by the mechanic that is played. */
function tellEvent(event: TableEvent, telling: WordsContext): EventWords {
  const common: Readonly<Record<string, { readonly tell: Teller }>> = COMMON_EVENTS;
  const { tell } = (Object.hasOwn(common, event.type) ? common[event.type] : undefined) ??
    ownEventOf(event.type, telling) ?? { tell: undefined };
  assert(tell !== undefined, `No entry tells what ${event.type} is.`);
  return tell(event, telling);
}

/** Facts that do not say by which configuration the table plays are told by whoever knows them. */
function ownEventOf(type: string, { rules, library }: WordsContext): OwnEvent | undefined {
  const mechanics = rules ? [rules.mechanic] : library.mechanics;
  return mechanics.find(({ events }) => Object.hasOwn(events, type))?.events[type];
}

/** An amount as people write it: `1,234.50` for 123450 where a unit of money has 100 parts. */
export function amountText(amount: Money, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const part = digits.slice(digits.length - decimals);
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${part}`;
}
