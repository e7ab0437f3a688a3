import { EVENT_MEANINGS, transcript } from '@baize/house';
import { expect, test } from 'vitest';
import type { EventType } from '../event.ts';
import { ANN, at, configOf, dealer, openTable, staff } from '../testing/floor.ts';
import { GOLDEN_ROUNDS } from '../testing/golden-files.ts';
import { taiSaiRound } from '../testing/rounds/dice-rounds.ts';

const { journal, from } = taiSaiRound();
const round = journal.facts().slice(from);

test('amounts have as many decimals as the currency', () => {
  expect(transcript(round)).toContain('seat-Ann bets: 50.00 on Small.');
  expect(transcript(round, { decimals: 0 })).toContain('seat-Ann bets: 5,000 on Small.');
});

test('times are those of the place', () => {
  expect(transcript(round).split('\n').slice(0, 3)).toEqual([
    '1 January 2026',
    '',
    '08:00:09  Dealer D-Lee',
  ]);
  const [date, , first] = transcript(round, { minutesEast: -9 * 60 }).split('\n');
  expect([date, first]).toEqual(['31 December 2025', '23:00:09  Dealer D-Lee']);
});

test('the configuration gives the title, and the words of the calls', () => {
  const config = configOf('rws-tai-sai-v5/c');
  const [title] = transcript(round, { config }).split('\n');
  expect(title).toBe(
    'Table T7 · rws-tai-sai-v5/c · Tai Sai (Open Cover), Version 5, in force from 2023-10-06T08:00',
  );
  expect(transcript(round, { config })).toContain('Betting closes: "No more Bets".');
  expect(transcript(round)).toContain('Betting closes. ·');
  // A journal told from its first day says it itself.
  expect(transcript(journal.facts())).toContain('Betting closes: "No more Bets".');
});

test('nothing has happened', () => {
  expect(transcript([])).toBe('\n');
});

test('everybody is named as who they are', () => {
  const table = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  table.give({ kind: 'system' }, { type: 'PauseTable', reason: 'Restarted.' });
  table.give(staff('P-7', 'pit-manager', 'dealer'), { type: 'ResumeTable' });
  table.give({ kind: 'device', id: 'd1' }, { type: 'PauseTable', reason: 'No light.' });
  table.give(dealer, { type: 'ResumeTable' });
  table.give(at(ANN), { type: 'ReleaseTerminal', terminal: ANN });
  const who = transcript(table.facts().slice(4))
    .split('\n')
    .filter((line) => /^\d\d:/.test(line))
    .map((line) => line.slice(10));
  expect(who).toEqual([
    'The table itself',
    'Pit manager P-7, acting as dealer',
    'Device d1',
    'Dealer D-Lee',
    'Terminal seat-Ann',
  ]);
});

/** No command leads to a locked terminal, so that no round shows one. */
const NOT_IN_A_GOLDEN_ROUND: readonly EventType[] = ['TerminalLocked', 'TerminalUnlocked'];

test('the golden rounds show every event but a few', () => {
  const shown = new Set(
    [...GOLDEN_ROUNDS.values()].flatMap((play) =>
      play()
        .journal.facts()
        .map(({ event }) => event.type),
    ),
  );
  const missing = Object.keys(EVENT_MEANINGS).filter(
    (type) => ![...shown].some((it) => it === type),
  );
  expect(missing).toEqual(NOT_IN_A_GOLDEN_ROUND);
});
