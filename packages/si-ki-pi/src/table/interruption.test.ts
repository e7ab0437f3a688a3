import {
  ANN,
  at,
  BEN,
  betting,
  cardTable,
  creditOf,
  DEALER,
  dealer,
  dealerSets,
  dealHands,
  fullTable,
  HAND,
  only,
  playOut,
  report,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

test('[rws-si-ki-pi-v2#I-P2] terminals that fail leave their bets standing, and the round goes on', () => {
  const journal = fullTable();
  const failed = { ...report('terminals-interrupted'), terminals: [ANN] };
  expect(journal.give(dealer, failed).map(({ event }) => event)).toMatchObject([
    { type: 'IncidentRecorded', because: ['rws-si-ki-pi-v2#I-P2'] },
    { type: 'TerminalsInterrupted', terminals: [{ terminal: ANN, registered: 2100 }] },
  ]);
  playOut(journal);
});

const CONCLUDES = ['rws-si-ki-pi-v2#I-P2', 'rws-si-ki-pi-v2#I-P1'];

test('[rws-si-ki-pi-v2#I-P1] interrupted before anybody has looked, a round is void', () => {
  for (const isDealt of [false, true]) {
    const journal = isDealt
      ? fullTable()
      : betting(cardTable({ [ANN]: 1 }), { [ANN]: { '1/initial': 1000 } });
    const events = journal.give(dealer, report('round-interrupted'));
    expect(only(events, 'RoundInterrupted')[0]).toMatchObject({
      established: false,
      decided: [],
      because: CONCLUDES,
    });
    expect(only(events, 'RoundVoided')).toHaveLength(1);
    expect(creditOf(journal, ANN)).toBe(100_000);
  }
});

test('[rws-si-ki-pi-v2#I-P1] once a player has looked, the bonus on that hand is decided', () => {
  const journal = fullTable();
  journal.give(at(ANN), { type: 'LookAtCards', box: 1 });
  const [interrupted] = only(journal.give(dealer, report('round-interrupted')), 'RoundInterrupted');
  expect(interrupted).toMatchObject({
    established: true,
    decided: [{ bet: '1/bonus:player', result: 'lose' }],
    because: CONCLUDES,
  });
  playOut(journal);
});

test('[rws-si-ki-pi-v2#I-P1] once the dealer has set, every bet of every box is decided', () => {
  const journal = dealHands(
    cardTable({ [ANN]: 1, [BEN]: 2 }),
    { [ANN]: { '1/initial': 1000 }, [BEN]: { '2/initial': 1000 } },
    HAND,
    'Kc Jd Th 9c',
    'Kd Qc Qh 2s',
  );
  journal.give(at(BEN), { type: 'ArrangeHand', box: 2, low: 'Jd Th', high: 'Kc 9c' });
  dealerSets(journal);
  // The dealer has Queens High and two points Low: box 1 stands off with nine and nine.
  const [interrupted] = only(journal.give(dealer, report('round-interrupted')), 'RoundInterrupted');
  expect(interrupted?.decided).toEqual([
    { bet: '1/bonus:player', result: 'lose' },
    { bet: '1/bonus:dealer', result: 'win' },
    { bet: '2/bonus:player', result: 'lose' },
    { bet: '2/bonus:dealer', result: 'win' },
    { bet: '2/initial', result: 'lose' },
  ]);
});

test("[rws-si-ki-pi-v2#I-P1] a round with nobody to look is established by the dealer's hand", () => {
  const journal = dealHands(cardTable({ [ANN]: null }), {}, DEALER);
  dealerSets(journal);
  expect(
    only(journal.give(dealer, report('round-interrupted')), 'RoundInterrupted')[0],
  ).toMatchObject({ established: true, decided: [] });
});
