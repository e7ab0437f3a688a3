import { createPublicKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { err, ok, type Result } from '@baize/exact';
import {
  commandBody,
  type DeviceFaultRequest,
  type DeviceResultRequest,
  errorBody,
  type FloorTable,
  floorBody,
} from '@baize/protocol/http';
import { findGame } from '@baize/rulebooks';
import { messageOf } from '../floor/message-of.ts';
import { signMessage } from '../people/device-signature.ts';

/** How a device speaks to the floor. */
export interface DeviceClient {
  /** The table as everybody may see it; null if the floor has none of that name. */
  table(id: string): Promise<Result<FloorTable | null, string>>;
  /** Says what it saw or did, in the words its mechanic has for that; signed, and good only once. */
  says(table: string, round: string, what: object): Promise<Result<void, string>>;
  /** Says that it is not in order. */
  failed(detail: string): Promise<Result<void, string>>;
  /** Becomes known to the floor by a one-time code. */
  pair(code: string): Promise<Result<void, string>>;
}

export interface DeviceClientOptions {
  readonly server: string;
  readonly device: string;
  readonly key: KeyObject;
}

const RESULTS = '/api/devices/results';
const FAULTS = '/api/devices/faults';

export function deviceClient(options: DeviceClientOptions): DeviceClient {
  const { server, key } = options;
  return {
    table: async (id) => {
      const answer = await ask(server, '/api/floor');
      if (!answer.ok) return answer;
      const floor = floorBody.safeParse(answer.value);
      if (!floor.success) return err('The floor speaks another language than this device.');
      return ok(floor.data.tables.find(({ table }) => table === id) ?? null);
    },
    says: async (table, round, what) => {
      const said: DeviceResultRequest = { op: randomUUID(), table, round, ...what };
      const answer = await askSigned(options, RESULTS, said);
      return answer.ok ? checkRegistered(answer.value) : answer;
    },
    failed: async (detail) => {
      const said: DeviceFaultRequest = { kind: 'device-failed', detail };
      const answer = await askSigned(options, FAULTS, said);
      return answer.ok ? ok(undefined) : answer;
    },
    pair: async (code) => {
      const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
      const claim = Buffer.from(JSON.stringify({ code, publicKey: der.toString('base64') }));
      const answer = await ask(server, '/api/pairing/claim', claim);
      return answer.ok ? ok(undefined) : answer;
    },
  };
}

/** The floor has answered; whether the table took the reading is in the answer. */
function checkRegistered(said: unknown): Result<void, string> {
  const body = commandBody.safeParse(said);
  if (!body.success) return err('The floor speaks another language than this device.');
  const { answer } = body.data;
  return answer.type === 'refused' ? err(answer.refusal.message) : ok(undefined);
}

function askSigned(
  { server, device, key }: DeviceClientOptions,
  path: string,
  said: object,
): Promise<Result<unknown, string>> {
  const body = Buffer.from(JSON.stringify(said));
  const [timestamp, nonce] = [Date.now(), randomBytes(16).toString('hex')];
  return ask(server, path, body, {
    'x-baize-device': device,
    'x-baize-timestamp': String(timestamp),
    'x-baize-nonce': nonce,
    'x-baize-signature': signMessage(key, { path, timestamp, nonce, body }),
  });
}

async function ask(
  server: string,
  path: string,
  body?: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result<unknown, string>> {
  try {
    const json = body ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(new URL(path, server), {
      method: body ? 'POST' : 'GET',
      headers: { ...json, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const said: unknown = await answer.json();
    if (answer.ok) return ok(said);
    const fault = errorBody.safeParse(said);
    return err(fault.success ? fault.data.error.message : `The floor answered ${answer.status}.`);
  } catch (problem) {
    return err(`The floor does not answer: ${messageOf(problem)}`);
  }
}

/** The round in which a table waits for this step to be taken by a device, or null. */
export function roundAwaiting(
  step: string,
  { table, game, round, status }: FloorTable,
): string | null {
  if (round === null || status.status === 'paused') return null;
  const entry = findGame(game);
  if (!entry.ok) return null;
  const isAwaited = entry.value.book.procedure.steps.some(
    (each) => each.step === step && each.from === round.phase,
  );
  return isAwaited ? `${table}-${round.number}` : null;
}

/** Says a line, and not again while nothing else has been said. */
export function sayOnce(write: (text: string) => void): (line: string) => void {
  let said = '';
  return (line) => {
    if (line !== said) write(`${line}\n`);
    said = line;
  };
}
