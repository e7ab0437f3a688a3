import { configOf, dealer, device, openTable } from '@baize/table/testing';
import { expect, test } from 'vitest';

/** A table where a dealer and a device both read the dice, after the toss. */
function tossed() {
  const journal = openTable(configOf('rws-sic-bo-2021/a', { resultSource: 'dealer-and-device' }));
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  return journal;
}

test.each([
  [dealer, device, 'dealer', 'device'],
  [device, dealer, 'device', 'dealer'],
] as const)(
  '[baize-floor#sources-agree] whoever reads first waits for the other: %j, %j',
  (first, second, source, other) => {
    const journal = tossed();
    const reading = { type: 'RegisterResult', dice: [1, 2, 4], flat: true } as const;
    const [taken] = journal.give(first, reading);
    expect(taken?.event).toMatchObject({ type: 'ReadingTaken', source, dice: [1, 2, 4] });
    // The same source again is no second one.
    const [again] = journal.give(first, reading);
    expect(again?.event).toMatchObject({ type: 'ReadingTaken', source });
    const [result] = journal.give(second, { ...reading, dice: [4, 2, 1] });
    expect(result?.event).toMatchObject({ type: 'ResultRegistered', source: other });
  },
);

test('[baize-floor#sources-agree] two readings that differ settle nothing', () => {
  const journal = tossed();
  journal.give(device, { type: 'RegisterResult', dice: [1, 2, 4], flat: true });
  expect(journal.ask(dealer, { type: 'RegisterResult', dice: [1, 2, 5], flat: true })).toEqual({
    type: 'refused',
    refusal: {
      code: 'readings-disagree',
      message: 'The other reading is different; a supervisor has to look at the dice.',
      because: ['baize-floor#sources-agree'],
      field: 'dice',
    },
  });
});

test('[licensee-sic-bo#3(a)] the call for bets cites the step of the procedure it is', () => {
  const journal = openTable(configOf('licensee-sic-bo/standard'));
  const opened = journal.give(dealer, { type: 'OpenBets' });
  expect(opened.map(({ event }) => event.because)).toEqual([
    ['licensee-sic-bo#3(a)'],
    ['licensee-sic-bo#3(a)'],
  ]);
});
