import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import { newOp } from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';
import { demonstrationProblem, demonstrationsStanding } from './demonstrations.ts';

const database = await testDatabase();

/** A table on a floor in production that lets these demonstrations open. */
async function inProduction(allowed: string[]) {
  const app = await testApp(database, {
    deps: {
      demonstrationProblem: (table, command) =>
        demonstrationProblem(command, table.state(), allowed),
    },
  });
  const table = await openDiceTable(app.tables);
  const give = async (command: object) => {
    const { token } = await staffToken(app.registry, 'shift-manager');
    const path = `${app.url}/api/tables/${table.id}/commands`;
    return ask(path, { token, method: 'POST', body: { op: newOp(), command } });
  };
  const config = (more: object) => ({
    type: 'ConfigureTable',
    config: { ...table.state().rules?.config, ...more },
  });
  return { table, give, config, allowed };
}

test('[baize-floor#demonstration] in production nobody makes a demonstration of a table that the file does not name', async () => {
  const { table, give, config, allowed } = await inProduction([]);
  const automatic = config({ mode: 'automatic', bettingSeconds: 20 });
  expect((await give(automatic)).body).toMatchObject({
    answer: {
      type: 'refused',
      refusal: {
        code: 'configuration-invalid',
        field: 'mode',
        because: ['baize-floor#demonstration'],
      },
    },
  });
  expect((await give(config({ resultSource: 'virtual' }))).body).toMatchObject({
    answer: { type: 'refused', refusal: { field: 'resultSource' } },
  });
  expect(table.state().rules?.config).toMatchObject({ mode: 'dealt' });
  // What is not about that goes the way it always goes.
  const pause = await give({ type: 'PauseTable', reason: 'A word with the pit.' });
  expect(pause.body).toMatchObject({ answer: { type: 'accepted' } });
  allowed.push(table.id);
  const answered = (await give(automatic)).body;
  expect(JSON.stringify(answered)).not.toContain('baize-floor#demonstration');
});

test('[baize-floor#demonstration] a table that was made one before keeps a floor in production from starting', async () => {
  const { table } = await inProduction([]);
  const state = table.state();
  expect(demonstrationsStanding([state], [])).toEqual([]);
  const { rules } = state;
  if (!rules) throw new Error('The table is configured.');
  const made = {
    ...state,
    rules: { ...rules, config: { ...rules.config, mode: 'automatic' as const } },
  };
  expect(demonstrationsStanding([made], [])).toEqual([
    expect.stringContaining(`Table ${table.id} is a demonstration (nobody deals)`),
  ]);
  expect(demonstrationsStanding([made], [table.id])).toEqual([]);
});
