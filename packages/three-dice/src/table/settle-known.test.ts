import { money } from '@baize/exact';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

const REASON = 'The first die rolled under the cabinet';
/** Two people settle what is certain (P15) as an outcome that is established asks (P2); the rest is for P12. */
const UNREAD = ['licensee-sic-bo#I-P15', 'licensee-sic-bo#I-P2'];
const DECIDED = ['licensee-sic-bo#I-P12'];

/** A manual shaker; two sixes can be read under the cover that came off, and the first die never. */
function unread(bets: Readonly<Record<string, readonly string[]>>) {
  const journal = openTable(configOf('licensee-sic-bo/standard'), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  for (const [terminal, areas] of Object.entries(bets)) {
    for (const bet of areas) {
      journal.give(at(terminal), { type: 'PlaceBet', terminal, bet, stake: money(1_000) });
    }
  }
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'Uncover' });
  const incident = 'round-interrupted';
  journal.give(dealer, { type: 'ReportIncident', incident, readable: [null, 6, 6] });
  const settled = journal.agree(dealer, { type: 'SettleKnownBets', reason: REASON }, supervisor);
  return { journal, settled: settled.map(({ event }) => event) };
}

const OPEN = { [ANN]: ['double:6', 'big'], [BEN]: ['small', 'single:6'] };

test('[licensee-sic-bo#I-P15] what two sixes decide is collected and paid, and the rest is referred', () => {
  const { settled } = unread(OPEN);
  const because = [...UNREAD, 'licensee-sic-bo#5(f)'];
  const move = (from: string, to: string, amount: number, key: string) => ({
    from,
    to,
    amount,
    key: `T7-1:${key}`,
    because,
  });
  const [granted, known, referred] = settled;
  expect(granted).toMatchObject({ type: 'ApprovalGranted' });
  // A double pays 8 to 1, and Small has lost whatever the third die shows.
  expect(known).toMatchObject({
    type: 'KnownBetsSettled',
    round: 'T7-1',
    readable: [null, 6, 6],
    settled: [
      { terminal: ANN, staked: 1_000, returned: 9_000, lines: [{ bet: 'double:6', odds: '8' }] },
      { terminal: BEN, staked: 1_000, returned: 0, lines: [{ bet: 'small', result: 'lose' }] },
    ],
    rest: [
      { terminal: ANN, bets: ['big'], amount: 1_000 },
      { terminal: BEN, bets: ['single:6'], amount: 1_000 },
    ],
    postings: [
      move('escrow:T7-1', `credit:${ANN}`, 1_000, `known-pay:${ANN}:stakes`),
      move('win:T7', `credit:${ANN}`, 8_000, `known-pay:${ANN}:winnings`),
      move('escrow:T7-1', 'win:T7', 1_000, `known-collect:${BEN}`),
    ],
    because,
  });
  expect(referred).toEqual({
    type: 'MatterReferred',
    matter: known?.type === 'KnownBetsSettled' ? known.matter : null,
    incident: 'round-interrupted',
    note: REASON,
    because: [...DECIDED, ...UNREAD],
  });
  expect(settled).toHaveLength(3);
});

test('[licensee-sic-bo#I-P15] what the die would have decided goes back, and the round is over by the same reasons', () => {
  const { journal } = unread(OPEN);
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'Nobody has seen it';
  const decide = { type: 'DecideMatter', matter, effect: 'continue', reason } as const;
  const [, ...ended] = journal.agree(shiftManager, decide, pitManager);
  const because = [...DECIDED, ...UNREAD];
  const back = (terminal: string, bet: string) => ({
    from: 'escrow:T7-1',
    to: `credit:${terminal}`,
    amount: 1_000,
    key: `T7-1:return:${terminal}:${bet}`,
    because,
  });
  expect(ended.map(({ event }) => event)).toEqual([
    { type: 'MatterDecided', matter, effect: 'continue', reason, because: DECIDED },
    {
      type: 'BetsReturned',
      round: 'T7-1',
      returned: [
        { terminal: ANN, bets: ['big'], amount: 1_000 },
        { terminal: BEN, bets: ['single:6'], amount: 1_000 },
      ],
      postings: [back(ANN, 'big'), back(BEN, 'single:6')],
      because,
    },
    { type: 'RoundConcluded', round: 'T7-1', because },
  ]);
  expect(journal.state().round).toBeNull();
});

test('[licensee-sic-bo#I-P15] with nothing left open the round is over by the reading that settled it', () => {
  const { journal, settled } = unread({ [ANN]: ['double:6'], [BEN]: ['small'] });
  expect(settled.slice(1)).toMatchObject([
    { type: 'KnownBetsSettled', rest: [], matter: null },
    { type: 'RoundConcluded', round: 'T7-1', because: UNREAD },
  ]);
  expect(settled).toHaveLength(3);
  expect(journal.state()).toMatchObject({ round: null, matters: new Map() });
});

test('[licensee-sic-bo#I-P12] settled by stated dice the round is over because somebody decided so', () => {
  const { journal } = unread(OPEN);
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'The camera saw it';
  const effect = 'settle-by-dice';
  const decide = { type: 'DecideRound', round: 'T7-1', effect, dice: [1, 6, 6], reason } as const;
  const events = journal.agree(shiftManager, decide, pitManager).map(({ event }) => event);
  // Big pays 1 to 1 on 13, and two dice show the six of a single bet at 2 to 1.
  expect(events.slice(1)).toMatchObject([
    { type: 'MatterDecided', matter, effect, because: DECIDED },
    {
      type: 'ResultDecided',
      is: [1, 6, 6],
      settled: [
        { terminal: ANN, returned: 2_000, lines: [{ bet: 'big' }] },
        { terminal: BEN, returned: 3_000, lines: [{ bet: 'single:6', odds: '2' }] },
      ],
      because: DECIDED,
    },
    { type: 'LosersCollected', postings: [], because: ['licensee-sic-bo#5(f)'] },
    { type: 'WinnersPaid', because: ['licensee-sic-bo#5(f)'] },
    { type: 'RoundConcluded', round: 'T7-1', because: DECIDED },
  ]);
  expect(events).toHaveLength(6);
  expect(journal.state()).toMatchObject({ round: null, matters: new Map() });
});

test('[licensee-sic-bo#I-P12] with every open bet returned by decision nothing is left to go back', () => {
  const { journal } = unread(OPEN);
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'Nobody has seen it';
  for (const [terminal, bet] of [
    [ANN, 'big'],
    [BEN, 'single:6'],
  ] as const) {
    const command = { type: 'DecideBet', round: 'T7-1', terminal, bet, reason } as const;
    const [, decided] = journal.agree(shiftManager, command, pitManager);
    // That is another matter than the one the round waits for.
    expect(decided?.event).toMatchObject({ matter: expect.stringMatching(/^decision:/) });
  }
  const pay = { type: 'DecideAmount', terminal: ANN, effect: 'pay', amount: money(100) } as const;
  const [, paid] = journal.agree(shiftManager, { ...pay, reason }, pitManager);
  expect(paid?.event).toMatchObject({ matter: expect.stringMatching(/^decision:/) });
  expect([...journal.state().matters.keys()]).toEqual([matter]);
  const decide = { type: 'DecideMatter', matter, effect: 'continue', reason } as const;
  const [, ...ended] = journal.agree(shiftManager, decide, pitManager);
  expect(ended.map(({ event }) => event)).toMatchObject([
    { type: 'MatterDecided', matter },
    { type: 'RoundConcluded', because: [...DECIDED, ...UNREAD] },
  ]);
});
