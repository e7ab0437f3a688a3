import { money } from '@baize/exact';
import { GOLDEN_ROUNDS } from '@baize/table/golden';
import { describe, expect, test } from 'vitest';
import { DEALER, journalOf, MANAGER, TablePlay, WHENEVER } from '../../testing/table-play.ts';
import { correctionClerk, voidClerk } from '../report.ts';
import { overrideClerk } from './overrides.ts';
import { register } from './register.ts';

const GAME = 'rws-sic-bo-2021/b';
const SMALL = { terminal: 'A', bet: 'small', stake: 5000 };

describe('voids', () => {
  test('say what went back, why and by whose word', async () => {
    const play = new TablePlay(GAME);
    play.give(DEALER, { type: 'OpenBets' });
    const by = { kind: 'terminal', id: 'A' } as const;
    play.give(by, { type: 'PlaceBet', terminal: 'A', bet: 'small', stake: money(5000) });
    play.give(DEALER, { type: 'ReportIncident', incident: 'tumbler-before-close' });
    const rows = await register([play.journal()], WHENEVER, voidClerk);
    expect(rows).toMatchObject([
      {
        table: 'T1',
        round: 'T1-1',
        kind: 'void',
        incident: 'tumbler-before-close',
        returned: 5000,
        owed: 0,
        by: 'D-17 (dealer)',
      },
    ]);
    expect(rows[0]?.because.length).toBeGreaterThan(0);
  });

  test('count a round that was reversed later, and only in the period it was reversed in', async () => {
    const play = new TablePlay(GAME);
    const round = play.round([SMALL], [6, 6, 5]);
    const before = play.clock + 1;
    play.give(DEALER, { type: 'ReportIncident', incident: 'dice-damaged', rounds: [round] });
    const [request = ''] = play.state.approvals.keys();
    play.give(MANAGER, { type: 'ApproveRequest', request });
    const late = { from: before, to: null };
    const early = { from: null, to: before };
    expect(await register([play.journal()], late, voidClerk)).toMatchObject([
      { round, kind: 'reversed', returned: 5000, by: 'M-2 (shift-manager)' },
    ]);
    expect(await register([play.journal()], early, voidClerk)).toEqual([]);
  });
});

describe('corrections', () => {
  test('name both people, both results and the money', async () => {
    const play = new TablePlay(GAME);
    const round = play.round([SMALL], [6, 6, 5]);
    play.correct(round, [1, 2, 3]);
    expect(await register([play.journal()], WHENEVER, correctionClerk)).toMatchObject([
      {
        round,
        was: [6, 6, 5],
        is: [1, 2, 3],
        // The stake and as much again.
        paid: 10_000,
        taken: 0,
        owed: 0,
        requestedBy: 'D-17 (dealer)',
        approvedBy: 'M-2 (shift-manager)',
      },
    ]);
  });
});

describe('overrides', () => {
  test('list requests, approvals and decisions with their reasons', async () => {
    const play = new TablePlay(GAME);
    play.correct(play.round([SMALL], [6, 6, 5]), [1, 2, 3]);
    const rows = await register([play.journal()], WHENEVER, overrideClerk);
    expect(rows.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['approval-requested', 'correct T1-1 to 1-2-3'],
      ['approval-granted', ''],
    ]);
  });

  test('include a matter no clause covers', async () => {
    const { journal } = GOLDEN_ROUNDS.get('mbs-sic-bo-v4.matter-decided')?.() ?? { journal: null };
    const facts = journal?.facts() ?? [];
    const rows = await register([journalOf('T7', facts)], WHENEVER, overrideClerk);
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['matter-referred', 'matter-decided']),
    );
  });
});

describe('a correction', () => {
  test('says what it could not take back', async () => {
    const play = new TablePlay(GAME);
    const round = play.round([{ ...SMALL, stake: 100_000 }], [1, 2, 3]);
    // The player leaves with everything but 1,000.00: 100,000 stake, as much won, 1,100,000 in all.
    const number = '3'.repeat(18);
    const order = { type: 'CashOut', terminal: 'A', number, expiresAt: play.clock + 1e9 } as const;
    play.give({ kind: 'terminal', id: 'A' }, { ...order, amount: money(1_000_000) });
    play.correct(round, [6, 6, 5]);
    // 200,000 have to come back, and 100,000 are there.
    expect(await register([play.journal()], WHENEVER, correctionClerk)).toMatchObject([
      { paid: 0, owed: 100_000 },
    ]);
  });
});
