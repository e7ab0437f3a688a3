import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { concernsRound } from '@baize/house/commands';
import type { WireCommand } from '@baize/protocol';
import {
  commandBody,
  enterBody,
  errorBody,
  type FloorTable,
  floorBody,
} from '@baize/protocol/http';

/** A floor one can talk to, wherever it runs. */
export interface Talk {
  readonly address: string;
  get(path: string, token?: string): Promise<unknown>;
  post(path: string, body: unknown, token?: string): Promise<unknown>;
  put(path: string, body: unknown, token?: string): Promise<unknown>;
}

export function talkTo(address: string): Talk {
  const send = (method: string) => (path: string, body: unknown, token?: string) =>
    ask(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headersFor(token) },
      body: JSON.stringify(body),
    });
  return {
    address,
    get: (path, token) => ask(`${address}${path}`, { headers: headersFor(token) }),
    post: send('POST'),
    put: send('PUT'),
  };
}

/** Enters a demo floor as somebody; the token they act with. */
export async function enter(
  floor: Talk,
  who: { kind: 'staff'; position: string } | { kind: 'terminal'; id: string },
): Promise<string> {
  const { token } = enterBody.parse(await floor.post('/api/demo/enter', who));
  if (token === null) throw new Error('A demo floor gives whoever enters a token.');
  return token;
}

/** Gives a command; the type of the answer, or the code of the refusal. */
export async function give(
  floor: Talk,
  token: string,
  table: string,
  command: WireCommand,
): Promise<string> {
  const body = { op: randomUUID(), command, ...(await meantFor(floor, table, command)) };
  const said = await floor.post(`/api/tables/${table}/commands`, body, token);
  const { answer } = commandBody.parse(said);
  return answer.type === 'refused' ? answer.refusal.code : answer.type;
}

/** Somebody asks for what needs two people, and a second person agrees; what came of that. */
export async function agree(
  floor: Talk,
  [first, second]: readonly [string, string],
  table: string,
  command: WireCommand,
): Promise<string> {
  const op = randomUUID();
  const body = { op, command, ...(await meantFor(floor, table, command)) };
  const said = await floor.post(`/api/tables/${table}/commands`, body, first);
  const { answer } = commandBody.parse(said);
  if (answer.type !== 'accepted' || answer.request === undefined) return answer.type;
  return give(floor, second, table, { type: 'ApproveRequest', request: answer.request });
}

/** What concerns a round is meant for the one in progress, if there is one. */
async function meantFor(
  floor: Talk,
  id: string,
  { type }: WireCommand,
): Promise<{ round?: string }> {
  if (!concernsRound(type)) return {};
  const { round } = await tableOn(floor, id);
  return round ? { round: `${id}-${round.number}` } : {};
}

export async function tableOn(floor: Talk, id: string): Promise<FloorTable> {
  const { tables } = floorBody.parse(await floor.get('/api/floor'));
  const table = tables.find((each) => each.table === id);
  if (!table) throw new Error(`There is no table ${id}.`);
  return table;
}

/** Waits until a table is as described; one that never is keeps the test waiting. */
export async function untilOn(
  floor: Talk,
  id: string,
  isSo: (table: FloorTable) => boolean,
): Promise<FloorTable> {
  for (;;) {
    const table = await tableOn(floor, id);
    if (isSo(table)) return table;
    await sleep(50);
  }
}

function headersFor(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const fault = errorBody.safeParse(body);
  throw new Error(`${url}: ${answer.status} ${fault.success ? fault.data.error.message : ''}`);
}
