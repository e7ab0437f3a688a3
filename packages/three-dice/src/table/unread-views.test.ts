import { money } from '@baize/exact';
import { dealerView, displayView, pitView, playerView } from '@baize/table';
import {
  ANN,
  at,
  BEN,
  CAT,
  configOf,
  dealer,
  openTable,
  pitManager,
  shiftManager,
  supervisor,
} from '@baize/table/testing';
import { expect, test } from 'vitest';

/** Ann on four areas, Ben on one; 6 and 6 can be read, and the dealer has asked to settle what is certain. */
function asked() {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN]);
  journal.give(dealer, { type: 'OpenBets' });
  for (const bet of ['double:6', 'small', 'single:6', 'big']) {
    journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet, stake: money(1_000) });
  }
  journal.give(at(BEN), { type: 'PlaceBet', terminal: BEN, bet: 'small', stake: money(1_000) });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, {
    type: 'ReportIncident',
    incident: 'round-interrupted',
    readable: [6, 6, null],
  });
  journal.give(dealer, { type: 'SettleKnownBets', reason: 'It lies under the dome' });
  const agree = (by: typeof dealer) => {
    const [request = ''] = journal.state().approvals.keys();
    journal.give(by, { type: 'ApproveRequest', request });
  };
  const waiting = (by: typeof dealer) => {
    const [approval] = pitView(journal.state(), by, 0).approvals;
    const effect = approval?.effect;
    return effect?.kind === 'command' ? effect : null;
  };
  return { journal, agree, waiting, own: (id: string) => playerView(journal.state(), id, 0) };
}

test('[rws-sic-bo-2021#I-P15] whoever agrees sees what is paid; then each player sees that, and what of theirs waits', () => {
  const { journal, agree, waiting, own } = asked();
  expect(own(ANN).unread).toBeNull();
  // Double 6 at 11.5 to 1, with its stake; Ben loses on Small, which is collected from what lies there.
  const paid = { round: journal.state().round?.id, terminal: ANN, change: 12_500, owed: 0 };
  expect(waiting(supervisor)?.changes).toEqual([paid]);
  expect(waiting(supervisor)?.because).toContain('rws-sic-bo-2021#I-P15');
  agree(supervisor);
  expect(own(ANN).unread).toMatchObject({
    readable: [6, 6, null],
    lines: [
      { bet: 'double:6', result: 'win', returns: 12_500 },
      { bet: 'small', result: 'lose', returns: 0 },
    ].toSorted((one, other) => order(own(ANN), one.bet) - order(own(ANN), other.bet)),
    returned: 12_500,
    waits: { amount: 2_000 },
  });
  expect([...(own(ANN).unread?.waits.bets ?? [])].toSorted()).toEqual(['big', 'single:6']);
  expect(own(BEN).unread).toMatchObject({ returned: 0, waits: { bets: [], amount: 0 } });
  expect(own(ANN).unread?.because[0]).toBe('rws-sic-bo-2021#I-P15');
});

test('[rws-sic-bo-2021#I-P15] what is settled is at risk no more, and whoever agrees to return the rest sees what goes back', () => {
  const { journal, agree, waiting, own } = asked();
  const seenByStaff = () => [
    dealerView(journal.state(), dealer, 0).unread,
    pitView(journal.state(), supervisor, 0).unread,
  ];
  const readable = [6, 6, null];
  expect(seenByStaff()).toEqual([
    { readable, matter: null },
    { readable, matter: null },
  ]);
  expect(pitView(journal.state(), supervisor, 0).exposure?.atRisk).toBe(5_000);
  agree(supervisor);
  const [waitsFor = null] = journal.state().matters.keys();
  expect(seenByStaff()).toEqual([
    { readable, matter: waitsFor },
    { readable, matter: waitsFor },
  ]);
  const view = pitView(journal.state(), supervisor, 0);
  expect(view.exposure?.atRisk).toBe(2_000);
  const atRisk = view.areas.filter((area) => area.atRisk > 0).map(({ bet }) => bet);
  expect(atRisk.toSorted()).toEqual(['big', 'single:6']);
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'Nobody can see it';
  journal.give(shiftManager, { type: 'DecideMatter', matter, effect: 'continue', reason });
  expect(waiting(pitManager)?.changes).toMatchObject([{ terminal: ANN, change: 2_000 }]);
  agree(pitManager);
  expect(own(ANN).unread).toBeNull();
  expect(journal.state().round).toBeNull();
});

test('[rws-sic-bo-2021#I-P15] the display says which die was not read, from the agreement to the end of the round', () => {
  const { journal, agree } = asked();
  // Until two people agree that it stays unread, the dealer may still read it.
  expect(displayView(journal.state()).unread).toBeNull();
  agree(supervisor);
  expect(displayView(journal.state()).unread).toEqual({ readable: [6, 6, null] });
  const [matter = ''] = journal.state().matters.keys();
  const reason = 'Nobody can see it';
  journal.give(shiftManager, { type: 'DecideMatter', matter, effect: 'continue', reason });
  agree(pitManager);
  const { unread, previous } = displayView(journal.state());
  expect(unread).toBeNull();
  expect(previous).toMatchObject({ id: 'T7-1', status: 'settled', result: null, total: null });
});

test('[rws-sic-bo-2021#I-P15] whose bets all wait has been paid nothing, and who has no bets waits for nothing', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN, BEN, CAT]);
  journal.give(dealer, { type: 'OpenBets' });
  for (const [terminal, bet] of [
    [ANN, 'double:6'],
    [BEN, 'big'],
  ] as const) {
    journal.give(at(terminal), { type: 'PlaceBet', terminal, bet, stake: money(1_000) });
  }
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  const incident = 'round-interrupted';
  journal.give(dealer, { type: 'ReportIncident', incident, readable: [6, 6, null] });
  journal.agree(dealer, { type: 'SettleKnownBets', reason: 'It is gone' }, supervisor);
  const unread = (id: string) => playerView(journal.state(), id, 0).unread;
  const nothing = { readable: [6, 6, null], lines: [], returned: 0 };
  expect(unread(BEN)).toMatchObject({ ...nothing, waits: { bets: ['big'], amount: 1_000 } });
  expect(unread(CAT)).toMatchObject({ ...nothing, waits: { bets: [], amount: 0 } });
});

/** Where an area stands in the layout, whose order settlements follow. */
function order({ areas }: ReturnType<typeof playerView>, bet: string): number {
  return areas.findIndex((area) => area.bet === bet);
}
