import { assert } from '@baize/exact';
import type { Shaker } from '@baize/game';
import { emptyTable, openPlay } from '@baize/house';
import type { Rulebook } from '@baize/rulebooks';
import type { Fields } from '../scenario/phrase.ts';
import type { TableState } from '../state.ts';

/** A table at some moment, with the time it is there. */
export interface Moment {
  readonly name: string;
  readonly state: TableState;
  readonly now: number;
}

const DICE_BETS = ['small', 'total:8'];
const CARD_BETS = ['1/initial', '1/bonus:player', '1/bonus:dealer'];
const HANDS = '9h Kh 8d Qc | Ks Qd 3c 2h';

/** A table of a book in every state its procedure knows, and in the states no procedure knows. */
export function momentsOf(book: Rulebook): readonly Moment[] {
  const phases = [...new Set(book.procedure.steps.map((step) => step.to))];
  const between = { name: 'not configured', state: emptyTable(), now: 0 };
  return [
    between,
    moment(book, 'closed table', [], { opened: false }),
    moment(book, 'between rounds', stepsOfOneRound(book)),
    ...phases
      .filter((phase) => phase !== 'idle')
      .map((phase) => moment(book, phase, stepsUntil(book, phase))),
    moment(book, 'paused', [
      ...stepsUntil(book, 'betting'),
      order('dealer', 'pause because of a test'),
    ]),
    moment(book, 'matter', [
      ...stepsUntil(book, 'closed'),
      order('dealer', 'incident not-covered'),
    ]),
    moment(book, 'request', [...stepsOfOneRound(book), configureAnew()]),
    ...(book.procedure.inspection ? [suspendedMoment(book)] : []),
  ];
}

function moment(
  book: Rulebook,
  name: string,
  earlier: readonly Fields[],
  more: Fields = {},
): Moment {
  const opened = openPlay({
    game: gameOf(book),
    credits: { A: 5000, B: 5000 },
    ...(book.mechanic === 'si-ki-pi' ? { seats: { A: 1 } } : {}),
    ...more,
    earlier,
  });
  assert(opened.ok, opened.ok ? '' : `${book.id} ${name}: ${opened.error.message}`);
  return { name, state: opened.value.play.state, now: opened.value.play.clock + 1000 };
}

export function gameOf(book: Rulebook): string {
  if (book.mechanic === 'si-ki-pi') return book.id;
  const layout = book.layouts.at(-1);
  return `${book.id}/${layout?.id ?? ''}`;
}

/** The steps that lead to a phase, with bets of two terminals in the round. */
export function stepsUntil(
  book: Rulebook,
  phase: string,
  shaker: Shaker = 'manual',
): readonly Fields[] {
  const isCards = book.mechanic === 'si-ki-pi';
  if (phase === 'covered') return [{ reach: 'covered' }];
  const bets = (isCards ? CARD_BETS : DICE_BETS).map((bet) => order('A', `bet ${bet} 200`));
  const betting = [
    { reach: 'betting' },
    ...bets,
    order('B', `bet ${isCards ? '1/initial' : 'big'} 100`),
  ];
  if (phase === 'betting' || phase === 'closed') return [...betting, { reach: phase }];
  if (isCards) return [...betting, { deal: HANDS }, ...dealUntil(phase)];
  return isAfterResult(phase)
    ? [...betting, ...stepsToResult(book, shaker), { reach: phase }]
    : [...betting, { reach: phase }];
}

function dealUntil(phase: string): readonly Fields[] {
  if (phase === 'dealt') return [];
  return [order('dealer', 'end arranging'), { reach: phase }];
}

function isAfterResult(phase: string): boolean {
  return ['resulted', 'collected', 'paid'].includes(phase);
}

function stepsToResult(book: Rulebook, shaker: Shaker): readonly Fields[] {
  const step = book.procedure.steps.find(
    (each) => each.step === 'register-result' && (!each.shaker || each.shaker === shaker),
  );
  return [{ reach: step?.from ?? 'tumbled' }, order('dealer', 'result 1 2 3')];
}

export function stepsOfOneRound(book: Rulebook): readonly Fields[] {
  const betting = stepsUntil(book, 'betting');
  return book.mechanic === 'si-ki-pi'
    ? [...betting, { deal: HANDS }, order('dealer', 'end arranging'), { reach: 'idle' }]
    : [...betting, { roll: '1 2 3' }];
}

function configureAnew(): Fields {
  return { 'pit-manager': { type: 'ConfigureTable', config: { readings: { D1: 'exactly-two' } } } };
}

function suspendedMoment(book: Rulebook): Moment {
  const failed = order('pit-supervisor', 'incident electrical-device-failed');
  return moment(book, 'suspended', [
    ...stepsUntil(book, 'betting'),
    { reach: 'uncovered' },
    failed,
    { roll: '1 2 3' },
  ]);
}

function order(who: string, says: string): Fields {
  return { [who]: says };
}
