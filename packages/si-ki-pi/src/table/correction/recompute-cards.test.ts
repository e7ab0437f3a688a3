import { money } from '@baize/exact';
import { recomputeRound } from '@baize/house';
import type { EventOf } from '@baize/table/kit';
import type { Journal } from '@baize/table/testing';
import {
  ANN,
  at,
  BEN,
  CAT,
  creditOf,
  dealer,
  deckOf,
  fullTable,
  fullTableIn,
  HAND,
  OTHER_HAND,
  pitManager,
  playOut,
  report,
  shiftManager,
  supervisor,
} from '@baize/table/testing';
import { altered, found, played, recordOf } from '@baize/testing/card-records';
import { describe, expect, test } from 'vitest';

const noDifference = (journal: Journal) =>
  expect(recomputeRound(recordOf(journal)).differences).toEqual([]);

describe('a round of four boxes', () => {
  test('comes out as it was recorded: one box won, one lost, one stood off, one won a bonus too', () => {
    const record = recordOf(played());
    expect(recomputeRound(record).differences).toEqual([]);
    // Ann: 19.00 and 9.50 won, 5.00 lost and 6.00 won by the bonus; Ben: 40.00 and 7.00 lost, 4.75 won.
    expect(record.settled.map(({ staked, returned }) => [staked, returned])).toEqual([
      [4100, 3900 + 1950 + 1200],
      [5200, 975],
      [1000, 1000],
    ]);
    expect(record.settled[0]?.lines.map(({ bet }) => bet)).toEqual([
      '1/initial',
      '4/initial',
      '1/bonus:player',
      '4/bonus:player',
    ]);
  });

  test('[rws-si-ki-pi-v2#2.2.1] no card lies in two places', () => {
    const twice = altered(recordOf(played()), 'CardsDealt', () => ({ dealer: 'Kd Qc Jh As' }));
    expect(found(twice)).toContain('event: cards');
  });

  test('[rws-si-ki-pi-v2#1 High Hand] a player puts down two and two of the own cards, the better two High', () => {
    const record = recordOf(played());
    const put = (box: number, low: string, high: string) =>
      found(
        altered(
          record,
          'HandArranged',
          () => ({ low, high }),
          (event) => event.box === box,
        ),
      );
    expect(put(1, 'As 8d', 'Ks 9h')).toContain('event: setting');
    expect(put(1, 'Ks 9h', 'As 8c')).toContain('event: setting');
    // Any other two and two are the player's to choose, and make another settlement.
    expect(put(3, 'Kc Jd', 'Th 9c')).not.toContain('event: setting');
    expect(put(3, 'Th 9c', 'Kc Jd')).toContain('event: setting');
    // Ben has asked for the House Way, which leaves no choice.
    expect(put(2, 'Kh Qd', 'Js 2d')).toContain('event: setting');
  });

  test("[rws-si-ki-pi-v2#3.12] the dealer's cards lie by the House Way", () => {
    const other = () => ({ low: 'Kd Qc', high: 'Jh 2s' });
    expect(found(altered(recordOf(played()), 'DealerHandSet', other))).toEqual(['event: setting']);
  });

  test('results, lines and movements are each computed, the clauses of a movement by its lines', () => {
    const record = recordOf(played());
    const initial = (change: (event: EventOf<'InitialBetsSettled'>) => object) =>
      found(altered(record, 'InitialBetsSettled', change));
    const bonus = (change: (event: EventOf<'BonusBetsSettled'>) => object) =>
      found(altered(record, 'BonusBetsSettled', change));
    const results = [{ box: 1, result: 'lose' }];
    expect(initial(() => ({ results }))).toEqual(['event: results']);
    for (const settled of [initial, bonus]) {
      expect(settled(() => ({ settled: [] }))).toContain('event: settled');
      expect(settled(({ settled: [one] }) => ({ settled: [one] }))).toContain('event: settled');
      expect(settled(({ postings }) => ({ postings: postings.slice(1) }))).toContain(
        'event: postings',
      );
      expect(settled(({ postings }) => ({ postings: postings.toReversed() }))).toContain(
        'event: postings',
      );
      for (const change of [{ from: 'cage' }, { to: 'cage' }, { amount: 1 }, { key: 'other' }]) {
        const postings = (event: { readonly postings: readonly object[] }) => ({
          postings: event.postings.map((each) => ({ ...each, ...change })),
        });
        expect(settled(postings)).toContain('event: postings');
      }
      const because = ['rws-si-ki-pi-v2#3.1'];
      expect(
        settled(({ postings }) => ({ postings: postings.map((each) => ({ ...each, because })) })),
      ).toEqual([]);
    }
  });
});

describe('[rws-si-ki-pi-v2#5.2] an exposed hand', () => {
  /** Both hands are exposed: Ann withdraws, so hers is out; of box 2 Ben withdraws and Cat stays. */
  function exposed(): Journal {
    const journal = fullTable();
    journal.give(dealer, report('player-cards-exposed-unseen', 1));
    journal.give(dealer, report('player-cards-exposed-unseen', 2));
    journal.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
    journal.give(at(BEN), { type: 'AnswerWithdrawal', box: 2, withdraw: true });
    journal.give(at(CAT), { type: 'AnswerWithdrawal', box: 2, withdraw: false });
    return journal;
  }

  test('leaves the round with the bets on it, and what stays is settled without them', () => {
    const journal = exposed();
    playOut(journal);
    const record = recordOf(journal);
    expect(recomputeRound(record).differences).toEqual([]);
    // Ann keeps a bonus on the dealer, who has no pair; Cat wins 28.50 and loses a bonus of 8.00.
    const settled = record.settled.map((each) => [each.terminal, each.staked, each.returned]);
    expect(settled).toHaveLength(2);
    expect(settled).toEqual(
      expect.arrayContaining([
        [ANN, 600, 0],
        [CAT, 3800, 5850],
      ]),
    );
    const answers = (change: object, who: string) =>
      found(
        altered(
          record,
          'WithdrawalAnswered',
          () => change,
          ({ terminal }) => terminal === who,
        ),
      );
    for (const who of [ANN, BEN, CAT]) {
      expect(answers({ returned: [{ terminal: who, amount: 1, bets: [] }] }, who)).toContain(
        'event',
      );
      expect(answers({ because: ['rws-si-ki-pi-v2#3.1'] }, who)).toContain('event');
    }
    expect(answers({ isHandOut: false }, ANN)).toContain('event');
    expect(answers({ isHandOut: true }, BEN)).toContain('event');
    expect(answers({ withdrawn: true }, CAT)).toContain('event');
    expect(answers({ withdrawn: false }, ANN)).toContain('event');
  });

  test('stays out of it when its cards are corrected afterwards', () => {
    const journal = exposed();
    playOut(journal);
    const reason = 'The King was read as a Jack.';
    const dealerHeld = 'Kd Qc Jd 2s';
    const command = { type: 'CorrectCards', round: 'T7-1', dealer: dealerHeld, reason } as const;
    journal.agree(dealer, command, supervisor);
    noDifference(journal);
  });
});

test('[rws-si-ki-pi-v2#I-P6] a void between the settlements takes the first back, and the rest is owed', () => {
  const journal = fullTableIn('resulted');
  const slip = { number: '123456789012345678', expiresAt: 2_000_000_000_000 };
  journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount: money(99_000), ...slip });
  journal.give(dealer, report('foreign-card'));
  const record = recordOf(journal);
  expect(recomputeRound(record).differences).toEqual([]);
  const reversed = (change: object) => found(altered(record, 'InitialBetsReversed', () => change));
  expect(reversed({ owed: [] })).toContain('event');
  expect(reversed({ owed: [{ terminal: ANN, amount: 101 }] })).toContain('event');
  expect(reversed({ postings: [] })).toContain('event');
});

describe('what the shift manager decides of a round', () => {
  const reason = 'the deck was short.';
  const takesBack = { type: 'DecideRound', round: 'T7-1', effect: 'void-round', reason } as const;

  test('a round that is taken back leaves everybody with their stakes, and the house without commission', () => {
    const journal = played();
    journal.agree(shiftManager, takesBack, pitManager);
    noDifference(journal);
    for (const each of [ANN, BEN, CAT]) expect(creditOf(journal, each)).toBe(100_000);
    const record = recordOf(journal);
    const reversed = (change: (event: EventOf<'RoundReversed'>) => object) =>
      found(altered(record, 'RoundReversed', change));
    expect(reversed(() => ({ owed: [{ terminal: ANN, amount: 1 }] }))).toEqual(['event']);
    expect(reversed(({ postings }) => ({ postings: postings.slice(1) }))).toContain('event');
    // Once a reversal left the commission where it was; such records stand.
    const before = ({ postings }: EventOf<'RoundReversed'>) => ({
      postings: postings.filter(({ from }) => from !== 'commission:T7'),
    });
    expect(reversed(before)).toEqual([]);
    const half = ({ postings }: EventOf<'RoundReversed'>) => ({
      postings: postings.filter(({ amount }) => amount !== 25),
    });
    expect(reversed(half)).toEqual(['event']);
  });

  test('a bet that goes back before the deal or after it is in the round no more, nor is its box', () => {
    const back = (journal: Journal) =>
      journal.agree(
        shiftManager,
        { type: 'DecideBet', round: 'T7-1', terminal: ANN, bet: '1/initial', reason },
        pitManager,
      );
    for (const isDealt of [false, true]) {
      const journal = fullTableIn(isDealt ? 'dealt' : 'closed');
      back(journal);
      if (!isDealt) journal.give(dealer, { type: 'Deal', deck: deckOf(HAND, OTHER_HAND) });
      playOut(journal);
      noDifference(journal);
      // With the only initial bet of box 1 all three of its bonus bets go back as well.
      expect(creditOf(journal, ANN)).toBe(100_000);
      const record = recordOf(journal);
      expect(found(altered(record, 'BetsReturned', () => ({ postings: [] })))).toContain('event');
      expect(found(altered(record, 'BetsReturned', () => ({ returned: [] })))).toContain('event');
    }
  });

  test('a bet that goes back when the round is over is left out of a correction after it', () => {
    const journal = played();
    journal.agree(
      shiftManager,
      { type: 'DecideBet', round: 'T7-1', terminal: BEN, bet: '2/initial', reason },
      pitManager,
    );
    expect(creditOf(journal, BEN)).toBe(100_000 - 5200 + 975 + 4000);
    noDifference(journal);
    const dealerHeld = { dealer: 'Kd Qc Qh 2s' };
    const corrects = { type: 'CorrectCards', round: 'T7-1', ...dealerHeld, reason } as const;
    journal.agree(dealer, corrects, supervisor);
    noDifference(journal);
    // Of the two bets that are left, one stands off and the bonus on the dealer wins 7.00.
    expect(creditOf(journal, BEN)).toBe(100_000 + 700);
  });
});
