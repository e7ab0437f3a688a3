import { money } from '@baize/exact';
import type { Citation, INCIDENTS } from '@baize/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, CommandType } from '../command.ts';
import type { Refusal } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { configOf, openTable } from '../testing/floor.ts';
import { anyPlay } from '../testing/random-play.ts';

/** Something that was refused, and the table it was refused at. */
interface Refused {
  readonly refusal: Refusal;
  readonly command: Command;
  readonly state: TableState;
}

type Speaks = (refused: Refused) => boolean;

const LAYING: readonly CommandType[] = ['PlaceBet', 'RecordBet', 'DoubleBets', 'RepeatBets'];
const TAKING: readonly CommandType[] = ['WithdrawBet', 'ClearBets', 'UndoBets'];

/** Bets were open once in this round, and are not any more. */
const isClosed: Speaks = ({ state: { round } }) => round !== null && round.closed !== null;

const wants =
  (...types: readonly CommandType[]): Speaks =>
  ({ command }) =>
    types.includes(command.type);

const all =
  (...facts: readonly Speaks[]): Speaks =>
  (refused) =>
    facts.every((fact) => fact(refused));

const either =
  (...facts: readonly Speaks[]): Speaks =>
  (refused) =>
    facts.some((fact) => fact(refused));

const isRefused =
  (...codes: readonly Refusal['code'][]): Speaks =>
  ({ refusal }) =>
    codes.includes(refusal.code);

const reports =
  (...incidents: readonly (typeof INCIDENTS)[number][]): Speaks =>
  ({ command }) =>
    command.type === 'ReportIncident' && incidents.includes(command.incident);

/** No clause of the book covers it, or something like that waits for whoever decides. */
const isUncovered: Speaks = ({ refusal, command, state }) =>
  refusal.code === 'matter-undecided'
    ? state.matters.size > 0
    : command.type === 'ReportIncident' && refusal.code === 'cannot-occur';

/** Everything waits for whoever decides about something of this kind. */
const awaits =
  (incident: (typeof INCIDENTS)[number]): Speaks =>
  ({ refusal, state }) =>
    refusal.code === 'matter-undecided' &&
    [...state.matters.values()].some((matter) => matter.incident === incident);

/** Dice could be read when the round was interrupted: what they showed is on record. */
const isEstablished: Speaks = ({ state: { round } }) =>
  round !== null && (round.play.readable !== null || round.result !== null);

/** A stake that was on its way from a terminal out of service. */
const isUnregistered: Speaks = all(isRefused('terminal-locked'), wants(...LAYING));

const isBetting: Speaks = ({ state: { round } }) => round?.phase === 'betting';

/** Dice were reported as damaged and are on the table. */
const isDiceReported: Speaks = ({ state }) => state.equipment.reported !== undefined;

/** A later round and money that is taken back are facts, and nothing is refused by them. */
const never: Speaks = () => false;

/** Nobody with a bet in the box the order is about sits there, or who did has gone. */
const isNobodySeated: Speaks = ({ command, state: { boxes, round } }) => {
  const box = 'box' in command ? command.box : undefined;
  const seated = typeof box === 'number' ? boxes.get(box) : undefined;
  const own = round?.closed?.find(({ terminal }) => terminal === seated)?.stakes ?? [];
  const hasBet = own.some(({ bet }) => bet.startsWith(`${box}/`));
  return seated === undefined || !hasBet || (round?.play.boxes.away.includes(seated) ?? false);
};

/** Clauses and readings that refusals cite, each with the facts it speaks of. */
const SPEAKS_OF: Readonly<Record<Citation, Speaks>> = {
  'rws-sic-bo-2021#3.3': isRefused('below-minimum', 'above-maximum'),
  'rws-sic-bo-2021#3.5': all(isClosed, wants(...LAYING, 'UndoBets')),
  'rws-sic-bo-2021#I-P9': isClosed,
  'rws-sic-bo-2021#5.10': isUncovered,
  // It says when a round commences, and how often the dice are tumbled for that.
  'mbs-sic-bo-v4#3.1': (refused) =>
    refused.state.round === null || reports('tumbled-fewer-than-three')(refused),
  'mbs-sic-bo-v4#3.2': all(isClosed, wants(...LAYING, ...TAKING)),
  'mbs-sic-bo-v4#5.6': all(isClosed, wants(...TAKING)),
  'mbs-sic-bo-v4#5.7': all(isClosed, wants(...LAYING, 'UndoBets')),
  'mbs-sic-bo-v4#I-P5': ({ state }) => state.round === null,
  'mbs-sic-bo-v4#6.1': isUncovered,
  'licensee-sic-bo#5(a)': ({ state }) => state.suspended !== null || !state.equipment.inspected,
  'licensee-sic-bo#5(c)': (refused) =>
    isClosed(refused) ||
    (wants('Tumble')(refused) && refused.state.round?.phase === 'betting') ||
    awaits('tumbler-before-close')(refused),
  'licensee-sic-bo#5(d)(1)': ({ state }) => state.equipment.shaker === 'manual',
  'licensee-sic-bo#5(d)(2)': ({ state }) => state.equipment.shaker === 'automated',
  'licensee-sic-bo#6(b)': ({ state }) =>
    state.suspended !== null || state.round?.suspendAfter != null,
  'licensee-sic-bo#I-P12': isUncovered,
  'rws-tai-sai-v5#3.6': all(isClosed, wants(...LAYING, 'UndoBets')),
  'rws-tai-sai-v5#5.1': isRefused('above-maximum', 'above-differential'),
  'rws-tai-sai-v5#5.2': isRefused('below-minimum'),
  'rws-tai-sai-v5#5.7': isClosed,
  'rws-tai-sai-v5#5.14': isUncovered,
  'rws-si-ki-pi-v2#3.2': isClosed,
  'rws-si-ki-pi-v2#3.3': isRefused('bonus-without-initial'),
  'rws-si-ki-pi-v2#5.1.2': reports('dealer-cards-exposed-unseen', 'dealer-cards-exposed-seen'),
  'rws-si-ki-pi-v2#I-P12': isUncovered,
  'rws-sic-bo-2021#5.1.1': isEstablished,
  'mbs-sic-bo-v4#5.8.2': isEstablished,
  'rws-sic-bo-2021#1.5': isRefused('not-authorised'),
  'rws-tai-sai-v5#1.5': isRefused('not-authorised'),
  'mbs-sic-bo-v4#6.2': isRefused('not-authorised'),
  'rws-sic-bo-2021#5.2.2': isUnregistered,
  'mbs-sic-bo-v4#5.9.2': all(isUnregistered, isBetting),
  'rws-sic-bo-2021#5.4': isDiceReported,
  'rws-tai-sai-v5#5.6': isDiceReported,
  'mbs-sic-bo-v4#5.4': isDiceReported,
  'rws-sic-bo-2021#I-P22': isDiceReported,
  'rws-tai-sai-v5#I-P22': isDiceReported,
  'mbs-sic-bo-v4#I-P22': isDiceReported,
  'rws-sic-bo-2021#5.6': never,
  'rws-tai-sai-v5#5.8': never,
  'rws-sic-bo-2021#I-P11': never,
  'mbs-sic-bo-v4#I-P11': never,
  'licensee-sic-bo#I-P11': never,
  'rws-tai-sai-v5#I-P11': never,
  'rws-si-ki-pi-v2#I-P11': never,
  'licensee-sic-bo#6(d)': all(
    isRefused('shaker-fitted'),
    ({ state }) => state.equipment.shaker === 'automated',
  ),
  'rws-si-ki-pi-v2#5.2': either(
    isRefused('withdrawal-unanswered'),
    wants('AnswerWithdrawal'),
    reports('player-cards-exposed-unseen', 'player-cards-exposed-seen'),
  ),
  'rws-si-ki-pi-v2#5.3': reports('dealer-cards-exposed-unseen', 'player-cards-exposed-unseen'),
  'rws-si-ki-pi-v2#5.1.3': reports('misdeal-unseen', 'misdeal-seen'),
  'rws-si-ki-pi-v2#I-H7': never,
  'rws-si-ki-pi-v2#I-H10': all(isRefused('not-your-box'), isNobodySeated),
  'rws-si-ki-pi-v2#1 Picture Card': never,
};

function problemsOf(refused: Refused): readonly string[] {
  const { refusal, command, state } = refused;
  return refusal.because
    .filter((citation) => SPEAKS_OF[citation as Citation]?.(refused) === false)
    .map((citation) => {
      const phase = state.round?.phase ?? 'idle';
      return `${refusal.code} of ${command.type} while ${phase} cites ${citation}`;
    });
}

const TABLES = [
  configOf('rws-sic-bo-2021/b'),
  configOf('mbs-sic-bo-v4/rapid-select'),
  configOf('licensee-sic-bo/standard'),
  configOf('rws-tai-sai-v5/c', {
    limits: { default: { minimum: money(500), maximum: money(5000) }, kinds: {} },
    differential: money(3000),
  }),
  configOf('rws-si-ki-pi-v2', { boxes: 4 }),
];

describe.each(TABLES.map((config) => ({ game: config.game, config })))('$game', ({ config }) => {
  test('whatever is refused, every clause that is cited speaks of why', () => {
    fc.assert(
      fc.property(anyPlay, (attempts) => {
        const journal = openTable(config);
        for (const { by, command: wanted } of attempts) {
          const state = journal.state();
          const command = wanted(state);
          const answer = journal.ask(by, command);
          if (answer.type !== 'refused') continue;
          expect(problemsOf({ refusal: answer.refusal, command, state })).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
