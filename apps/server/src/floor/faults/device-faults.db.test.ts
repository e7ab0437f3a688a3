import { setTimeout as sleep } from 'node:timers/promises';
import { faultsBody } from '@baize/protocol/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type DemoFloor, demoFloor } from '../../testing/demo-floor.ts';
import { runProgram } from '../../testing/processes/run-program.ts';
import { enter, give, tableOn, untilOn } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const database = await testDatabase();
const folder = await temporaryFolder();
const TABLES = ['FIRST', 'SECOND', 'LAST', 'AGAIN', 'ASIDE'];
const DESCRIBED = `
floor: F
defaults: { game: rws-sic-bo-2021/c, unit: 100, resultSource: dealer-and-device }
tables: [${TABLES.map((table) => `{ table: ${table}, game: rws-sic-bo-2021/c }`).join(', ')}]
`;

let floor: DemoFloor;
let dealer: string;
let supervisor: string;
beforeAll(async () => {
  floor = await demoFloor(database, folder.path, DESCRIBED);
  dealer = await enter(floor, { kind: 'staff', position: 'dealer' });
  supervisor = await enter(floor, { kind: 'staff', position: 'pit-supervisor' });
});
afterAll(async () => {
  await floor.stop();
  await folder.remove();
});

/** Plays to where dealer and device read the dice; the id of the round. */
async function tumbled(table: string): Promise<string> {
  await give(floor, dealer, table, { type: 'OpenBets' });
  await give(floor, dealer, table, { type: 'CloseBets' });
  await give(floor, dealer, table, { type: 'Tumble', tumbles: 3 });
  return `${table}-${(await tableOn(floor, table)).round?.number}`;
}

const reads = (table: string, ...dice: [1 | 2 | 3, 1 | 2 | 3, 1 | 2 | 3]) =>
  give(floor, dealer, table, { type: 'RegisterResult', dice, flat: true });

/** What stands in a place, or stood there, in the words a console shows. */
async function faultsAt(place: string, query = ''): Promise<readonly string[]> {
  const { faults } = faultsBody.parse(await floor.get(`/api/faults${query}`, dealer));
  return faults.filter(({ subject }) => subject === place).map(({ message }) => message);
}

/** Faults are written down right after they change; one that never does keeps the test waiting. */
async function untilFaultsAt(place: string, expected: readonly string[]): Promise<void> {
  while (String(await faultsAt(place)) !== String(expected)) await sleep(20);
}

const said = (readings: string) =>
  `Dealer and device read different results; the round is not settled. (${readings})`;
const isPaused = ({ status }: { status: { status: string } }) => status.status === 'paused';

describe('readings that differ stop the table and are said to everybody', () => {
  test('when the dealer came first, who would otherwise not hear of it', async () => {
    const round = await tumbled('FIRST');
    expect(await reads('FIRST', 1, 2, 3)).toBe('accepted');
    const device = await floor.device('FIRST');
    expect(await device.says('FIRST', round, { dice: [1, 2, 2], flat: true })).toMatchObject({
      ok: false,
    });
    const words = said(round);
    const { status } = await untilOn(floor, 'FIRST', isPaused);
    expect(status).toEqual({ status: 'paused', reason: words });
    await untilFaultsAt('FIRST', [words]);
    // One person does not decide which reading is right, and sees neither in the words about it.
    expect(words).not.toMatch(/1-2-[23]/);
    expect(await give(floor, dealer, 'FIRST', { type: 'ResumeTable' })).toBe('supervisor-required');
    expect(isPaused(await tableOn(floor, 'FIRST'))).toBe(true);
    // A table may have stood still since these words spoke of dice alone.
    await give(floor, supervisor, 'FIRST', { type: 'ResumeTable' });
    const reason = `Dealer and device read different dice; the round is not settled. (${round})`;
    expect(await give(floor, dealer, 'FIRST', { type: 'PauseTable', reason })).toBe('accepted');
    expect(await give(floor, dealer, 'FIRST', { type: 'ResumeTable' })).toBe('supervisor-required');
    // With a supervisor there the dealer looks again and was wrong; the device reads the same again, and they agree.
    await give(floor, supervisor, 'FIRST', { type: 'ResumeTable' });
    expect(await reads('FIRST', 1, 2, 2)).toBe('accepted');
    expect(await device.says('FIRST', round, { dice: [1, 2, 2], flat: true })).toMatchObject({
      ok: true,
    });
    await untilFaultsAt('FIRST', []);
    expect(await faultsAt('FIRST', '?all=true')).toEqual([words]);
    expect((await tableOn(floor, 'FIRST')).last).toMatchObject([{ round, dice: [1, 2, 2] }]);
  });

  test('when the device came first', async () => {
    const round = await tumbled('SECOND');
    const device = await floor.device('SECOND');
    expect(await device.says('SECOND', round, { dice: [3, 3, 1], flat: true })).toMatchObject({
      ok: true,
    });
    expect(await reads('SECOND', 3, 3, 2)).toBe('readings-disagree');
    await untilOn(floor, 'SECOND', isPaused);
    await untilFaultsAt('SECOND', [said(round)]);
    await give(floor, supervisor, 'SECOND', { type: 'ResumeTable' });
    // A round that ends otherwise has nothing left to disagree about.
    const leaning = { type: 'ReportIncident', incident: 'die-not-flat' } as const;
    expect(await give(floor, dealer, 'SECOND', leaning)).toBe('accepted');
    await untilFaultsAt('SECOND', []);
  });

  test('once for the same two readings, and again for others', async () => {
    const round = await tumbled('AGAIN');
    const device = await floor.device('AGAIN');
    await device.says('AGAIN', round, { dice: [3, 3, 1], flat: true });
    await reads('AGAIN', 3, 3, 2);
    await untilOn(floor, 'AGAIN', isPaused);
    await give(floor, supervisor, 'AGAIN', { type: 'ResumeTable' });
    await reads('AGAIN', 3, 3, 2);
    expect(isPaused(await tableOn(floor, 'AGAIN'))).toBe(false);
    await reads('AGAIN', 3, 3, 3);
    await untilOn(floor, 'AGAIN', isPaused);
    await untilFaultsAt('AGAIN', [said(round)]);
  });

  test('across a restart, and both ends are logged', async () => {
    const round = await tumbled('LAST');
    await reads('LAST', 1, 1, 1);
    await (await floor.device('LAST')).says('LAST', round, { dice: [2, 2, 2], flat: true });
    await untilOn(floor, 'LAST', isPaused);
    await floor.stop();
    floor = await demoFloor(database, folder.path, DESCRIBED);
    await untilFaultsAt('LAST', [said(round)]);
    await give(floor, supervisor, 'LAST', { type: 'ResumeTable' });
    await reads('LAST', 2, 2, 2);
    await (await floor.device('LAST')).says('LAST', round, { dice: [2, 2, 2], flat: true });
    await untilFaultsAt('LAST', []);
    const cleared = { msg: 'fault cleared', by: 'floor', fault: { place: 'LAST' } };
    expect(floor.logged.filter(({ msg }) => msg === cleared.msg)).toMatchObject([cleared]);
  });
});

test('a device reports its own failure, signed, and a technician clears it', async () => {
  const said = ['--table', 'ASIDE', '--server', floor.address, '--data', folder.path];
  const reported = await runProgram('tumbler', ...said, '--broken', 'the camera sees nothing');
  expect(reported).toEqual({ code: 0, said: 'Reported.\n' });
  const words =
    'A device reports that it is not in order. (the camera sees nothing; at table ASIDE)';
  expect(await faultsAt('tumbler-ASIDE')).toEqual([words]);
  const unsigned = { kind: 'device-failed', subject: 'tumbler-ASIDE' };
  await expect(floor.post('/api/devices/faults', unsigned)).rejects.toThrow('400');
  const { faults } = faultsBody.parse(await floor.get('/api/faults', dealer));
  const technician = await enter(floor, { kind: 'staff', position: 'technician' });
  const id = faults.find(({ subject }) => subject === 'tumbler-ASIDE')?.id;
  await floor.post(`/api/faults/${id}/clear`, { reason: 'lens cleaned' }, technician);
  expect(await faultsAt('tumbler-ASIDE')).toEqual([]);
});

test('a demo tumbler speaks of its own table only', async () => {
  const round = await tumbled('ASIDE');
  const stranger = await floor.device('FIRST');
  expect(await stranger.says('ASIDE', round, { dice: [1, 2, 3], flat: true })).toEqual({
    ok: false,
    error: 'This device stands at another table.',
  });
});
