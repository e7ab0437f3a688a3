/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { recomputeRound, roundRecord, transcript } from '@baize/house';
import { DECK } from '@baize/si-ki-pi';
import { describe, expect, test } from 'vitest';
import type { Recorded } from '../event.ts';
import { ANN, at, dealer } from '../testing/floor.ts';
import { type Journal, openJournal } from '../testing/journal.ts';
import { bet, endShakerRound, result } from '../testing/rounds/dice-rounds.ts';

/*
 * Each journal was written by the commit that first kept a floor to be upgraded (d059feee), fact by fact as its own
 * tables recorded them; the text beside it is that commit's golden transcript of the same play, unchanged. Rounds that
 * ended by decision are of the last commit (5dd86453) that cited collecting and paying for their end. What is
 * expected below was added up by hand from those texts: every terminal had bought 1,000.00.
 */
const FOLDER = new URL('../testing/old-journals/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');

function factsOf(name: string): readonly Recorded[] {
  return read(`${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line): Recorded => JSON.parse(line));
}

interface OldJournal {
  /** What was held when it ended, in minor units; accounts with nothing in them are left out. */
  readonly held: Readonly<Record<string, number>>;
  readonly rounds: Readonly<Record<string, 'settled' | 'corrected'>>;
  /** The phases of its last round, in order, as its procedure has them. */
  readonly phases: readonly string[];
  /** One more round, by the commands of today. */
  readonly playsOn: (journal: Journal) => void;
  /** What that round changes. */
  readonly after: Readonly<Record<string, number>>;
}

const OPEN_COVER = ['betting', 'closed', 'tumbled', 'resulted', 'collected', 'paid'];

/** One more round of the Resorts World book: 20.00 on Small, which wins. */
function winsOnSmall(journal: Journal) {
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 2_000);
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [1, 3, 5]);
}

const OLD: Readonly<Record<string, OldJournal>> = {
  // Ben was paid 1,960.00 for a triple that was none, took 2,900.00 away and owes 1,910.00.
  'rws-sic-bo-2021.correction-with-claw-back': {
    held: {
      cage: -10_000,
      'credit:seat-Ann': 107_000,
      'credit:seat-Cat': 100_000,
      'receivable:seat-Ben': -191_000,
      'win:T7': -6_000,
    },
    rounds: { 'T7-1': 'corrected', 'T7-2': 'settled' },
    phases: OPEN_COVER,
    playsOn: winsOnSmall,
    after: { 'credit:seat-Ann': 109_000, 'win:T7': -8_000 },
  },
  // Double 4 at 11.5 to 1 on 10.00, Total 4 lost with 5.00; Single 4 and Big went back.
  'rws-sic-bo-2021.known-bets-settled': {
    held: {
      cage: -200_000,
      'credit:seat-Ann': 111_500,
      'credit:seat-Ben': 99_500,
      'win:T7': -11_000,
    },
    rounds: { 'T7-1': 'settled' },
    phases: ['betting', 'closed', 'tumbled'],
    playsOn: winsOnSmall,
    after: { 'credit:seat-Ann': 113_500, 'win:T7': -13_000 },
  },
  // The same, but that Big won 20.00 by decision; Single 4 alone went back.
  'rws-sic-bo-2021.rest-decided': {
    held: {
      cage: -200_000,
      'credit:seat-Ann': 111_500,
      'credit:seat-Ben': 101_500,
      'win:T7': -13_000,
    },
    rounds: { 'T7-1': 'settled' },
    phases: OPEN_COVER,
    playsOn: winsOnSmall,
    after: { 'credit:seat-Ann': 113_500, 'win:T7': -15_000 },
  },
  // 10.00 on any triple at 32 to 1.
  'rws-sic-bo-2021.virtual-round': {
    held: { cage: -100_000, 'credit:seat-Ann': 132_000, 'win:T7': -32_000 },
    rounds: { 'T7-1': 'settled' },
    phases: OPEN_COVER,
    playsOn: (journal) => {
      journal.give(dealer, { type: 'OpenBets', commitment: 'd1'.repeat(32) });
      bet(journal, ANN, 'any-triple', 1_000);
      journal.give(dealer, { type: 'CloseBets' });
      journal.give(dealer, { type: 'Tumble', tumbles: 3 });
      const proof = { seed: 'cd'.repeat(32), closeHash: '1e'.repeat(32) };
      journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 4], flat: true, proof });
    },
    after: { 'credit:seat-Ann': 131_000, 'win:T7': -31_000 },
  },
  // Double 4 at 11.5 to 1 on 10.00, Odd on 5.00, four numbers lost with 20.00.
  'mbs-sic-bo-v4.round': {
    held: {
      cage: -300_000,
      'credit:seat-Ann': 111_500,
      'credit:seat-Ben': 100_500,
      'credit:seat-Cat': 98_000,
      'win:T7': -10_000,
    },
    rounds: { 'T7-1': 'settled' },
    phases: ['covered', 'betting', 'closed', 'uncovered', 'resulted', 'collected', 'paid'],
    playsOn: (journal) => {
      journal.give(dealer, { type: 'Tumble', tumbles: 4 });
      journal.give(dealer, { type: 'OpenBets' });
      bet(journal, ANN, 'odd', 1_000);
      journal.give(dealer, { type: 'CloseBets' });
      journal.give(dealer, { type: 'Uncover' });
      journal.give(dealer, { type: 'RegisterResult', dice: [1, 1, 3], flat: true });
    },
    after: { 'credit:seat-Ann': 112_500, 'win:T7': -11_000 },
  },
  // Small won 20.00, Big lost 15.00.
  'licensee-sic-bo.round': {
    held: {
      cage: -300_000,
      'credit:seat-Ann': 102_000,
      'credit:seat-Ben': 98_500,
      'credit:seat-Cat': 100_000,
      'win:T7': -500,
    },
    rounds: { 'T7-1': 'settled' },
    phases: ['betting', 'closed', 'tumbled', 'uncovered', 'resulted', 'collected', 'paid'],
    playsOn: (journal) => {
      journal.give(dealer, { type: 'OpenBets' });
      bet(journal, ANN, 'small', 2_000);
      endShakerRound(journal, [2, 2, 5]);
    },
    after: { 'credit:seat-Ann': 104_000, 'win:T7': -2_500 },
  },
  // Double 6 at 8 to 1 on 10.00, Small lost with 20.00; Big went back.
  'licensee-sic-bo.known-bets-settled': {
    held: {
      cage: -200_000,
      'credit:seat-Ann': 108_000,
      'credit:seat-Ben': 98_000,
      'win:T7': -6_000,
    },
    rounds: { 'T7-1': 'settled' },
    phases: ['betting', 'closed', 'tumbled', 'uncovered'],
    playsOn: (journal) => {
      journal.give(dealer, { type: 'OpenBets' });
      bet(journal, ANN, 'small', 2_000);
      endShakerRound(journal, [2, 2, 5]);
    },
    after: { 'credit:seat-Ann': 110_000, 'win:T7': -8_000 },
  },
  // Total 10 at 6 to 1 on 38.00, 58.00 and 4.00, as the close had cut them.
  'rws-tai-sai-v5.pro-rata-close': {
    held: {
      cage: -300_000,
      'credit:seat-Ann': 122_800,
      'credit:seat-Ben': 134_800,
      'credit:seat-Cat': 102_400,
      'win:T7': -60_000,
    },
    rounds: { 'T7-1': 'settled' },
    phases: OPEN_COVER,
    playsOn: (journal) => {
      journal.give(dealer, { type: 'OpenBets' });
      bet(journal, ANN, 'big', 2_000);
      journal.give(dealer, { type: 'CloseBets' });
      result(journal, [6, 5, 4]);
    },
    after: { 'credit:seat-Ann': 124_800, 'win:T7': -62_000 },
  },
  // Ann lost 25.00, Ben stood off, Cat won 9.50 and two bonus bets of 60.00 and 5.00; commission 0.50.
  'rws-si-ki-pi-v2.round': {
    held: {
      cage: -300_000,
      'credit:seat-Ann': 97_500,
      'credit:seat-Ben': 100_000,
      'credit:seat-Cat': 107_450,
      'commission:T7': 50,
      'win:T7': -5_000,
    },
    rounds: { 'T7-1': 'settled' },
    phases: ['betting', 'closed', 'dealt', 'dealer-set', 'resulted'],
    // The same hands as in the old round, where box 1 lost against the dealer and its bonus bet too.
    playsOn: (journal) => {
      journal.give(dealer, { type: 'OpenBets' });
      bet(journal, ANN, '1/initial', 2_000);
      bet(journal, ANN, '1/bonus:player', 500);
      journal.give(dealer, { type: 'CloseBets' });
      const first = 'As Kh Th 8c 5s 5h Kd Qc'.split(' ');
      const rest = DECK.filter((card) => !first.includes(card));
      journal.give(dealer, { type: 'Deal', deck: [...first, ...rest] });
      journal.give(at(ANN), { type: 'ArrangeHand', box: 1, low: 'Kh Th', high: 'As 8c' });
      journal.give(dealer, { type: 'SetDealerHand', low: 'Kd Qc', high: '5s 5h' });
      journal.give(dealer, { type: 'SettleInitial' });
      journal.give(dealer, { type: 'SettleBonus' });
    },
    after: { 'credit:seat-Ann': 95_000, 'win:T7': -2_500 },
  },
};

test('every old journal that is kept has its transcript, and is asked about', () => {
  const files = Object.keys(OLD).flatMap((name) => [`${name}.jsonl`, `${name}.txt`]);
  expect(readdirSync(FOLDER).toSorted()).toEqual(files.toSorted());
});

describe.each(Object.entries(OLD))('a journal of %s as an early release wrote it', (name, old) => {
  test('leads to the money, rounds and phases of that release', () => {
    const { state } = openJournal(factsOf(name));
    const { balances, concluded, round, isOpen } = state();
    expect(heldIn(balances)).toEqual(old.held);
    const ended = [...concluded.values()].map(({ id, status }) => [id, status]);
    expect(Object.fromEntries(ended)).toEqual(old.rounds);
    expect({ round, isOpen }).toEqual({ round: null, isOpen: true });
    expect(phasesOfLastRound(name)).toEqual(old.phases);
  });

  test('is told with every amount that was told then', () => {
    const facts = factsOf(name);
    const begun = facts.findIndex(
      ({ at: time }) => timeText(time) === firstTime(read(`${name}.txt`)),
    );
    const config = openJournal(facts).state().rules?.config;
    const today = transcript(facts.slice(begun), config ? { config } : {});
    const amounts = amountsIn(read(`${name}.txt`));
    expect(amounts.length).toBeGreaterThan(3);
    expect(amountsIn(today)).toEqual(amounts);
  });

  test('is computed again without a difference, round by round', () => {
    const facts = factsOf(name);
    for (const id of Object.keys(old.rounds)) {
      const record = roundRecord(facts, id);
      if (!record.ok) throw new Error(record.error.message);
      expect(recomputeRound(record.value).differences).toEqual([]);
    }
  });

  test('plays on by the commands of today', () => {
    const journal = openJournal(factsOf(name));
    old.playsOn(journal);
    expect(journal.state().round).toBeNull();
    expect(heldIn(journal.state().balances)).toEqual({ ...old.held, ...old.after });
  });
});

function heldIn(balances: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...balances].filter(([, amount]) => amount !== 0));
}

/** Where the last round stood after each fact, each phase once. */
function phasesOfLastRound(name: string): readonly string[] {
  const facts = factsOf(name);
  const begun = facts.findLastIndex(({ event }) => event.type === 'RoundOpened');
  const phases = facts.slice(begun).flatMap((_, index) => {
    const { round } = openJournal(facts.slice(0, begun + index + 1)).state();
    return round ? [round.phase] : [];
  });
  // A round is drawn as covered between the fact that opens it and the one that opens its bets.
  const isOpenCover = !name.startsWith('mbs');
  const seen = [...new Set(phases)];
  return isOpenCover ? seen.filter((phase) => phase !== 'covered') : seen;
}

function timeText(time: number): string {
  return new Date(time).toISOString().slice(11, 19);
}

function firstTime(text: string): string {
  return /^\d\d:\d\d:\d\d/m.exec(text)?.[0] ?? '';
}

/** Stakes, returns, debts and movements of money, without the clauses: those were told apart later. */
function amountsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/ · .*$/, '').trim())
    .filter((line) => /→|staked|owes| bets: | recorded: |returns/.test(line));
}
