import { money } from '@baize/exact';
import { emptyTable, recomputeRound, roundRecord, SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { replay } from '../evolve.ts';
import { invariantProblems } from '../scenario/invariants.ts';
import { plainState } from '../scenario/plain-state.ts';
import { restoreFrom } from '../snapshot/restore-from.ts';
import { snapshotOf } from '../snapshot/snapshot-of.ts';
import { ANN, at, BEN, CAT, dealer, pitManager, shiftManager } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { BOUGHT, COURSES, type RoundStep, tableAtStep } from '../testing/steps-of-round.ts';

const reason = 'The film shows what happened.';
const ROUND = 'T7-1';

/** What each account holds by the postings of the journal alone. */
function accountsOf(journal: Journal): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const { event } of journal.facts()) {
    for (const { from, to, amount } of 'postings' in event ? event.postings : []) {
      held.set(from, (held.get(from) ?? 0) - amount);
      held.set(to, (held.get(to) ?? 0) + amount);
    }
  }
  return held;
}

/** Everything a decision or a report can void a round by, whatever its book. */
const WAYS: Readonly<Record<string, (journal: Journal) => void>> = {
  'the shift manager decides about the round': (journal) => {
    const command: Command = { type: 'DecideRound', round: ROUND, effect: 'void-round', reason };
    journal.agree(shiftManager, command, pitManager);
  },
  'the shift manager decides about a matter': (journal) => {
    journal.give(dealer, { type: 'ReportIncident', incident: 'not-covered', note: reason });
    const matter = [...journal.state().matters.keys()].at(-1) ?? '';
    const command: Command = { type: 'DecideMatter', matter, reason, effect: 'void-round' };
    journal.agree(shiftManager, command, pitManager);
  },
};

/** Incidents that a book voids the round for, and the steps at which it does. */
const ORDERED: Readonly<Record<string, Readonly<Record<string, readonly RoundStep[]>>>> = {
  'rws-sic-bo-2021/b': {
    'die-not-flat': ['tumbled', 'known'],
    'dice-damaged': ['closed', 'tumbled', 'known'],
  },
  'rws-tai-sai-v5/c': {
    'die-not-flat': ['tumbled', 'known'],
    'dice-damaged': ['closed', 'tumbled', 'known'],
  },
  'mbs-sic-bo-v4/rapid-select': {
    'die-not-flat': ['closed', 'uncovered', 'known'],
    'dice-damaged': ['closed', 'uncovered', 'known'],
    'dome-broken': ['closed', 'uncovered', 'known'],
  },
  'rws-si-ki-pi-v2': {
    'foreign-card': ['closed', 'dealt', 'dealer-set', 'resulted'],
    'dealer-cards-exposed-unseen': ['dealt', 'dealer-set', 'resulted'],
    'misdeal-seen': ['resulted'],
  },
};

/** Incidents no clause covers at a step, so that the shift manager decides what becomes of the round. */
const REFERRED: Readonly<Record<string, Readonly<Record<string, readonly RoundStep[]>>>> = {
  'rws-sic-bo-2021/b': { 'dome-broken': ['closed', 'tumbled', 'known'] },
  'rws-tai-sai-v5/c': { 'dome-broken': ['closed', 'tumbled', 'known'] },
  'licensee-sic-bo/standard': {
    'die-not-flat': ['resulted', 'collected', 'paid'],
    'dice-damaged': ['closed', 'tumbled', 'uncovered', 'known', 'resulted', 'collected', 'paid'],
    'dome-broken': ['closed', 'tumbled', 'uncovered', 'known', 'resulted', 'collected', 'paid'],
  },
  'rws-si-ki-pi-v2': { 'player-cards-exposed-unseen': ['dealer-set', 'resulted'] },
};

function expectEveryStakeBack(journal: Journal, spent: number) {
  const held = accountsOf(journal);
  const sum = [...held.values()].reduce((all, each) => all + each, 0);
  expect(sum).toBe(0);
  for (const terminal of [ANN, BEN, CAT]) {
    const own = terminal === ANN ? BOUGHT - spent : BOUGHT;
    const credit = held.get(`credit:${terminal}`) ?? 0;
    const owed = -(held.get(`receivable:${terminal}`) ?? 0);
    // Credit is never below zero; what could not be taken back is owed, to the cent.
    expect({ terminal, isBelow: credit < 0, worth: credit - owed }).toEqual({
      terminal,
      isBelow: false,
      worth: own,
    });
  }
  expect(held.get(`escrow:${ROUND}`) ?? 0).toBe(0);
  expect(held.get('win:T7') ?? 0).toBe(0);
  expect(held.get('commission:T7') ?? 0).toBe(0);
}

function expectSoundTable(journal: Journal) {
  const state = journal.state();
  expect(invariantProblems(state)).toEqual([]);
  expect(state.round).toBeNull();
  expect(state.concluded.get(ROUND)).toMatchObject({ status: 'void', result: null, settled: [] });
  expect([...state.matters]).toEqual([]);
  const record = roundRecord(journal.facts(), ROUND);
  if (!record.ok) throw new Error(record.error.message);
  expect(record.value).toMatchObject({ status: 'void', result: null });
  expect(recomputeRound(record.value).differences).toEqual([]);
  expect(plainState(replay(emptyTable(), journal.facts()))).toEqual(plainState(state));
  const kept: unknown = JSON.parse(JSON.stringify(snapshotOf(state)));
  const restored = restoreFrom(kept, SHIPPED);
  if (!restored.ok) throw new Error(restored.error.message);
  expect(plainState(restored.value)).toEqual(plainState(state));
}

/** Ann has given away all that she holds by then, her winnings of this round among it. */
function spendAll(journal: Journal): number {
  const amount = accountsOf(journal).get(`credit:${ANN}`) ?? 0;
  journal.give(at(ANN), { type: 'GiveTip', terminal: ANN, amount: money(amount) });
  return amount;
}

describe.each(COURSES)('$game, $shaker shaker', (course) => {
  const own = (list: typeof ORDERED) =>
    Object.entries(list[course.game] ?? {}).flatMap(([incident, steps]) =>
      steps.flatMap((step) => (course.steps.includes(step) ? [[incident, step] as const] : [])),
    );

  describe.each(course.steps)('at step %s', (step) => {
    test.each(Object.keys(WAYS))('%s: every stake goes back', (way) => {
      const journal = tableAtStep(course, step);
      WAYS[way]?.(journal);
      expectEveryStakeBack(journal, 0);
      expectSoundTable(journal);
    });

    test('what a player has spent by then is owed, and no credit is below zero', () => {
      const journal = tableAtStep(course, step);
      const spent = spendAll(journal);
      WAYS['the shift manager decides about the round']?.(journal);
      expectEveryStakeBack(journal, spent);
      expectSoundTable(journal);
    });
  });

  test.each(own(ORDERED))('%s at step %s voids the round', (incident, step) => {
    const journal = tableAtStep(course, step);
    journal.give(dealer, { type: 'ReportIncident', incident } as Command);
    expectEveryStakeBack(journal, 0);
    expectSoundTable(journal);
  });

  test.each(own(REFERRED))('%s at step %s is decided by the shift manager', (incident, step) => {
    const journal = tableAtStep(course, step);
    const box = course.game === 'rws-si-ki-pi-v2' ? { box: 1 } : {};
    journal.give(dealer, { type: 'ReportIncident', incident, ...box } as Command);
    const matter = [...journal.state().matters.keys()].at(-1) ?? '';
    const command: Command = { type: 'DecideMatter', matter, reason, effect: 'void-round' };
    journal.agree(shiftManager, command, pitManager);
    expectEveryStakeBack(journal, 0);
    expectSoundTable(journal);
  });
});

test.each(['manual', 'automated'] as const)(
  '[licensee-sic-bo#6(a)] no roll after known bets were settled, %s shaker: every stake lies in escrow again',
  (shaker) => {
    for (const isSpent of [false, true]) {
      const journal = tableAtStep({ game: 'licensee-sic-bo/standard', shaker }, 'known');
      const spent = isSpent ? spendAll(journal) : 0;
      journal.give(dealer, { type: 'ReportIncident', incident: 'die-not-flat' });
      expect(invariantProblems(journal.state())).toEqual([]);
      const held = accountsOf(journal);
      expect(held.get(`escrow:${ROUND}`)).toBe(6100);
      expect(held.get('win:T7') ?? 0).toBe(0);
      expect(held.get(`credit:${ANN}`) ?? 0).toBe(isSpent ? 0 : BOUGHT - 2600);
      expect(held.get(`receivable:${ANN}`) ?? 0).toBe(isSpent ? -4000 : 0);
      expect(spent).toBe(isSpent ? BOUGHT - 2600 + 4000 : 0);
      expect(journal.state().round).toMatchObject({ phase: 'closed', result: null, settled: null });
      expect([...journal.state().matters]).toEqual([]);
      journal.give(dealer, { type: 'Tumble', tumbles: 3 });
      if (shaker === 'manual') journal.give(dealer, { type: 'Uncover' });
      journal.give(dealer, { type: 'RegisterResult', dice: [6, 6, 5], flat: true });
      WAYS['the shift manager decides about the round']?.(journal);
      expectEveryStakeBack(journal, spent);
      expectSoundTable(journal);
    }
  },
);
