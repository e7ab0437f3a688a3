import { money } from '@baize/exact';
import type { Actor, ViewRole } from '@baize/table';
import { expect, onTestFinished, test } from 'vitest';
import {
  asking,
  betting,
  dealer,
  diceConfig,
  manager,
  prepareTable,
  seatWithCredit,
  submitAccepted,
} from '../testing/dice-table.ts';
import { memoryTable } from '../testing/memory-table.ts';
import type { Viewer } from './connection.ts';
import { createPacedQueue } from './paced-queue.ts';
import { TableRoom } from './table-room.ts';

interface Frame {
  readonly type: string;
  readonly stream?: string;
  readonly number?: number;
  readonly tableNumber?: number;
  readonly numbers?: { readonly table: number; readonly own: number };
  readonly facts?: readonly { readonly type: string }[];
}

interface Watching extends Viewer {
  readonly heard: Frame[];
}

function watching(role: ViewRole, by: Actor | null): Watching {
  const heard: Frame[] = [];
  const own = { sections: null, number: 0, tableNumber: 0 };
  const stream = (frame: Buffer) => void heard.push(JSON.parse(frame.toString()));
  return { role, by, own, heard, stream };
}

const player = (id: string) => watching('player', { kind: 'terminal', id });
const read = (frame: Buffer): Frame => JSON.parse(frame.toString());
const streams = ({ heard }: Watching) => heard.map(({ stream, number }) => `${stream} ${number}`);

async function room(terminals: readonly string[]) {
  const { table } = memoryTable('R1');
  await prepareTable(table, terminals);
  return { table, ...roomOf(table) };
}

function roomOf(table: ReturnType<typeof memoryTable>['table']) {
  const pace = { slice: 1000, rest: 0, gap: 0, isBusy: () => false };
  const stale = createPacedQueue((work: () => void) => work(), pace);
  const guard = (work: () => void) => work();
  const room = new TableRoom(table, { epoch: 'e1', now: Date.now, stale, guard });
  onTestFinished(() => room.close());
  return { room };
}

test('whoever enters gets the whole view, and from there on what changes for them', async () => {
  const { table, room: one } = await room(['ann', 'bo']);
  const [ann, bo, desk] = [player('ann'), player('bo'), watching('pit', manager)];
  for (const each of [ann, bo, desk]) {
    expect(read(one.enter(each))).toMatchObject({
      type: 'snapshot',
      epoch: 'e1',
      numbers: { table: 0, own: 0 },
      sequence: table.state().sequence,
    });
  }
  await table.submit(betting('ann', 'big', money(500)));
  await expect.poll(() => streams(ann)).toEqual(['own 1']);
  // The pit hears of bets a moment later, together; what is their own is then said to be true still.
  await expect.poll(() => streams(desk)).toEqual(['table 1', 'own 1']);
  expect(desk.heard[1]).toMatchObject({ tableNumber: 1 });
  expect(bo.heard).toEqual([]);
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await expect.poll(() => streams(bo)).toEqual(['table 1', 'own 1']);
  expect(bo.heard[0]?.facts?.map(({ type }) => type)).toContain('BetsClosed');
  expect(bo.heard[1]).toMatchObject({ tableNumber: 1 });
  expect(one.numbersFor(bo)).toEqual({ table: 1, own: 1 });
  await expect.poll(() => streams(ann)).toEqual(['own 1', 'table 1', 'own 2']);
  expect(read(one.snapshotFor(bo)).numbers).toEqual({ table: 1, own: 1 });
});

test('whoever leaves hears nothing more, and after the end nobody does', async () => {
  const { table, room: one } = await room(['ann', 'bo']);
  const [ann, bo] = [player('ann'), player('bo')];
  one.enter(ann);
  one.enter(bo);
  one.leave(ann);
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await expect.poll(() => streams(bo)).toEqual(['table 1', 'own 1']);
  expect(ann.heard).toEqual([]);
  one.close();
  await submitAccepted(table, dealer, { type: 'Tumble', tumbles: 3 });
  // Somebody who listens to the table itself has heard it; the room has not.
  expect(bo.heard).toHaveLength(2);
});

test('what is in a snapshot that others have not heard yet they hear now', async () => {
  const { table, room: one } = await room(['ann']);
  const [early, late] = [watching('auditor', manager), watching('auditor', manager)];
  one.enter(early);
  await table.submit(betting('ann', 'big', money(500)));
  expect(early.heard).toEqual([]);
  expect(read(one.enter(late)).numbers).toEqual({ table: 1, own: 0 });
  expect(streams(early)[0]).toBe('table 1');
});

test('what becomes possible by the clock alone is told to whoever decides', async () => {
  const { table } = memoryTable('R2');
  const config = { ...diceConfig('R2'), bettingSecondsMinimum: 1 };
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  await seatWithCredit(table, 'ann', money(1000));
  const { room: one } = roomOf(table);
  await table.submit(asking(dealer, { type: 'OpenBets' }));
  const [desk, ann] = [watching('dealer', dealer), player('ann')];
  one.enter(desk);
  one.enter(ann);
  const { sequence } = table.state();
  await expect.poll(() => streams(desk)).toEqual(['own 1']);
  expect(table.state().sequence).toBe(sequence);
  expect(ann.heard).toEqual([]);
});
