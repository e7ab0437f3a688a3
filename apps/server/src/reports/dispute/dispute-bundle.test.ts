import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { emptyTable } from '@baize/house';
import { withChanges } from '@baize/protocol';
import { displayView, playerView, type Recorded } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { EMPTY_HEAD, headAfter, type JournalRow, rowOf } from '../../store/journal-row.ts';
import { TablePlay } from '../../testing/table-play.ts';
import { type DisputeBundle, disputeBundle } from './dispute-bundle.ts';
import { disputePage } from './dispute-page.ts';
import { readRoundFrom } from './read-round.ts';

const QUESTION = {
  floor: 'Test floor',
  terminal: null,
  producedAt: 1_767_300_000_000,
  producedBy: 'S-1 (pit-supervisor)',
  minutesEast: 0,
};

function played(): TablePlay {
  const play = new TablePlay('rws-sic-bo-2021/b');
  play.round([{ terminal: 'B', bet: 'odd', stake: 700 }], [1, 1, 2]);
  const round = play.round(
    [
      { terminal: 'A', bet: 'small', stake: 5000 },
      { terminal: 'B', bet: 'total:17', stake: 3300 },
    ],
    [6, 6, 5],
  );
  play.correct(round, [1, 2, 3]);
  play.round([{ terminal: 'C', bet: 'big', stake: 900 }], [4, 5, 6]);
  return play;
}

/** One row an operation, as a server under no load would commit them. */
function rowsOf(facts: readonly Recorded[]): readonly JournalRow[] {
  let head = EMPTY_HEAD;
  const ops = [...new Set(facts.map(({ op }) => op))];
  return ops.map((op) => {
    const ofOp = facts.filter((fact) => fact.op === op);
    const row = rowOf('T1', head, ofOp[0]?.at ?? 0, ofOp);
    head = headAfter(row);
    return row;
  });
}

async function bundleOf(play: TablePlay, terminal: string | null): Promise<DisputeBundle> {
  const rows = rowsOf(play.facts);
  const read = await readRoundFrom(
    (async function* () {
      yield* rows;
    })(),
    'T1-2',
    emptyTable(),
  );
  if (!read) throw new Error('There is such a round.');
  const bundle = disputeBundle(read, { ...QUESTION, round: 'T1-2', terminal });
  if (!bundle.ok) throw new Error(bundle.error.message);
  return bundle.value;
}

const field = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};
const number = (value: number): Buffer => Buffer.from(value.toString(16).padStart(16, '0'), 'hex');

describe('the bundle of a round', () => {
  test('tells it, computes it again and holds its correction', async () => {
    const { transcript, recomputed, record } = await bundleOf(played(), null);
    expect(recomputed).toMatchObject({ round: 'T1-2', differences: [] });
    expect(recomputed.compared).toBeGreaterThan(10);
    expect(record).toMatchObject({ status: 'corrected', result: [1, 2, 3] });
    expect(transcript).toContain('M-2');
    expect(record.citations.length).toBeGreaterThan(0);
  });

  test('has rows whose hashes anybody can recompute as it says', async () => {
    const { journal } = await bundleOf(played(), null);
    expect(journal.rows.length).toBeGreaterThan(5);
    for (const { table, first, last, at, previous, hash, events } of journal.rows) {
      const fields: Buffer[] = ['baize/journal/1', table].map((text) => Buffer.from(text));
      fields.push(number(first), number(last), number(at), Buffer.from(previous, 'hex'));
      fields.push(Buffer.from(events ?? ''));
      const digest = createHash('sha256')
        .update(Buffer.concat(fields.map(field)))
        .digest('hex');
      expect(digest).toBe(hash);
    }
  });

  test('shows what the screens were sent, frame by frame', async () => {
    const play = played();
    const { screens } = await bundleOf(play, null);
    expect(screens.terminals.map(({ terminal }) => terminal)).toEqual(['A', 'B']);
    const last = (frames: DisputeBundle['screens']['display']) =>
      frames.reduce((shown, frame) => withChanges(shown, frame), {});
    const shown = last(screens.display);
    expect(shown).toMatchObject({ role: 'display', previous: { id: 'T1-2', result: [6, 6, 5] } });
    expect(Object.keys(shown).toSorted()).toEqual(
      Object.keys(displayView(play.state))
        .filter((name) => name !== 'sequence')
        .toSorted(),
    );
    const own = last(screens.terminals[0]?.frames ?? []);
    expect(Object.keys(own).length).toBe(Object.keys(playerView(play.state, 'A', 0)).length - 1);
  });
});

describe('the bundle of one terminal', () => {
  test('has nothing of anybody else', async () => {
    const bundle = await bundleOf(played(), 'A');
    const text = JSON.stringify(bundle);
    expect(bundle.record.settled.map(({ terminal }) => terminal)).toEqual(['A']);
    expect(text).not.toContain('credit:B');
    expect(text).not.toContain('"terminal":"B"');
    expect(text).not.toContain('total:17","stake"');
    expect(text).not.toContain('3300');
    expect(bundle.journal.rows.every(({ events }) => events === null)).toBe(true);
    expect(bundle.transcript).toContain('A');
  });

  test('is refused to whoever had no bet', async () => {
    const read = await readRoundFrom(
      (async function* () {
        yield* rowsOf(played().facts);
      })(),
      'T1-2',
      emptyTable(),
    );
    const bundle = read && disputeBundle(read, { ...QUESTION, round: 'T1-2', terminal: 'C' });
    expect(bundle).toMatchObject({ ok: false, error: { code: 'not-in-round' } });
  });
});

describe('the page', () => {
  async function checked(bundle: DisputeBundle): Promise<string> {
    const page = disputePage(bundle, 0);
    const [, json = ''] = /id="bundle">(.*?)<\/script>/s.exec(page) ?? [];
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(bundle)));
    const check = { textContent: '' };
    const getElementById = (id: string) => (id === 'bundle' ? { textContent: json } : check);
    const context = { document: { getElementById }, crypto, TextEncoder, Uint8Array, DataView };
    await new Script(`${script}; check()`).runInNewContext({ ...context, BigInt });
    return check.textContent;
  }

  test('checks itself, and finds a changed row', async () => {
    const bundle = await bundleOf(played(), null);
    const count = bundle.journal.rows.length;
    expect(await checked(bundle)).toBe(`Hashes agree (${count} of ${count} rows recomputed)`);
    const [first, ...rest] = bundle.journal.rows;
    if (!first) throw new Error('There are rows.');
    const events = first.events?.replace('T1-2', 'T1-3') ?? '';
    const journal = { ...bundle.journal, rows: [{ ...first, events }, ...rest] };
    expect(await checked({ ...bundle, journal })).toMatch(/^THE JOURNAL DOES NOT AGREE: 1 /);
  });

  test('says by the clocks of the floor when it was made', async () => {
    const page = disputePage(await bundleOf(played(), null), 480);
    expect(page).toContain('Produced 2026-01-02 04:40:00 UTC+8 by S-1 (pit-supervisor).');
  });

  test('lets nothing that somebody wrote become part of it', async () => {
    const bundle = await bundleOf(played(), null);
    const floor = '</script><script>alert(1)</script>';
    expect(disputePage({ ...bundle, floor }, 0)).not.toContain('<script>alert');
  });
});
