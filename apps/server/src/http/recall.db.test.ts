import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, dealer, finishRound, newOp, submitAccepted } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const DAY = 86_400_000;

/** A table that keeps ten rounds and has played twelve: its first two are put away. */
async function twelveRounds(terminal: string) {
  let at = Date.now();
  const now = () => at;
  const app = await testApp(database, { now, deps: { tables: tablesOn(database, { now }) } });
  const table = await openDiceTable(app.tables, [terminal]);
  for (let round = 1; round <= 12; round += 1) {
    if (round > 1) await submitAccepted(table, dealer, { type: 'OpenBets' });
    await table.submit(betting(terminal, 'small', money(1000)));
    await finishRound(table, [6, 6, 5]);
  }
  const give = async (position: 'dealer' | 'pit-manager' | 'shift-manager', command: object) => {
    const { token } = await staffToken(app.registry, position);
    const body = { op: newOp(), command };
    const path = `${app.url}/api/tables/${table.id}/commands`;
    return ask(path, { token, method: 'POST', body });
  };
  const later = (days: number) => {
    at += days * DAY;
  };
  const credit = () => table.state().balances.get(`credit:${terminal}`);
  return { ...app, table, give, credit, later };
}

test('[baize-floor#known-round] a round that was put away is read back from the journal, decided by two people and reported so', async () => {
  const { table, give, credit, url, registry } = await twelveRounds('ann');
  const round = `${table.id}-1`;
  expect(table.state().concluded.has(round)).toBe(false);
  const reason = 'The camera shows a hand on the dome';
  const decide = { type: 'DecideRound', round, effect: 'void-round', reason };
  expect((await give('shift-manager', decide)).body).toMatchObject({
    answer: { type: 'refused', refusal: { code: 'unknown-round' } },
  });
  const recalled = await give('dealer', { type: 'RecallRound', round });
  expect(recalled.body).toMatchObject({ answer: { type: 'accepted' } });
  expect(table.state().concluded.get(round)).toMatchObject({ status: 'settled', number: 1 });
  const before = Number(credit());
  const asked = await give('shift-manager', decide);
  const request = String(Reflect.get(Object(Reflect.get(Object(asked.body), 'answer')), 'request'));
  await give('pit-manager', { type: 'ApproveRequest', request });
  // Small lost 1,000 on 6 6 5; a void returns the stake.
  expect(credit()).toBe(before + 1000);
  const { token } = await staffToken(registry, 'auditor');
  const told = await ask(`${url}/api/tables/${table.id}/rounds/${round}`, { token });
  expect([told.status, told.body]).toMatchObject([200, { status: 'reversed' }]);
  // Twelve rounds of 1,000 lost by the player, less the one that is void now.
  const figures = await ask(`${url}/api/reports/win?table=${table.id}`, { token });
  expect(figures.body).toMatchObject({ rows: [{ rounds: 11, handle: 11_000, win: 11_000 }] });
});

test('[baize-floor#known-round] a round of long ago is recalled by the shift manager, and one nobody played by nobody', async () => {
  const { table, give, later } = await twelveRounds('ben');
  later(3);
  const recall = { type: 'RecallRound', round: `${table.id}-2` };
  expect((await give('pit-manager', recall)).body).toMatchObject({
    answer: { type: 'refused', refusal: { code: 'not-authorised' } },
  });
  expect((await give('shift-manager', recall)).body).toMatchObject({
    answer: { type: 'accepted' },
  });
  const unknown = await give('shift-manager', { ...recall, round: `${table.id}-99` });
  expect(unknown.body).toMatchObject({
    answer: { type: 'refused', refusal: { code: 'unknown-round', field: 'round' } },
  });
});
