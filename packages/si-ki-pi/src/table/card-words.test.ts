import { money } from '@baize/exact';
import { transcript } from '@baize/house';
import type { Recorded } from '@baize/table/kit';
import type { Journal } from '@baize/table/testing';
import {
  ANN,
  at,
  BEN,
  CAT,
  cardTable,
  dealer,
  dealerSets,
  deckOf,
  fullTable,
  fullTableIn,
  only,
  playOut,
  report,
  supervisor,
} from '@baize/table/testing';
import { played } from '@baize/testing/card-records';
import { describe, expect, test } from 'vitest';
import { CARD_SETTLEMENTS } from './card-settlements.ts';

/** What is told of some facts, line by line, without who did it and by which clauses. */
function told(journal: Journal, facts: readonly Recorded[]): readonly string[] {
  const config = journal.state().rules?.config;
  const lines = transcript(facts, config ? { config } : {}).split('\n');
  return lines.filter((line) => line.startsWith('  ')).map((line) => line.replace(/ · .*$/, ''));
}

type EventType = Recorded['event']['type'];

const reason = 'The Queen was read as a Jack.';

/** Ann wins and spends it; then it turns out that the dealer had two Queens, and box 1 another card. */
function corrected(): Journal {
  const journal = played();
  const slip = { number: '123456789012345678', expiresAt: 2_000_000_000_000 };
  journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount: money(102_000), ...slip });
  const boxes = [{ box: 1, cards: 'As Ks 9h 7d', low: 'Ks 9h', high: 'As 7d' }];
  const command = { type: 'CorrectCards', round: 'T7-1', dealer: 'Kd Qc Qh 2s', boxes, reason };
  journal.agree(dealer, { ...command, type: 'CorrectCards' }, supervisor);
  return journal;
}

describe('of a correction one is told', () => {
  const lines = () => {
    const journal = corrected();
    return told(journal, journal.facts().slice(-1));
  };

  test('the hands that lay otherwise, as they lay and as they were entered, and no others', () => {
    expect(lines().filter((line) => line.includes('entered as'))).toEqual([
      '    dealer: Kd Qh Qc 2s, entered as Kd Qc Jh 2s',
      '    box 1: Low As 7d High Ks 9h, entered as Low Ks 9h High As 8d',
    ]);
  });

  test('the reason, every settlement as it stands now, and what somebody still owes', () => {
    const [first, ...rest] = lines();
    expect(first).toBe(
      `  Other cards lay there than were entered (${reason}); the round is settled by them.`,
    );
    // Ann had 41.00 on the table and 70.50 back; now it is 42.00, and of the 1,029.50 she had she kept 9.50.
    expect(rest).toContain('    seat-Ann: 41.00 staked, 42.00 returned');
    expect(rest).toContain('    seat-Cat: 10.00 staked, 0.00 returned');
    expect(rest).toContain('    seat-Ann still owes 19.00');
  });

  test('four cards where nobody had put them down', () => {
    const exposed = fullTable();
    exposed.give(dealer, report('player-cards-exposed-unseen', 1));
    exposed.give(at(ANN), { type: 'AnswerWithdrawal', box: 1, withdraw: true });
    playOut(exposed);
    const boxes = [{ box: 1, cards: 'As Ks 9h 7d' }];
    const command = { type: 'CorrectCards', round: 'T7-1', boxes, reason } as const;
    const events = exposed.agree(dealer, command, supervisor);
    const changed = told(exposed, events).filter((line) => line.includes('entered as'));
    expect(changed).toEqual(['    box 1: As Ks 9h 7d, entered as As Ks 9h 8d']);
    // A hand that is out of the round stays so, whatever its cards were.
    expect(only(events, 'CardsCorrected')[0]).toMatchObject({ postings: [], owed: [] });
  });
});

test('of a void one is told what goes back and who still owes', () => {
  const journal = fullTableIn('resulted');
  const slip = { number: '123456789012345678', expiresAt: 2_000_000_000_000 };
  journal.give(at(ANN), { type: 'CashOut', terminal: ANN, amount: money(99_000), ...slip });
  const lines = told(journal, journal.give(dealer, report('foreign-card')));
  expect(lines).toContain('  What the first settlement took and paid goes back.');
  expect(lines.filter((line) => line.includes('owes'))).toEqual(['    seat-Ann still owes 1.00']);
});

test('of an exposed hand one is told who may take bets back, who does, and what goes back from where', () => {
  const journal = fullTable();
  const exposed = told(journal, journal.give(dealer, report('player-cards-exposed-unseen', 2)));
  expect(exposed).toContain('  The bets on box 2 may be taken back by seat-Ben, seat-Cat.');
  const answers = (terminal: string, withdraw: boolean) =>
    told(journal, journal.give(at(terminal), { type: 'AnswerWithdrawal', box: 2, withdraw }));
  expect(answers(BEN, false)[0]).toBe('  seat-Ben stays in box 2.');
  expect(answers(CAT, true).slice(0, 2)).toEqual([
    '  seat-Cat withdraws from box 2.',
    "    seat-Cat: 38.00 returned from Initial Bet of box 2, Bonus on the Player's Hand of box 2",
  ]);
});

test('of a virtual deck one is told the seed, and of one that was dealt none', () => {
  const virtual = cardTable({ [ANN]: 1 }, { resultSource: 'virtual' });
  virtual.give(dealer, { type: 'OpenBets', commitment: 'committed' });
  virtual.give(dealer, { type: 'CloseBets' });
  const deal = { type: 'Deal', deck: deckOf('Kd Qc Jh 2s') } as const;
  const proof = { seed: 'seed', closeHash: 'hash' };
  expect(told(virtual, virtual.give(dealer, { ...deal, proof })).slice(0, 3)).toEqual([
    '  Cards are dealt.',
    '    dealer: Kd Qc Jh 2s',
    '    Seed revealed: seed',
  ]);
  const dealt = fullTableIn('closed');
  const lines = told(dealt, dealt.give(dealer, deal));
  expect(lines.filter((line) => line.includes('Seed'))).toEqual([]);
  dealt.give(dealer, { type: 'EndArranging' });
  const wrong = { type: 'SetDealerHand', low: '', high: '' } as const;
  expect(dealt.ask(dealer, wrong)).toMatchObject({ refusal: { code: 'cards-invalid' } });
  expect(told(dealt, dealerSets(dealt)).join()).not.toContain('Set wrongly');
});

describe('a report finds', () => {
  const eventOf = <Type extends EventType>(type: Type) => {
    const [event] = only(corrected().facts(), type);
    if (!event) throw new Error(`There is no ${type}.`);
    return event;
  };

  test('what the initial and the bonus bets came to, each for itself', () => {
    for (const type of ['InitialBetsSettled', 'BonusBetsSettled'] as const) {
      const { settled } = eventOf(type);
      const partly = { outcome: null, settled, isPartial: true };
      expect(CARD_SETTLEMENTS.settlementIn(eventOf(type))).toEqual(partly);
    }
  });

  test('what a correction put in their place, and which hands it puts right', () => {
    const event = eventOf('CardsCorrected');
    expect(CARD_SETTLEMENTS.settlementIn(event)).toEqual({
      outcome: null,
      settled: event.settled,
      isPartial: false,
      isCorrection: true,
      corrected: {
        was: 'dealer: Kd Qc Jh 2s; box 1: Ks 9h | As 8d',
        is: 'dealer: Kd Qh Qc 2s; box 1: As 7d | Ks 9h',
      },
    });
    const open = { box: 2, cards: 'Kh Qd Js 2d', setting: null };
    const other = { ...open, cards: 'Kh Qd Js 3d' };
    const unset = {
      ...event,
      was: { ...event.was, hands: [open] },
      is: { ...event.was, hands: [other] },
    };
    expect(CARD_SETTLEMENTS.settlementIn(unset)?.corrected).toEqual({
      was: 'box 2: Kh Qd Js 2d',
      is: 'box 2: Kh Qd Js 3d',
    });
  });

  test('what has left escrow before the end: initial bets when they are settled, and withdrawn ones', () => {
    const { settled } = eventOf('InitialBetsSettled');
    const { leavesEscrow } = CARD_SETTLEMENTS;
    expect(leavesEscrow(eventOf('InitialBetsSettled'))).toEqual({ withdrawn: [], settled });
    expect(leavesEscrow(eventOf('BonusBetsSettled'))).toBeNull();
    expect(CARD_SETTLEMENTS.settlementIn({ type: 'CardsTakenBack', because: ['a#1'] })).toBeNull();
    const exposed = fullTable();
    exposed.give(dealer, report('player-cards-exposed-unseen', 1));
    const withdraws = { type: 'AnswerWithdrawal', box: 1, withdraw: true } as const;
    const [answered] = only(exposed.give(at(ANN), withdraws), 'WithdrawalAnswered');
    expect(answered && leavesEscrow(answered)).toEqual({
      withdrawn: [
        { terminal: ANN, amount: 1500, bets: ['1/initial', '1/bonus:player'] },
        { terminal: BEN, amount: 700, bets: ['1/bonus:player'] },
      ],
      settled: [],
    });
  });
});
