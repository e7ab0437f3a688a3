import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { WireCommand } from '@baize/protocol';
import { commandBody } from '@baize/protocol/http';
import { viewSchemasOf } from '@baize/protocol/views';
import { signMessage } from '../people/device-signature.ts';
import { enrolDevice } from '../people/keys.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { ask } from './ask.ts';
import { roundIn } from './chaos/run-floor-chaos.ts';
import { diceConfig, manager, newOp, submitAccepted } from './dice-table.ts';
import { followView } from './follow-view.ts';
import { staffToken, terminalToken } from './people.ts';
import type { TestApp } from './test-app.ts';
import { type TestClient, testClient } from './test-client.ts';

const RESULTS = '/api/devices/results';
const v = 1;

/**
 * A Si Ki Pi table whose cards come out of a shoe with a reader, so that not even the dealer knows
 * them; and people who seat and pay by HTTP.
 */
export async function cardFloor({ tables, url, registry }: TestApp, id: string) {
  const table = await tables.open(id);
  const game = { game: 'rws-si-ki-pi-v2', unit: money(100), boxes: 3 };
  const config = { ...diceConfig(id), ...game, resultSource: 'device' } as const;
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  const dealer = (await staffToken(registry, 'dealer')).token;
  const cashier = (await staffToken(registry, 'cashier')).token;
  const order = async (command: WireCommand): Promise<string> => {
    const round = table.state().round?.id;
    const body = { op: newOp(), command, ...(round && { round }) };
    const asked = await ask(`${url}/api/tables/${id}/commands`, { token: dealer, body });
    return outcomeOf(commandBody.parse(asked.body).answer);
  };
  return {
    table,
    order,
    /** Over a socket, in a role; from its first snapshot on. */
    connect: async (token: string, as: string): Promise<TestClient> => {
      const client = await testClient(url, { token });
      client.say({ v, type: 'hello', table: id, as });
      await client.next('snapshot');
      return client;
    },
    dealer,
    /** A terminal with 1,000.00: its key, which is good for any number of connections. */
    seated: async (terminal: string): Promise<string> => {
      await order({ type: 'SeatTerminal', terminal });
      const body = { op: newOp(), terminal, amount: 100_000 };
      await ask(`${url}/api/cage/buy`, { token: cashier, body });
      return terminalToken(registry, terminal);
    },
    deal: await shoe(url, registry, table),
  };
}

/** A card reader that says, signed, in which order the deck lies. */
async function shoe(url: string, registry: TestApp['registry'], table: RunningTable) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const holder = `shoe-${table.id}`;
  const { id } = table;
  await enrolDevice(registry, { holder, publicKey: der, table: id, createdBy: 'test' });
  return async (deck: readonly string[]): Promise<string> => {
    const round = table.state().round?.id;
    const body = JSON.stringify({ op: newOp(), table: id, round, deck });
    const [timestamp, nonce] = [Date.now(), randomBytes(16).toString('hex')];
    const message = { path: RESULTS, timestamp, nonce, body: Buffer.from(body) };
    const headers = {
      'x-baize-device': holder,
      'x-baize-timestamp': String(timestamp),
      'x-baize-nonce': nonce,
      'x-baize-signature': signMessage(privateKey, message),
    };
    const asked = await ask(url + RESULTS, { body, headers });
    return outcomeOf(commandBody.parse(asked.body).answer);
  };
}

type WireAnswer = ReturnType<typeof commandBody.parse>['answer'];

function outcomeOf(answer: WireAnswer): string {
  return answer.type === 'refused' ? answer.refusal.code : answer.type;
}

/** Gives a command over a socket; the type of the answer, or the code of the refusal. */
export async function doing(
  client: TestClient,
  command: WireCommand,
  op = newOp(),
): Promise<string> {
  const round = roundSeenBy(client);
  client.say({ v, type: 'do', op, ...(round && { round }), command });
  return outcomeOf((await client.next('answer')).answer);
}

/** The round a client was last told of. */
function roundSeenBy({ received }: TestClient): string | null {
  let round: string | null = null;
  for (const message of received) {
    const isOfTable = message.type === 'event' && message.stream === 'table';
    const view = message.type === 'snapshot' ? message.view.table : isOfTable ? message.view : null;
    const seen = roundIn(view ?? {});
    if (seen !== undefined) round = seen;
  }
  return round;
}

/** What a player's screen shows after everything it was told. */
export function screenOf(client: TestClient) {
  return viewSchemasOf(SHIPPED).player.parse(followView(client.received, 'player'));
}

/** The cards of a hand that stand anywhere in anything a client was told. */
export function cardsTold(client: TestClient, hand: string): readonly string[] {
  const text = JSON.stringify(client.received);
  return hand.split(' ').filter((card) => new RegExp(`\\b${card}\\b`).test(text));
}
