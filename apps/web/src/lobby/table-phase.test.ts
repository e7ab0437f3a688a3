import { money } from '@baize/exact';
import { PHASES } from '@baize/game';
import type { FloorTable } from '@baize/protocol/client';
import { expect, test } from 'vitest';
import { lobbyWords } from './lobby-words.ts';
import { tablePhase } from './table-card.tsx';

const TABLE: FloorTable = {
  table: 'TS-A',
  name: 'Tai Sai A',
  game: 'rws-tai-sai-v5/a',
  rulebook: {
    id: 'rws-tai-sai-v5',
    title: 'Tai Sai (Open Cover)',
    name: { en: 'Tai Sai (Open Cover)', zh: 'Tai Sai (Open Cover)' },
  },
  layout: 'a',
  mechanic: 'three-dice',
  mode: 'automatic',
  currency: 'SGD',
  chips: [],
  unit: money(100),
  limits: { minimum: money(100), maximum: money(100_000) },
  status: { status: 'open' },
  round: null,
  last: [],
  seated: 0,
  camera: null,
  studyAid: false,
};

function at(phase: (typeof PHASES)[number], closesAt: number | null = null): FloorTable {
  return { ...TABLE, round: { number: 1, phase, closesAt } };
}

test('every phase of a round has a word on the card of its table, in both languages', () => {
  for (const phase of PHASES) {
    const { is } = tablePhase(at(phase), 0);
    expect(lobbyWords.en.phases[is]).not.toBe('');
    expect(lobbyWords['zh-Hans'].phases[is]).not.toBe('');
  }
});

test('seconds are counted while bets close by themselves, and not below one', () => {
  expect(tablePhase(at('betting', 10_000), 5_500)).toEqual({ is: 'betting', seconds: 5 });
  expect(tablePhase(at('betting', 10_000), 10_000)).toEqual({ is: 'betting', seconds: null });
  expect(tablePhase(at('betting'), 0)).toEqual({ is: 'betting', seconds: null });
});

test('what keeps a table from playing goes before its round', () => {
  const paused = { status: 'paused', reason: 'Fire drill' } as const;
  expect(tablePhase({ ...at('betting'), status: paused }, 0).is).toBe('paused');
  expect(tablePhase({ ...TABLE, status: { status: 'closed' } }, 0).is).toBe('closed');
  expect(tablePhase(TABLE, 0).is).toBe('idle');
});
