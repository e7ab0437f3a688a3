import { randomUUID } from 'node:crypto';
import { money } from '@baize/exact';
import {
  commandBody,
  configBody,
  configHistoryBody,
  configPreviewBody,
  faultsBody,
} from '@baize/protocol/http';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { demoFloor } from '../../testing/demo-floor.ts';
import { enter, give } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const database = await testDatabase();
const folder = await temporaryFolder();
const floor = await demoFloor(
  database,
  folder.path,
  'floor: F\ntables: [{ table: T1, game: rws-tai-sai-v5/a, unit: 100 }]\n',
);
afterAll(async () => {
  await floor.stop();
  await folder.remove();
});
const technician = await enter(floor, { kind: 'staff', position: 'technician' });
const dealer = await enter(floor, { kind: 'staff', position: 'dealer' });
const manager = await enter(floor, { kind: 'staff', position: 'pit-manager' });
const player = await enter(floor, { kind: 'terminal', id: 'P01' });

describe('a printer that fails', () => {
  const cashOut = { type: 'CashOut', terminal: 'P01', amount: money(1000) } as const;

  /** A cash-out whose ticket its player takes; until then no other is issued. */
  async function takeTicket(): Promise<void> {
    const body = { op: randomUUID(), command: cashOut };
    const { answer } = commandBody.parse(await floor.post('/api/tables/T1/commands', body, player));
    if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
    const ticket = answer.instrument?.ticket ?? '';
    const taken = { type: 'ConfirmTicket', terminal: 'P01', ticket } as const;
    expect(await give(floor, player, 'T1', taken)).toBe('accepted');
  }

  test('is reported by its terminal, keeps it from issuing, and is cleared by a technician', async () => {
    await takeTicket();
    const report = { kind: 'printer-failed', detail: 'out of paper' };
    const { faults } = faultsBody.parse(await floor.post('/api/faults', report, player));
    expect(faults).toMatchObject([
      {
        kind: 'printer-failed',
        subject: 'P01',
        message: 'The printer does not print. (out of paper)',
        locks: 'cash-out',
      },
    ]);
    expect(await give(floor, player, 'T1', cashOut)).toBe('hand-pay-needed');
    const path = `/api/faults/${faults[0]?.id}/clear`;
    await floor.post(path, { reason: 'new roll' }, technician);
    await takeTicket();
    const all = faultsBody.parse(await floor.get('/api/faults?all=true', dealer));
    expect(all.faults.map(({ clearedBy, clearedBecause }) => [clearedBy, clearedBecause])).toEqual([
      ['demo-technician', 'new roll'],
    ]);
  });

  test('is not cleared by a dealer, nor reported by another terminal', async () => {
    const about = { kind: 'printer-failed', subject: 'P02' };
    await expect(floor.post('/api/faults', about, player)).rejects.toThrow('403');
    await expect(floor.post('/api/faults/none/clear', { reason: 'x' }, dealer)).rejects.toThrow(
      '403',
    );
    await expect(floor.post('/api/faults/none/clear', { reason: 'x' }, technician)).rejects.toThrow(
      '404',
    );
  });
});

test('a fault is reported of what is there, so that nobody fills the register with names', async () => {
  const about = (subject: string) =>
    floor.post('/api/faults', { kind: 'device-failed', subject }, dealer);
  await expect(about('made-up-1')).rejects.toThrow('404');
  await expect(about('P01')).resolves.toMatchObject({ faults: [{ subject: 'P01' }] });
  await expect(about('T1')).resolves.toMatchObject({ faults: [{ subject: 'T1' }] });
  for (const { id } of faultsBody.parse(await floor.get('/api/faults', dealer)).faults) {
    await floor.post(`/api/faults/${id}/clear`, { reason: 'looked at' }, technician);
  }
});

test('numbers that nobody issued are an alarm that names whoever asks for them', async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    const number = String(200_000_000_000_000_000n + BigInt(guess));
    await expect(floor.get(`/api/instruments/${number}`, dealer)).rejects.toThrow('404');
  }
  const standing = async () => faultsBody.parse(await floor.get('/api/faults', dealer)).faults;
  await expect
    .poll(standing)
    .toMatchObject([{ kind: 'numbers-tried', message: expect.stringContaining('demo-dealer') }]);
  const faults = await standing();
  await floor.post(`/api/faults/${faults[0]?.id}/clear`, { reason: 'spoken to' }, technician);
});

test('the configuration changes by a pit manager, between rounds, with the manners beside it', async () => {
  const { config, manners } = configBody.parse(await floor.get('/api/tables/T1/config', dealer));
  const change = (seconds: number) => ({
    op: randomUUID(),
    config: { ...config, bettingSeconds: seconds },
    manners: { ...manners, name: 'Table One' },
  });
  await expect(floor.put('/api/tables/T1/config', change(20), dealer)).rejects.toThrow('403');
  await give(floor, dealer, 'T1', { type: 'OpenBets' });
  const early = await floor.put('/api/tables/T1/config', change(20), manager);
  expect(early).toMatchObject({ answer: { refusal: { code: 'round-in-progress' } } });
  await give(floor, dealer, 'T1', { type: 'ReportIncident', incident: 'round-interrupted' });
  await floor.put('/api/tables/T1/config', change(20), manager);
  const now = configBody.parse(await floor.get('/api/tables/T1/config', dealer));
  expect([now.config.bettingSeconds, now.manners.name]).toEqual([20, 'Table One']);
});

test('a table has another name beside other prices only once a second person has agreed to them', async () => {
  const shift = await enter(floor, { kind: 'staff', position: 'shift-manager' });
  const { config, manners } = configBody.parse(await floor.get('/api/tables/T1/config', dealer));
  const name = async () =>
    configBody.parse(await floor.get('/api/tables/T1/config', dealer)).manners.name;
  const ask = (game: string, called: string) =>
    floor.put(
      '/api/tables/T1/config',
      { op: randomUUID(), config: { ...config, game }, manners: { ...manners, name: called } },
      manager,
    );
  const requestOf = (asked: unknown) => commandBody.parse(asked).answer;
  const refused = requestOf(await ask('rws-tai-sai-v5/c', 'Refused'));
  expect(await name()).toBe(manners.name);
  const request = 'request' in refused ? refused.request : '';
  await give(floor, shift, 'T1', { type: 'RejectRequest', request: String(request), reason: 'no' });
  expect(await name()).toBe(manners.name);
  const wanted = requestOf(await ask('rws-tai-sai-v5/c', 'Table C'));
  expect(await name()).toBe(manners.name);
  const second = String('request' in wanted ? wanted.request : '');
  expect(await give(floor, shift, 'T1', { type: 'ApproveRequest', request: second })).toBe(
    'accepted',
  );
  await expect.poll(name).toBe('Table C');
  const back = { op: randomUUID(), config, manners };
  const again = requestOf(await floor.put('/api/tables/T1/config', back, manager));
  const third = String('request' in again ? again.request : '');
  await give(floor, shift, 'T1', { type: 'ApproveRequest', request: third });
});

test('another configuration is looked at before it is set: faults, edges, who agrees, and afterwards its history', async () => {
  const auditor = await enter(floor, { kind: 'staff', position: 'auditor' });
  const shift = await enter(floor, { kind: 'staff', position: 'shift-manager' });
  const { config } = configBody.parse(await floor.get('/api/tables/T1/config', dealer));
  const preview = async (changes: object, by = manager) =>
    configPreviewBody.parse(
      await floor.post('/api/tables/T1/config/preview', { config: { ...config, ...changes } }, by),
    );
  await expect(preview({}, dealer)).rejects.toThrow('403');
  const same = await preview({}, auditor);
  expect(same).toMatchObject({ faults: [], changes: [], edges: [], second: null });
  const wrong = await preview({ approvalMinutes: 0, roundsKept: 1 });
  expect(wrong.faults.map(({ field }) => field)).toEqual(['approvalMinutes', 'roundsKept']);
  // By the golden files, which another counter wrote: layout C has 54 bets that A has not.
  const other = await preview({ game: 'rws-tai-sai-v5/c' });
  expect(other.second).toBe('shift-manager');
  expect(other.changes).toEqual([
    { field: 'game', before: 'rws-tai-sai-v5/a', after: 'rws-tai-sai-v5/c' },
  ]);
  expect(other.edges).toHaveLength(54);
  expect(other.edges).toContainEqual({ bet: 'odd', before: null, after: '1/36' });
  const before = configHistoryBody.parse(await floor.get('/api/tables/T1/config/history', auditor));
  const asked = await floor.put(
    '/api/tables/T1/config',
    { op: randomUUID(), config: { ...config, game: 'rws-tai-sai-v5/c' } },
    manager,
  );
  const { answer } = commandBody.parse(asked);
  if (answer.type !== 'accepted' || answer.request === undefined) throw new Error('It asks.');
  const agree = { type: 'ApproveRequest', request: answer.request } as const;
  expect(await give(floor, manager, 'T1', agree)).toBe('not-authorised');
  expect(await give(floor, shift, 'T1', agree)).toBe('accepted');
  const after = configHistoryBody.parse(await floor.get('/api/tables/T1/config/history', auditor));
  expect(after.entries).toHaveLength(before.entries.length + 1);
  expect(after.entries[0]).toMatchObject({
    by: 'demo-pit-manager (pit-manager)',
    second: 'demo-shift-manager (shift-manager)',
    changes: [{ field: 'game', before: 'rws-tai-sai-v5/a', after: 'rws-tai-sai-v5/c' }],
  });
});
