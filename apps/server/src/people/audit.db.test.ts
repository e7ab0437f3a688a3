import { expect, test } from 'vitest';
import type { AuditEntry } from '../store/audit-lines.ts';
import { type Office, openOffice } from '../store/office.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { testDatabase } from '../testing/database.ts';
import { auditTrail } from './audit.ts';
import { auditPage, auditPageAt } from './audit-page.ts';

const pool = (await testDatabase()).pool({ max: 2 });
const now = () => 1_800_000_000_000;
const office = openOffice(pool, { key: temporarySigningKey(), now });
const registry = { database: pool, now };

function entry(change: Partial<AuditEntry>): AuditEntry {
  return { at: now(), by: null, address: 'here', action: 'look', outcome: 'accepted', ...change };
}

test('lines that gather are written together, and each is answered for when it is there', async () => {
  let writes = 0;
  const counting: Pick<Office, 'together'> = {
    together: (act) => {
      writes += 1;
      return office.together(act);
    },
  };
  const trail = auditTrail(counting);
  const subjects = ['a', 'b', 'c', 'd'];
  const recorded = subjects.map((subject) => trail.record(entry({ action: 'gather', subject })));
  await trail.settled();
  const { lines } = await auditPage(registry, { limit: 10, action: 'gather' });
  expect(lines.map(({ subject }) => subject).toReversed()).toEqual(subjects);
  // The first is on its way when the others arrive, and they are one write.
  expect(writes).toBe(2);
  await Promise.all(recorded);
  await trail.record(entry({ action: 'gather', subject: 'e' }));
  expect(writes).toBe(3);
});

test('a line that cannot be written fails alone, and keeps nobody else from the trail', async () => {
  const trail = auditTrail(office);
  const fates = await Promise.allSettled([
    trail.record(entry({ action: 'alone', subject: 'first' })),
    trail.record(entry({ action: 'alone', subject: 'good' })),
    trail.record(entry({ action: 'alone', subject: 'b\u0000d' })),
    trail.record(entry({ action: 'alone', subject: 'better' })),
  ]);
  expect(fates.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  const { lines } = await auditPage(registry, { limit: 10, action: 'alone' });
  expect(lines.map(({ subject }) => subject)).toEqual(['better', 'good', 'first']);
  await trail.record(entry({ action: 'alone', subject: 'last' }));
});

test('a line tells who, as what, by which credential, from where, and what came of it', async () => {
  const by = {
    kind: 'staff',
    id: 'ann',
    name: 'Ann',
    position: 'dealer',
    actingPositions: [],
    actingAs: 'pit-supervisor',
    mustChangePassword: false,
    expiresAt: 0,
    credential: 'session-1',
  } as const;
  const detail = { amount: 5 };
  const told = entry({
    by,
    action: 'whole',
    subject: 'T1',
    op: 'op-1',
    outcome: 'refused',
    detail,
  });
  const trail = auditTrail(office);
  await trail.record(told);
  await trail.record(
    entry({ by: { kind: 'terminal', id: 'A1', credential: 'k' }, action: 'whole' }),
  );
  await trail.record(entry({ action: 'whole' }));
  const { lines } = await auditPage(registry, { limit: 3, action: 'whole' });
  const nobody = { position: null, actingAs: null, subject: null, op: null, detail: null };
  const common = { number: expect.any(Number), at: now(), address: 'here', action: 'whole' };
  expect(lines).toEqual([
    { ...common, ...nobody, kind: 'unknown', who: null, credential: null, outcome: 'accepted' },
    { ...common, ...nobody, kind: 'terminal', who: 'A1', credential: 'k', outcome: 'accepted' },
    {
      ...common,
      kind: 'staff',
      who: 'ann',
      position: 'dealer',
      actingAs: 'pit-supervisor',
      credential: 'session-1',
      subject: 'T1',
      op: 'op-1',
      outcome: 'refused',
      detail,
    },
  ]);
});

test('pages follow one another without a gap, to the last, for whom and what was asked', async () => {
  const trail = auditTrail(office);
  const by = { kind: 'terminal', id: 'P9', credential: 'k' } as const;
  for (const subject of ['1', '2', '3', '4']) {
    await trail.record(entry({ by, action: 'page', subject }));
  }
  const question = { limit: 2, who: 'P9' };
  const first = await auditPage(registry, question);
  expect(first.lines.map(({ subject }) => subject)).toEqual(['4', '3']);
  expect(first.next).toBe(first.lines[1]?.number);
  const second = await auditPage(registry, { ...question, before: first.next ?? 0 });
  expect(second.lines.map(({ subject }) => subject)).toEqual(['2', '1']);
  expect(second.next).toBeNull();
  const about = await auditPage(registry, { limit: 9, subject: '3', action: 'page' });
  expect(about.lines.map(({ who, subject }) => [who, subject])).toEqual([['P9', '3']]);
  expect((await auditPage(registry, { limit: 9, who: 'nobody' })).lines).toEqual([]);
});

test('of tables it tells what was done there, whatever a line calls it, and nothing else', async () => {
  const trail = auditTrail(office);
  await pool.query(
    `insert into faults (id, code, place_kind, place, detail, set_at) values
       ('fault-here', 'device-failed', 'table', 'PIT-1', '', 1),
       ('fault-there', 'device-failed', 'terminal', 'P77', '', 1)`,
  );
  const there: readonly (readonly [action: string, subject: string])[] = [
    ['command:OpenBets', 'PIT-1'],
    ['report-fault', 'PIT-1'],
    ['clear-fault', 'fault-here'],
    ['count-drop', 'PIT-1'],
    ['second-drop', 'PIT-1'],
    ['dispute-bundle', 'PIT-1-12'],
  ];
  const elsewhere: readonly (readonly [action: string, subject: string])[] = [
    ['command:OpenBets', 'PIT-2'],
    ['command:OpenBets', 'PIT-1-1'],
    ['dispute-bundle', 'PIT-1-1-12'],
    ['clear-fault', 'fault-there'],
    // Accounts, keys and sessions may be called what they like.
    ...['sign-in', 'hire', 'revoke-key', 'end-session', 'pair', 'change-password', 'add-feed'].map(
      (action) => [action, 'PIT-1'] as const,
    ),
  ];
  const by = { kind: 'device', id: 'tumbler-9', credential: 'the-key' } as const;
  for (const [action, subject] of [...there, ...elsewhere]) {
    await trail.record(entry({ by, action, subject }));
  }
  await trail.record(entry({ action: 'sign-out' }));
  const { lines, next } = await auditPageAt(registry, ['PIT-1'], { limit: 50 });
  expect(lines.map(({ action, subject }) => [action, subject]).toReversed()).toEqual(there);
  expect(lines.map(({ credential }) => credential)).toEqual(there.map(() => null));
  expect(next).toBeNull();
  expect((await auditPageAt(registry, [], { limit: 50 })).lines).toEqual([]);
});
