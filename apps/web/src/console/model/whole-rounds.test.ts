import { commandTaking } from '@baize/house/commands';
import { describe, expect, test } from 'vitest';
import { consoleParts } from '../../mechanics/three-dice/console/console-parts.tsx';
import {
  bet,
  createDealtTable,
  type Dealt,
  ONE_OF_EACH,
  press,
  viewOf,
} from '../../testing/dealt-table.ts';
import type { ScriptedTable } from '../../testing/scripted/scripted-table.ts';
import { stepList } from '../step-list-card.tsx';
import type { DealerView, StepName } from './dealer-view.ts';
import { tossEnds } from './incident-groups.ts';
import { taskOf } from './task.ts';

/** The order of a round as each document has it. */
const ORDER: Readonly<Record<Dealt, readonly StepName[]>> = {
  'rws-tai-sai-v5/c': ['open-bets', 'close-bets', 'tumble', 'register-result'],
  'rws-sic-bo-2021/b': ['open-bets', 'close-bets', 'tumble', 'register-result'],
  'mbs-sic-bo-v4/alfastreet': ['tumble', 'open-bets', 'close-bets', 'uncover', 'register-result'],
  'licensee-sic-bo/standard': [
    ...(['open-bets', 'close-bets', 'tumble', 'uncover', 'register-result'] as const),
    ...(['collect-losers', 'pay-winners', 'clear-lights'] as const),
  ],
  'rws-si-ki-pi-v2': [
    ...(['open-bets', 'close-bets', 'deal', 'set-dealer-hand'] as const),
    ...(['settle-initial', 'settle-bonus'] as const),
  ],
};

const DECK = ['s', 'h', 'd', 'c'].flatMap((suit) =>
  [...'A23456789TJQK'].map((rank) => `${rank}${suit}`),
);

/** What a dealer presses at a step, as the console sends it. */
function pressed(step: StepName, view: DealerView): object {
  switch (step) {
    case 'tumble':
      return { type: 'Tumble', tumbles: view.tumblesLeast };
    case 'register-result':
      return { type: 'RegisterResult', dice: [6, 4, 1], flat: true };
    case 'deal':
      return { type: 'Deal', deck: DECK };
    case 'set-dealer-hand': {
      const way = view.cards?.houseWay;
      return { type: 'SetDealerHand', low: way?.low, high: way?.high };
    }
    default:
      return { type: commandTaking(step) };
  }
}

/** Plays one round by doing whatever the console says is to be done, and tells what that was. */
function playedByConsole(table: ScriptedTable, atEach: (view: DealerView) => void = () => {}) {
  const steps: StepName[] = [];
  do {
    const view = viewOf(table);
    const task = taskOf(view, consoleParts);
    if (task.kind !== 'step') throw new Error(`The console asks for ${task.kind}.`);
    atEach(view);
    const { step } = task.step;
    steps.push(step);
    if (step === 'close-bets') bet(table);
    if (step === 'set-dealer-hand') press(table, { type: 'EndArranging' });
    press(table, pressed(step, viewOf(table)));
  } while (viewOf(table).round !== null);
  return steps;
}

describe.each(ONE_OF_EACH)('a console at %s', (game) => {
  test('leads through a whole round, one task after the other, in the order of the document', () => {
    expect(playedByConsole(createDealtTable(game))).toEqual(ORDER[game]);
  });

  test('lists the steps of the round with one of them to be done now', () => {
    playedByConsole(createDealtTable(game), (view) => {
      const listed = stepList(view);
      const now = listed.findIndex(({ state }) => state === 'now');
      expect(listed.map(({ step }) => step.step)).toEqual(ORDER[game]);
      expect(listed[now]?.step).toEqual(view.next[0]);
      expect(listed.slice(0, now).every(({ state }) => state === 'done')).toBe(true);
      expect(listed.slice(now + 1).every(({ state }) => state === 'later')).toBe(true);
    });
  });

  test('names the clause of every step', () => {
    playedByConsole(createDealtTable(game), (view) => {
      expect(view.next[0]?.because.length).toBeGreaterThan(0);
    });
  });
});

test.each([
  ['rws-tai-sai-v5/c', 'void'],
  ['rws-sic-bo-2021/b', 'void'],
  ['mbs-sic-bo-v4/alfastreet', 'void'],
  ['licensee-sic-bo/standard', 'again'],
] as const)('after a toss at %s a dealer calls: %s', (game, ends) => {
  const found = new Map<string, ReturnType<typeof tossEnds>>();
  playedByConsole(createDealtTable(game), (view) => {
    found.set(view.next[0]?.step ?? '', tossEnds(view.incidents));
  });
  expect(found.get('register-result')).toBe(ends);
});
