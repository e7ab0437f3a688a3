import { expect, test } from 'vitest';
import { configOf, dealer, openTable, pitManager, shiftManager } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { result } from '../testing/rounds/dice-rounds.ts';

const GAME = 'rws-sic-bo-2021/a';
const DAY = 24 * 3_600_000;
const because = ['baize-floor#known-round'];

/** A round as the journal of its table has it. */
function played(config = configOf(GAME)) {
  const journal = openTable(config, []);
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  result(journal, [1, 2, 3]);
  const [[round, held] = []] = journal.state().concluded;
  if (!round || !held) throw new Error('No round is over.');
  return { journal, round, held };
}

/** The table holds no round any more. */
function putAway(): Journal {
  return openTable(configOf(GAME), []);
}

const unknown = {
  type: 'refused',
  refusal: { code: 'unknown-round', field: 'round', because, message: expect.any(String) },
};

test('[baize-floor#known-round] a dealer brings back a round of the last two days, and the shift manager an older one (P17)', () => {
  const { round, held } = played();
  // The clock of a journal ticks once with every command.
  for (const [by, since, accepted] of [
    [dealer, 2 * DAY, true],
    [dealer, 2 * DAY + 1, false],
    [pitManager, 2 * DAY + 1, false],
    [shiftManager, 2 * DAY + 1, true],
  ] as const) {
    const journal = putAway();
    const endedAt = journal.now() + 1000 - since;
    const answer = journal.ask(by, { type: 'RecallRound', round, held, endedAt });
    expect(answer).toMatchObject(
      accepted
        ? { events: [{ event: { type: 'RoundRecalled', round, held, because } }] }
        : { refusal: { code: 'not-authorised', because: [...because, 'baize-floor#authority'] } },
    );
    expect(journal.state().concluded.has(round)).toBe(accepted);
  }
});

test('[baize-floor#known-round] of a round that ended nobody knows when, it is long ago', () => {
  const { round, held } = played();
  const recall = { type: 'RecallRound', round, held } as const;
  expect(putAway().ask(dealer, recall)).toMatchObject({ refusal: { code: 'not-authorised' } });
  expect(putAway().ask(shiftManager, recall)).toMatchObject({ type: 'accepted' });
});

test('[baize-floor#known-round] a round that the table still holds is there, and nothing happens', () => {
  const { journal, round, held } = played();
  for (const recall of [{ held, endedAt: journal.now() }, {}]) {
    const answer = journal.ask(dealer, { type: 'RecallRound', round, ...recall });
    expect(answer).toEqual({ type: 'accepted', events: [] });
  }
});

test('[baize-floor#known-round] what is brought back is the round that was asked for, of this table', () => {
  const { round, held } = played();
  const elsewhere = played(configOf(GAME, { table: 'T8' }));
  const journal = putAway();
  const endedAt = journal.now();
  for (const recall of [
    { round },
    { round: 'T7-2', held },
    { round: elsewhere.round, held: elsewhere.held },
  ]) {
    expect(journal.ask(shiftManager, { type: 'RecallRound', endedAt, ...recall })).toEqual(unknown);
  }
});
