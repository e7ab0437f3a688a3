import type { Shaker } from '@baize/game';
import type { Actor, Command, TableConfig } from '@baize/table';
import {
  ANN,
  configOf,
  dealer,
  device,
  type Journal,
  openTable,
  supervisor,
} from '@baize/table/testing';
import { expect, test } from 'vitest';
import type { Roll } from '../roll.ts';

function outcomeOf(journal: Journal, by: Actor, command: Command) {
  const answer = journal.ask(by, command);
  if (answer.type === 'accepted') return answer.events.map(({ event }) => event);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

const tumble = (tumbles: number): Command => ({ type: 'Tumble', tumbles });
const read = (dice: Roll, flat = true): Command => ({ type: 'RegisterResult', dice, flat });
const ORDER = ['baize-floor#order-of-play'];

/** After the call for bets. */
function betting(game: string, changes: Partial<TableConfig> = {}, shaker: Shaker = 'manual') {
  const journal = openTable(configOf(game, changes), [ANN], shaker);
  if (game.startsWith('mbs')) journal.give(dealer, tumble(3));
  journal.give(dealer, { type: 'OpenBets' });
  return journal;
}

/** After the toss, with the dice open to be read. */
function tossed(changes: Partial<TableConfig> = {}) {
  const journal = betting('rws-sic-bo-2021/a', changes);
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, tumble(3));
  return journal;
}

test('[licensee-sic-bo#5(d)(1)] three shakes by hand are enough and two are no roll; a machine is not counted', () => {
  const closed = (shaker: Shaker) => {
    const journal = betting('licensee-sic-bo/standard', {}, shaker);
    journal.give(dealer, { type: 'CloseBets' });
    return journal;
  };
  const because = ['licensee-sic-bo#5(d)(1)'];
  expect(outcomeOf(closed('manual'), dealer, tumble(3))).toEqual([
    { type: 'DiceTumbled', tumbles: 3, because },
  ]);
  const noRoll = [...because, 'licensee-sic-bo#I-P8'];
  const shaken = closed('manual');
  expect(outcomeOf(shaken, dealer, tumble(2))).toEqual([
    { type: 'DiceTumbled', tumbles: 2, because },
    {
      type: 'IncidentRecorded',
      incident: 'tumbled-fewer-than-three',
      action: 'no-roll',
      note: null,
      round: 'T7-1',
      because: noRoll,
    },
    { type: 'NoRollCalled', because: noRoll },
  ]);
  expect(shaken.state().round).toMatchObject({ phase: 'closed', play: { tumbles: null } });
  expect(outcomeOf(closed('automated'), dealer, tumble(1))).toEqual([
    {
      type: 'DiceTumbled',
      tumbles: 1,
      because: ['licensee-sic-bo#5(d)(2)', 'licensee-sic-bo#I-P8'],
    },
  ]);
});

test('[licensee-sic-bo#5(c)] whoever shakes before the close is told to close first; later the order of play says no', () => {
  const journal = betting('licensee-sic-bo/standard');
  expect(outcomeOf(journal, dealer, tumble(3))).toEqual({
    code: 'wrong-phase',
    phase: 'betting',
    because: ['licensee-sic-bo#5(c)'],
  });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, tumble(3));
  expect(outcomeOf(journal, dealer, tumble(3))).toEqual({
    code: 'wrong-phase',
    phase: 'tumbled',
    because: ORDER,
  });
});

test('[mbs-sic-bo-v4#3.1] where dice are tumbled before betting, the close is nothing to wait for', () => {
  expect(outcomeOf(betting('mbs-sic-bo-v4/rapid-select'), dealer, tumble(3))).toMatchObject({
    code: 'wrong-phase',
    phase: 'betting',
    because: ORDER,
  });
});

test('[rws-sic-bo-2021#I-P5] a tumbler that runs between rounds changes nothing', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  expect(outcomeOf(journal, device, tumble(4))).toEqual([
    { type: 'TumbleIgnored', tumbles: 4, because: ['rws-sic-bo-2021#I-P5'] },
  ]);
  expect(journal.state().round).toBeNull();
});

test('[licensee-sic-bo#6(a)] who registers a result confirms that every die lies flat', () => {
  const journal = betting('licensee-sic-bo/standard');
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, tumble(3));
  expect(outcomeOf(journal, dealer, { type: 'Uncover' })).toEqual([
    { type: 'DiceUncovered', because: ['licensee-sic-bo#5(e)'] },
  ]);
  expect(outcomeOf(journal, dealer, read([1, 2, 3], false))).toEqual({
    code: 'dice-not-flat',
    field: 'flat',
    because: ['licensee-sic-bo#6(a)', 'licensee-sic-bo#I-P7'],
  });
  expect(outcomeOf(journal, dealer, read([1, 2, 3]))).toMatchObject([
    {
      type: 'ResultRegistered',
      dice: [1, 2, 3],
      source: 'dealer',
      proof: null,
      settled: [],
      because: ['licensee-sic-bo#5(e)', 'licensee-sic-bo#3(c)'],
    },
  ]);
});

test('[baize-floor#virtual-result] a virtual result comes with its seed, and says that it is virtual', () => {
  const virtual = { resultSource: 'virtual' } as const;
  const journal = openTable(configOf('rws-sic-bo-2021/a', virtual), [ANN]);
  journal.give(dealer, { type: 'OpenBets', commitment: 'ef'.repeat(32) });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, tumble(3));
  expect(outcomeOf(journal, dealer, read([1, 2, 3]))).toEqual({
    code: 'missing-detail',
    field: 'proof',
    because: ['baize-floor#virtual-result'],
  });
  const proof = { seed: 'ab'.repeat(32), closeHash: 'cd'.repeat(32) };
  const proven = { ...read([1, 2, 3]), proof };
  expect(outcomeOf(journal, dealer, proven)).toMatchObject([
    { type: 'ResultRegistered', source: 'virtual', proof },
    { type: 'LosersCollected' },
    { type: 'WinnersPaid' },
    { type: 'RoundConcluded' },
  ]);
});

test('[rws-sic-bo-2021#5.1.1] dice that were read when the round was interrupted are not read otherwise afterwards', () => {
  const journal = tossed();
  const report = { type: 'ReportIncident', incident: 'round-interrupted' } as const;
  journal.give(dealer, { ...report, readable: [6, null, 6] });
  const contradicts = {
    code: 'contradicts-record',
    because: ['rws-sic-bo-2021#5.1.1', 'rws-sic-bo-2021#I-P1'],
  };
  expect(outcomeOf(journal, dealer, read([6, 5, 5]))).toEqual({ ...contradicts, field: 'dice' });
  // A later report may know more, and never something else.
  expect(outcomeOf(journal, dealer, { ...report, readable: [6, 5, null] })).toEqual({
    ...contradicts,
    field: 'readable',
  });
  expect(outcomeOf(journal, dealer, { ...report, readable: [6, 5, 6] })).toMatchObject([
    { type: 'IncidentRecorded' },
    { type: 'RoundInterrupted', readable: [6, 5, 6], established: true },
  ]);
  // What was read before is not taken back by saying less.
  expect(outcomeOf(journal, dealer, { ...report, readable: [null, null, 5] })).toMatchObject([
    {},
    { readable: [6, 5, 6] },
  ]);
  expect(outcomeOf(journal, dealer, read([5, 6, 6]))).toMatchObject([
    { type: 'ResultRegistered', dice: [5, 6, 6] },
    {},
    {},
    {},
  ]);
});

test('[baize-floor#sources-agree] a reader that two people have set aside reads no more in this round', () => {
  const aside = { type: 'SetReaderAside', reason: 'It is dark' } as const;
  const none = { code: 'wrong-phase', phase: 'tumbled', because: ['baize-floor#sources-agree'] };
  expect(outcomeOf(tossed(), dealer, aside)).toEqual(none);
  const journal = tossed({ resultSource: 'dealer-and-device' });
  const [, set] = journal.agree(dealer, aside, supervisor);
  expect(set?.event).toEqual({
    type: 'ReaderSetAside',
    round: 'T7-1',
    reason: 'It is dark',
    because: ['rws-sic-bo-2021#3.7', 'rws-sic-bo-2021#1.9', 'baize-floor#two-people'],
  });
  expect(outcomeOf(journal, dealer, aside)).toEqual(none);
  expect(outcomeOf(journal, device, read([1, 2, 3]))).toEqual({
    code: 'not-authorised',
    because: ['baize-floor#sources-agree'],
  });
  expect(outcomeOf(journal, dealer, read([1, 2, 3]))).toMatchObject([
    { type: 'ResultRegistered', source: 'dealer' },
    {},
    {},
    {},
  ]);
});

test('[baize-floor#virtual-result] of virtual dice nobody is asked which can be read, and of others somebody is', () => {
  const reported = (resultSource: 'dealer' | 'virtual') => {
    const journal = openTable(configOf('rws-sic-bo-2021/a', { resultSource }));
    journal.give(dealer, { type: 'OpenBets', commitment: 'ef'.repeat(32) });
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    return journal.ask(dealer, { type: 'ReportIncident', incident: 'round-interrupted' });
  };
  expect(reported('virtual')).toMatchObject({ type: 'accepted' });
  expect(reported('dealer')).toMatchObject({
    refusal: { code: 'missing-detail', field: 'readable', because: ['baize-floor#well-formed'] },
  });
});
