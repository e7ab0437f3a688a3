import { INCIDENTS, type Phase } from '@baize/game';
import { RULEBOOKS } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { licenseeSicBoPlayed } from '../testing/incident-matrices/licensee-sic-bo.ts';
import { mbsSicBoV4Played } from '../testing/incident-matrices/mbs-sic-bo-v4.ts';
import { rwsSiKiPiV2Played } from '../testing/incident-matrices/rws-si-ki-pi-v2.ts';
import { rwsSicBo2021Played } from '../testing/incident-matrices/rws-sic-bo-2021.ts';
import { rwsTaiSaiV5Played } from '../testing/incident-matrices/rws-tai-sai-v5.ts';
import {
  aftermathOf,
  PLAYED_WORDS,
  type PlayedIncident,
  phaseAt,
  playRow,
  tableIn,
} from '../testing/played-incident.ts';

const MATRICES = [
  ...rwsSicBo2021Played,
  ...rwsTaiSaiV5Played,
  ...mbsSicBoV4Played,
  ...licenseeSicBoPlayed,
  ...rwsSiKiPiV2Played,
];

/** `referred:5.10*3` is three cells. */
function cellsOf(row: string): readonly string[] {
  return row.split(' ').flatMap((each) => {
    const [cell = '', times = '1'] = each.split('*');
    return Array.from({ length: Number(times) }, () => cell);
  });
}

/** What a cell says must have become of a report in a phase. */
function expected(cell: string, phase: Phase): Partial<PlayedIncident> {
  const [word = '', clauses] = cell.split(':');
  const aftermath = PLAYED_WORDS[word];
  if (!aftermath) throw new Error(`No cell says ${word}.`);
  return {
    ...aftermath,
    phase: aftermath.phase ?? phase,
    ...(clauses ? { clauses: clauses.replaceAll('_', ' ').split('+') } : {}),
  };
}

test('every phase of every procedure is played, for every shaker', () => {
  expect(new Set(MATRICES.map(({ book }) => book))).toEqual(new Set(RULEBOOKS.map(({ id }) => id)));
  for (const { book, shaker, phases, rows } of MATRICES) {
    const steps = RULEBOOKS.find(({ id }) => id === book)?.procedure.steps ?? [];
    const own = steps.filter((step) => !('shaker' in step) || step.shaker === shaker);
    const moments = phases.filter((each) => each !== 'known');
    expect(new Set(moments), book).toEqual(new Set(own.map(({ from }) => from)));
    expect(phases.includes('known'), book).toBe(own.some(({ step }) => step === 'register-result'));
    for (const [row, cells] of Object.entries(rows)) {
      expect(cellsOf(cells).length, `${book} ${row}`).toBe(phases.length);
    }
  }
});

describe.each(MATRICES)('$book, shaker $shaker', ({ book: id, shaker, phases, rows }) => {
  const book = RULEBOOKS.find((each) => each.id === id);
  if (!book) throw new Error(`There is no ${id}.`);
  const idle = tableIn(book, 'idle', shaker);
  const told = Object.keys(rows);
  const silent = INCIDENTS.filter((incident) => !told.includes(incident));

  test.each(phases)('every incident, reported at a table in phase %s', (phase) => {
    const table = tableIn(book, phase, shaker);
    const standing = phaseAt(phase, book, shaker);
    expect(table.state.round?.phase ?? 'idle').toBe(standing);
    const place = phases.indexOf(phase);
    for (const row of [...told, ...silent]) {
      const cell = rows[row] === undefined ? 'never' : (cellsOf(rows[row])[place] ?? '');
      const found = aftermathOf(table, playRow(table, row, book), idle);
      expect({ row, ...found }).toMatchObject({ row, ...expected(cell, standing) });
    }
  });
});
