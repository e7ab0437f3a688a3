import { money } from '@baize/exact';
import { commandBody, deskBody, type Pieces, slipBody } from '@baize/protocol/http';
import { NO_CAGE } from '../cage/cage-config.ts';
import { ask } from './ask.ts';
import type { TestDatabase } from './database.ts';
import { newOp } from './dice-table.ts';
import { staffToken, terminalToken } from './people.ts';
import { openDiceTable, testApp } from './test-app.ts';

let floors = 0;

const FIFTY_HUNDREDS: Pieces = [{ value: money(10_000), pieces: 50 }];

/** A floor with two windows nobody else uses, one table, and a terminal with credit at it. */
export async function cageFloor(database: TestDatabase, secondAbove: number | null = null) {
  floors += 1;
  const [one = '', two = ''] = [`A${floors}`, `B${floors}`];
  const cage = {
    ...NO_CAGE,
    windows: [one, two],
    secondAbove: secondAbove === null ? null : money(secondAbove),
  };
  const app = await testApp(database, { config: { property: 12, cage } });
  const terminal = `cage-${floors}`;
  const table = await openDiceTable(app.tables, [terminal]);
  const player = await terminalToken(app.registry, terminal);
  const cashOut = async (amount: number): Promise<string> => {
    const body = { op: newOp(), command: { type: 'CashOut', terminal, amount } };
    const address = `${app.url}/api/tables/${table.id}/commands`;
    const { answer } = commandBody.parse((await ask(address, { token: player, body })).body);
    if (answer.type !== 'accepted' || !answer.instrument) throw new Error(JSON.stringify(answer));
    const { number, ticket } = answer.instrument;
    const taken = { type: 'ConfirmTicket', terminal, ticket };
    await ask(address, { token: player, body: { op: newOp(), command: taken } });
    return number;
  };
  const cashier = async (window: string | null, pieces = FIFTY_HUNDREDS) => {
    const { token } = await staffToken(app.registry, 'cashier');
    const post = (path: string, body: unknown) =>
      ask(`${app.url}/api/cage/${path}`, { token, body });
    if (window !== null) {
      const opened = await post('drawers', { window, pieces });
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
    }
    const desk = async () => deskBody.parse((await ask(`${app.url}/api/cage`, { token })).body);
    const slip = async (body: object) => slipBody.parse((await post('slips', body)).body);
    return { token, post, desk, slip };
  };
  return { ...app, terminal, table, one, two, cashOut, cashier };
}
