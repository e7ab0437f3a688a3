import { fileURLToPath } from 'node:url';
import { DUAL_CONTROL, hasAuthority, STAFF_ROLES, type StaffRole } from '@baize/table';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Lets } from './gate.ts';
import { testApp } from './testing/test-app.ts';

const database = await testDatabase();
const FILE = fileURLToPath(new URL('../../../../docs/authority/routes.md', import.meta.url));

interface Listed {
  readonly route: string;
  readonly lets: Lets | 'everybody' | 'its own check';
}

async function listed(): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  await testApp(database, {
    deps: {
      onRoute: ({ method, url, preHandler }) => {
        const methods = [method].flat().filter((each) => each !== 'HEAD');
        const checks = [preHandler].flat().filter((check) => check !== undefined);
        const [first] = checks.map((check) => Reflect.get(check, 'lets') as Lets | undefined);
        const lets: Listed['lets'] = checks.length === 0 ? 'everybody' : (first ?? 'its own check');
        found.push(...methods.map((each) => ({ route: `${each} ${url}`, lets })));
      },
    },
  });
  return found.toSorted((one, other) => (one.route < other.route ? -1 : 1));
}

function mark({ lets }: Listed, position: StaffRole): string {
  if (lets === 'everybody' || lets === 'staff' || lets === 'anybody') return 'yes';
  if (lets === 'its own check') return '?';
  const actor = { kind: 'staff', id: '', position } as const;
  const may = lets.some((each) =>
    each === 'auditor' ? position === each : hasAuthority(actor, each),
  );
  return may ? 'yes' : '.';
}

const machine = ({ lets }: Listed): string => {
  if (lets === 'its own check') return '?';
  return lets === 'everybody' || lets === 'anybody' ? 'yes' : '.';
};

test('who may ask for what is as a person has read it', async () => {
  const routes = await listed();
  expect(routes.length).toBeGreaterThan(50);
  const head = ['route', 'nobody', 'machine', ...STAFF_ROLES];
  const rows = routes.map((each) => [
    `\`${each.route}\``,
    each.lets === 'everybody' ? 'yes' : '.',
    machine(each),
    ...STAFF_ROLES.map((position) => mark(each, position)),
  ]);
  const acts = Object.entries(DUAL_CONTROL).map(([act, { does, where, asks, agrees, rule }]) => [
    `\`${act}\``,
    does,
    where,
    asks.join(' or '),
    agrees,
    `\`baize-floor#${rule}\``,
  ]);
  const text = [
    '# Who may ask the floor for what',
    '',
    'Written by `apps/server/src/http/authority-matrix.db.test.ts` from the guards of the routes, and compared with them by every run.',
    '`nobody` is whoever has not proved who they are; a machine is a terminal, display or device with its key. A position in which',
    'somebody acts counts as theirs. What a machine may ask for is its own only; what is `?` looks at a signature of its own.',
    'Routes that only a whole floor has (faults, configuration, integrity) stand beside their guards in `apps/server/src/floor/routes/`.',
    '',
    '## What needs two people',
    '',
    table(['act', 'what', 'where', 'asks', 'agrees, and is somebody else', 'rule'], acts),
    '',
    '## Routes',
    '',
    table(head, rows),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot(FILE);
});

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

// What nobody may do without having proved who they are is the longest list; what they may is short.
test('without a key or a session only these can be asked for', async () => {
  const open = (await listed())
    .filter(({ lets }) => lets === 'everybody')
    .map(({ route }) => route);
  expect(open.filter((route) => !route.startsWith('GET '))).toEqual([
    'POST /api/demo/enter',
    'POST /api/devices/results',
    'POST /api/pairing/claim',
    'POST /api/passkeys/sign-in',
    'POST /api/passkeys/sign-in/options',
    'POST /api/session',
  ]);
});
