import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireCommand } from '@baize/protocol';
import { commandBody, enterBody, type FloorTable, floorBody } from '@baize/protocol/http';
import type { FloorProcess } from './floor-process.ts';

/** Enters a demo floor as somebody; the token they act with. */
export async function enter(
  floor: FloorProcess,
  who: { kind: 'staff'; position: string } | { kind: 'terminal'; id: string },
): Promise<string> {
  const { token } = enterBody.parse(await floor.post('/api/demo/enter', who));
  if (token === null) throw new Error('A demo floor gives whoever enters a token.');
  return token;
}

/** Gives a command; the type of the answer, or the code of the refusal. */
export async function give(
  floor: FloorProcess,
  token: string,
  table: string,
  command: WireCommand,
): Promise<string> {
  const body = { op: randomUUID(), command };
  const said = await floor.post(`/api/tables/${table}/commands`, body, token);
  const { answer } = commandBody.parse(said);
  return answer.type === 'refused' ? answer.refusal.code : answer.type;
}

export async function tableOn(floor: FloorProcess, id: string): Promise<FloorTable> {
  const { tables } = floorBody.parse(await floor.get('/api/floor'));
  const table = tables.find((each) => each.table === id);
  if (!table) throw new Error(`There is no table ${id}.`);
  return table;
}

/** Waits until a table is as described; one that never is keeps the test waiting. */
export async function untilOn(
  floor: FloorProcess,
  id: string,
  isSo: (table: FloorTable) => boolean,
): Promise<FloorTable> {
  for (;;) {
    const table = await tableOn(floor, id);
    if (isSo(table)) return table;
    await sleep(50);
  }
}
