import type { Command } from '@baize/table';
import {
  ANN,
  at,
  configOf,
  dealer,
  device,
  type Journal,
  openTable,
  supervisor,
} from '@baize/table/testing';
import { describe, expect, test } from 'vitest';

/** Games whose dice lie open after these steps, where nothing but a reader registers results. */
const GAMES: readonly (readonly [game: string, steps: readonly Command[]])[] = [
  ['rws-sic-bo-2021/b', [{ type: 'Tumble', tumbles: 3 }]],
  ['rws-tai-sai-v5/c', [{ type: 'Tumble', tumbles: 3 }]],
  ['mbs-sic-bo-v4/rapid-select', [{ type: 'Uncover' }]],
  ['licensee-sic-bo/standard', [{ type: 'Tumble', tumbles: 3 }, { type: 'Uncover' }]],
];

const aside: Command = { type: 'SetReaderAside', reason: 'It shows nothing.' };
const result: Command = { type: 'RegisterResult', dice: [1, 2, 2], flat: true };

function withDiceOpen(game: string, steps: readonly Command[]): Journal {
  const journal = openTable(configOf(game, { resultSource: 'device' }), [ANN]);
  if (game.startsWith('mbs')) journal.give(device, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'OpenBets' });
  const bet = { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: 1000 } as Command;
  journal.give(at(ANN), bet);
  journal.give(dealer, { type: 'CloseBets' });
  for (const step of steps) journal.give(step.type === 'Tumble' ? device : dealer, step);
  return journal;
}

describe.each(GAMES)('%s', (game, steps) => {
  test('the reader dies with three dice open: two people set it aside, and the dealer says what they show', () => {
    const journal = withDiceOpen(game, steps);
    expect(journal.ask(dealer, result)).toMatchObject({ refusal: { code: 'not-authorised' } });
    const readable = [1, 2, 2];
    const report = { type: 'ReportIncident', incident: 'round-interrupted', readable } as Command;
    journal.give(dealer, report);
    journal.agree(dealer, aside, supervisor);
    expect(journal.ask(device, result)).toMatchObject({ refusal: { code: 'not-authorised' } });
    // What was read when the reader failed stays on record.
    const other = { ...result, dice: [6, 6, 5] } as Command;
    expect(journal.ask(dealer, other)).toMatchObject({ refusal: { code: 'contradicts-record' } });
    const events = journal.give(dealer, result);
    expect(events[0]?.event).toMatchObject({ type: 'ResultRegistered', source: 'dealer' });
    expect(journal.ask(dealer, aside)).toMatchObject({ type: 'refused' });
  });

  test('in the next round the reader decides again', () => {
    const journal = withDiceOpen(game, steps);
    journal.agree(dealer, aside, supervisor);
    journal.give(dealer, result);
    for (const type of ['CollectLosers', 'PayWinners', 'ClearLights'] as const) {
      if (journal.state().round) journal.give(dealer, { type });
    }
    if (game.startsWith('mbs')) journal.give(device, { type: 'Tumble', tumbles: 3 });
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(dealer, { type: 'CloseBets' });
    for (const step of steps) journal.give(step.type === 'Tumble' ? device : dealer, step);
    expect(journal.ask(dealer, result)).toMatchObject({ refusal: { code: 'not-authorised' } });
    journal.give(device, result);
  });
});

test('[licensee-sic-bo#6(b)] the device fails with the dice open: they are settled in the presence of a supervisor', () => {
  const [, steps] = GAMES.at(-1) ?? ['', []];
  const journal = withDiceOpen('licensee-sic-bo/standard', steps);
  journal.give(supervisor, { type: 'ReportIncident', incident: 'electrical-device-failed' });
  journal.agree(dealer, aside, supervisor);
  journal.give(dealer, result);
  journal.give(dealer, { type: 'CollectLosers' });
  journal.give(dealer, { type: 'PayWinners' });
  journal.give(dealer, { type: 'ClearLights' });
  expect(journal.state().suspended).not.toBeNull();
});
