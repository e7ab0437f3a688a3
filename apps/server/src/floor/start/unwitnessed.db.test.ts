import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { money } from '@baize/exact';
import { askedBody, commandBody } from '@baize/protocol/http';
import { expect, onTestFinished, test } from 'vitest';
import { WITNESS_FILE } from '../../store/witness.ts';
import { testDatabase } from '../../testing/database.ts';
import { demoFloor } from '../../testing/demo-floor.ts';
import { enter, give } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const server = await testDatabase({ migrated: false });
const DESCRIBED = 'floor: F\ntables: [{ table: T1, game: rws-tai-sai-v5/a, unit: 100 }]\n';

/** A floor that was closed in good order, with an instrument somebody holds and the keys of who was there. */
async function closedFloor() {
  const database = await server.anotherDatabase();
  const { path } = await temporaryFolder();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const floor = await demoFloor(database, path, DESCRIBED);
  const player = await enter(floor, { kind: 'terminal', id: 'P01' });
  const technician = await enter(floor, { kind: 'staff', position: 'technician' });
  const manager = await enter(floor, { kind: 'staff', position: 'shift-manager' });
  const command = { type: 'CashOut', terminal: 'P01', amount: money(1000) } as const;
  const body = { op: randomUUID(), command };
  const { answer } = commandBody.parse(await floor.post('/api/tables/T1/commands', body, player));
  if (answer.type !== 'accepted' || !answer.instrument) throw new Error(JSON.stringify(answer));
  const { number } = answer.instrument;
  await floor.stop();
  const open = () => demoFloor(database, path, DESCRIBED, { isDemo: false });
  return { path, open, player, technician, manager, number };
}

const UNWITNESSED = 'record-unwitnessed';

test('[baize-floor#second-person] a record that nobody outside remembers is played on when two people accept it', async () => {
  const { path, open, player, technician, manager, number } = await closedFloor();
  await rm(join(path, WITNESS_FILE));
  const floor = await open();
  const redeem = () =>
    give(floor, player, 'T1', { type: 'RedeemInstrument', number, terminal: 'P01' });
  expect(await redeem()).toBe('table-paused');
  const { faults } = floor.running;
  const fault = faults.list().find(({ code }) => code === UNWITNESSED);
  expect(fault?.detail).toMatch(/^checkpoint \d+ of \d{4}-\d\d-\d\dT/);
  const clear = { reason: 'It is the database of last night.' };
  const said = await floor.post(`/api/faults/${fault?.id}/clear`, clear, technician);
  expect(await redeem()).toBe('table-paused');
  const { request } = askedBody.parse(said);
  await floor.post(`/api/requests/${request.id}/agree`, {}, manager);
  expect(faults.list().filter(({ code }) => code === UNWITNESSED)).toEqual([]);
  expect(await redeem()).toBe('accepted');
  await floor.stop();
});

test('what was not accepted stays so over a restart; what a witness remembers opens as before', async () => {
  const { path, open } = await closedFloor();
  const standing = async () => {
    const floor = await open();
    const found = floor.running.faults.list().some(({ code }) => code === UNWITNESSED);
    await floor.stop();
    return found;
  };
  expect(await standing()).toBe(false);
  await rm(join(path, WITNESS_FILE));
  expect(await standing()).toBe(true);
  expect(await standing()).toBe(true);
});
