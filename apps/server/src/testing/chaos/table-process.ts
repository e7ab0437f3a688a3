// A small server that can be killed: tables on a database, requests as lines of JSON on its input,
// answers as lines on its output. It is what the chaos run starts, loads and kills.

import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { SHIPPED } from '@baize/house';
import { pino } from 'pino';
import { keepRollups } from '../../floor/keep-rollups.ts';
import { type Database, openDatabase } from '../../postgres/open-database.ts';
import { DEFAULT_SHIFTS } from '../../reports/shift-plan.ts';
import { readInstrument } from '../../store/floor-knowledge.ts';
import { openOffice } from '../../store/office.ts';
import { signingKeyFile } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import type { TableAnswer, TableRequest } from '../../tables/running-table.ts';
import type { Ask, Reply } from './message.ts';

const [url = '', keyFile = ''] = process.argv.slice(-2);
/** From when on every second is an hour, so that hours end while somebody kills; null where time goes as it does. */
const hoursSince = process.argv.length > 4 ? Number(process.argv[2]) : null;
const now = (): number =>
  hoursSince === null ? Date.now() : hoursSince + (Date.now() - hoursSince) * 3600;
const silent = () => undefined;
const database = await reachDatabase();
const pool = database.pool({ max: 2 });
const key = await signingKeyFile(keyFile);
const tables = openTables({
  library: SHIPPED,
  database,
  key,
  now,
  log: { info: silent, warn: silent, error: silent },
  patience: 2000,
  followEvery: 50,
  snapshotEvery: 200,
  checkpointEvery: 200,
});

/** Adds up the hours that are over, as a floor does. */
const stopAddingUp = hoursSince === null ? () => true : addUpHours();

function addUpHours(): () => boolean {
  const rolling = { database: pool, office: openOffice(pool, { key }), shifts: DEFAULT_SHIFTS };
  return keepRollups({
    ...rolling,
    library: SHIPPED,
    tables,
    log: pino({ level: 'silent' }),
    every: 200,
  });
}

/** The database, which may have been killed a moment ago. */
async function reachDatabase(): Promise<Database> {
  for (;;) {
    const opened = await openDatabase({ url });
    if (opened.ok) return opened.value;
    await delay(50);
  }
}

/** What the floor knows of an instrument is fetched when the request is prepared, and again if need be. */
function requestOf({ request, redeem }: Ask): TableRequest {
  if (!redeem) return request;
  const { number, terminal } = redeem;
  const command: TableRequest['command'] = async () => {
    const known = await readInstrument(pool, number);
    if (!known) throw new Error(`Nobody knows instrument ${number}.`);
    const { amount, status, expiresAt } = known;
    return {
      type: 'RedeemInstrument',
      number,
      instrument: { amount, status, expiresAt },
      terminal,
    };
  };
  return { ...request, command };
}

async function answerTo(ask: Ask): Promise<Reply> {
  const table = await tables.open(ask.table);
  const answer = await table.submit(requestOf(ask)).catch((error: unknown): TableAnswer => {
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'unavailable', code: 'database-unavailable', message };
  });
  const { type } = answer;
  const code = 'code' in answer ? answer.code : 'refusal' in answer ? answer.refusal.code : null;
  return { id: ask.id, type, code, round: table.state().round?.id ?? null };
}

process.stdout.write('ready\n');
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const ask: Ask = JSON.parse(line);
  answerTo(ask)
    .then((reply) => process.stdout.write(`${JSON.stringify(reply)}\n`))
    // A table cannot be read: whoever watches starts this process again.
    .catch(() => process.exit(1));
});
lines.on('close', () => {
  stopAddingUp();
  tables
    .close()
    .then(() => database.close())
    .catch(() => process.exit(1));
});
