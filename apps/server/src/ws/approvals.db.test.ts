import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { viewSchemasOf } from '@baize/protocol/views';
import type { StaffRole } from '@baize/table';
import { expect, test, vi } from 'vitest';
import { changeStaff } from '../people/staff.ts';
import { testDatabase } from '../testing/database.ts';
import {
  betting,
  dealer,
  diceConfig,
  finishRound,
  manager,
  newOp,
  submitAccepted,
} from '../testing/dice-table.ts';
import { followView } from '../testing/follow-view.ts';
import { staffToken } from '../testing/people.ts';
import { openDiceTable, type TestApp, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;

/** Somebody at a console in the pit. */
async function person({ url, registry }: TestApp, position: StaffRole, table: string) {
  const { token, id } = await staffToken(registry, position);
  const client = await testClient(url, { token });
  client.say({ v, type: 'hello', table, as: 'pit' });
  await client.next('snapshot');
  const gives = async (command: object) => {
    client.say({ v, type: 'do', op: newOp(), command });
    return (await client.next('answer')).answer;
  };
  const sees = () => viewSchemasOf(SHIPPED).pit.parse(followView(client.received, 'pit'));
  return { id, gives, sees };
}

const PATIENCE = { timeout: 240_000 };

test('a wrong result is corrected by two people at two consoles, and not by one', async () => {
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, ['AP1']);
  await table.submit(betting('AP1', 'small', money(1_000)));
  await finishRound(table, [6, 6, 5]);
  const [asks, agrees] = [
    await person(app, 'pit-supervisor', table.id),
    await person(app, 'pit-manager', table.id),
  ];
  const round = `${table.id}-1`;
  const incident = { type: 'ReportIncident', incident: 'wrong-result-registered', rounds: [round] };
  const asked = await asks.gives({ ...incident, dice: [1, 2, 3] });
  if (asked.type !== 'accepted' || !asked.request) throw new Error(JSON.stringify(asked));
  const { request } = asked;
  const approve = { type: 'ApproveRequest', request };
  await vi.waitFor(() => {
    const waiting = { id: request, requestedBy: { id: asks.id } };
    const no = { allowed: false, refusal: { code: 'same-person' } };
    expect(asks.sees().approvals).toMatchObject([{ ...waiting, approve: no }]);
    expect(agrees.sees().approvals).toMatchObject([{ ...waiting, approve: { allowed: true } }]);
  }, PATIENCE);
  expect(await asks.gives(approve)).toMatchObject({ refusal: { code: 'same-person' } });
  expect(table.state().results).toMatchObject([{ dice: [6, 6, 5] }]);
  expect(await agrees.gives(approve)).toMatchObject({ type: 'accepted' });
  expect(table.state().results).toMatchObject([{ dice: [1, 2, 3] }]);
  await expect.poll(() => asks.sees().approvals).toEqual([]);
  const trail = await app.database.query(
    `select who, outcome from audit_trail where action = 'command:ApproveRequest' order by number`,
  );
  expect(trail.rows).toEqual([
    { who: asks.id, outcome: 'same-person' },
    { who: agrees.id, outcome: 'accepted' },
  ]);
});

test('what somebody has asked for who was dismissed since is agreed to by nobody, and refused by anybody', async () => {
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, ['AP2']);
  await table.submit(betting('AP2', 'small', money(1_000)));
  await finishRound(table, [6, 6, 5]);
  const [asks, agrees] = [
    await person(app, 'pit-supervisor', table.id),
    await person(app, 'pit-manager', table.id),
  ];
  const incident = {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: [`${table.id}-1`],
  };
  const asked = await asks.gives({ ...incident, dice: [1, 2, 3] });
  if (asked.type !== 'accepted' || !asked.request) throw new Error(JSON.stringify(asked));
  const approve = { type: 'ApproveRequest', request: asked.request };
  await changeStaff(app.registry, asks.id, { isDisabled: true });
  expect(await agrees.gives(approve)).toMatchObject({
    type: 'refused',
    refusal: { code: 'unknown-request', field: 'request', because: ['baize-floor#two-people'] },
  });
  expect(table.state().results).toMatchObject([{ dice: [6, 6, 5] }]);
  const reject = { type: 'RejectRequest', request: asked.request, reason: 'They were dismissed.' };
  expect(await agrees.gives(reject)).toMatchObject({ type: 'accepted' });
  expect([...table.state().approvals.keys()]).toEqual([]);
});

/** Somebody asked for a correction; a pit manager may agree to it. */
async function requested(terminal: string) {
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, [terminal]);
  await table.submit(betting(terminal, 'small', money(1_000)));
  await finishRound(table, [6, 6, 5]);
  const asks = await person(app, 'pit-supervisor', table.id);
  const incident = { type: 'ReportIncident', incident: 'wrong-result-registered' };
  const rounds = [`${table.id}-1`];
  const asked = await asks.gives({ ...incident, rounds, dice: [1, 2, 3] });
  if (asked.type !== 'accepted' || !asked.request) throw new Error(JSON.stringify(asked));
  const approve = { type: 'ApproveRequest', request: asked.request };
  return { app, table, asks, approve };
}

test('what somebody has asked for who was moved since to a position without it is not carried out', async () => {
  const { app, table, asks, approve } = await requested('AP3');
  const agrees = await person(app, 'pit-manager', table.id);
  await changeStaff(app.registry, asks.id, { position: 'cashier' });
  const refusal = { code: 'unknown-request', because: ['baize-floor#two-people'] };
  expect(await agrees.gives(approve)).toMatchObject({ type: 'refused', refusal });
  expect(table.state().results).toMatchObject([{ dice: [6, 6, 5] }]);
  // What a dealer may ask for as well stands.
  await changeStaff(app.registry, asks.id, { position: 'dealer' });
  expect(await agrees.gives(approve)).toMatchObject({ type: 'accepted' });
});

test('nobody agrees who was moved since, though another node has not closed their socket yet', async () => {
  const { app, table, approve } = await requested('AP4');
  const agrees = await person(app, 'pit-manager', table.id);
  await changeStaff(app.registry, agrees.id, { position: 'dealer' });
  const refusal = { code: 'not-authorised', because: ['baize-floor#two-people'] };
  expect(await agrees.gives(approve)).toMatchObject({ type: 'refused', refusal });
  expect(table.state().results).toMatchObject([{ dice: [6, 6, 5] }]);
});

test('what becomes possible by the clock alone is shown when it does', async () => {
  const app = await testApp(database);
  const table = await app.tables.open('CL1');
  const config = { ...diceConfig(table.id), bettingSecondsMinimum: 3 };
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  const { token } = await staffToken(app.registry, 'dealer');
  const client = await testClient(app.url, { token });
  client.say({ v, type: 'hello', table: table.id, as: 'dealer' });
  await client.next('snapshot');
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  // What was shown is looked for in all that was said: the moment itself may pass unseen.
  const close = (said: typeof client.received) => {
    const view: unknown = followView(said, 'dealer');
    return Reflect.get(Object(Reflect.get(Object(view), 'can')), 'CloseBets');
  };
  const shown = () => client.received.map((_, last) => close(client.received.slice(0, last + 1)));
  await expect.poll(() => shown().at(-1)).toEqual({ allowed: true });
  const early = { allowed: false, refusal: { code: 'betting-time-not-over' } };
  expect(shown().slice(0, -1).at(-1)).toMatchObject(early);
});
