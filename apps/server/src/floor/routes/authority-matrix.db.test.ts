import { fileURLToPath } from 'node:url';
import { deviceHeaders } from '@baize/protocol/http';
import { type Actor, DUAL_CONTROL, hasAuthority, roleOf, STAFF_ROLES } from '@baize/table';
import { afterAll, expect, test } from 'vitest';
import type { Lets } from '../../http/gate.ts';
import { testDatabase } from '../../testing/database.ts';
import { demoFloor } from '../../testing/demo-floor.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const FILE = fileURLToPath(new URL('../../../../../docs/authority/routes.md', import.meta.url));

interface Listed {
  readonly route: string;
  /** `signed`: only a device can, whose signature the route looks at; null: a guard that does not say. */
  readonly lets: Lets | 'everybody' | 'signed' | null;
}

const routes: Listed[] = [];
const database = await testDatabase();
const folder = await temporaryFolder();
const floor = await demoFloor(
  database,
  folder.path,
  'floor: F\ntables: [{ table: T1, game: rws-tai-sai-v5/a, unit: 100 }]\n',
  {
    onRoute: ({ method, url, preHandler, schema }) => {
      const methods = [method].flat().filter((each) => each !== 'HEAD');
      const checks = [preHandler].flat().filter((check) => check !== undefined);
      const [said] = checks.map((check): Lets | null => Reflect.get(check, 'lets') ?? null);
      const unguarded: Listed['lets'] = schema?.headers === deviceHeaders ? 'signed' : 'everybody';
      const lets: Listed['lets'] = said === undefined ? unguarded : said;
      routes.push(...methods.map((each) => ({ route: `${each} ${url}`, lets })));
    },
  },
);
routes.sort((one, other) => (one.route < other.route ? -1 : 1));
afterAll(async () => {
  await floor.stop();
  await folder.remove();
});

const WHO: Readonly<Record<string, Actor | null>> = {
  nobody: null,
  display: null,
  terminal: { kind: 'terminal', id: '' },
  device: { kind: 'device', id: '' },
  ...Object.fromEntries(
    STAFF_ROLES.map((position) => [position, { kind: 'staff', id: '', position }]),
  ),
};

/** What somebody gets who asks for a route; a guard that does not say whom it lets through is a fault. */
function mark({ route, lets }: Listed, who: string): string {
  const actor = WHO[who] ?? null;
  switch (lets) {
    case null:
      throw new Error(`the guard of ${route} does not say whom it lets through`);
    case 'everybody':
      return 'yes';
    case 'signed':
      return who === 'device' ? 'yes' : '.';
    case 'anybody':
      return who === 'nobody' ? '.' : 'looks';
    case 'staff':
      return actor?.kind === 'staff' ? 'yes' : '.';
    default: {
      const may = lets.some((each) => {
        if (actor === null) return false;
        return each === 'auditor' ? roleOf(actor) === each : hasAuthority(actor, each);
      });
      return may ? 'yes' : '.';
    }
  }
}

test('who may ask for what is as a person has read it', async () => {
  const head = ['route', ...Object.keys(WHO)];
  const rows = routes.map((each) => [
    `\`${each.route}\``,
    ...Object.keys(WHO).map((who) => mark(each, who)),
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
    'Written by `apps/server/src/floor/routes/authority-matrix.db.test.ts` from the guards of the routes of a whole floor, and compared with',
    'them by every run. `nobody` is whoever has not proved who they are. A terminal and a display show a key, a device signs what it',
    'sends. `looks`: the route looks at what exactly is asked for; a machine gets its own only, a command is decided by the table',
    '([commands](commands.md)). Somebody who acts in a position counts as having it. `GET /api/feed` is also for whoever shows',
    'the token of a feed; `POST /api/demo/enter` is there on a demo floor only.',
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
test('without a key or a session only these can be asked for', () => {
  const open = routes.filter(({ lets }) => lets === 'everybody').map(({ route }) => route);
  expect(open.filter((route) => !route.startsWith('GET '))).toEqual([
    'POST /api/demo/enter',
    'POST /api/pairing/claim',
    'POST /api/passkeys/sign-in',
    'POST /api/passkeys/sign-in/options',
    'POST /api/session',
  ]);
});

test('whoever reads everything changes nothing but their own account', () => {
  const changes = routes.filter(({ route }) => !route.startsWith('GET '));
  const may = changes.filter(
    (each) => mark(each, 'auditor') === 'yes' && each.lets !== 'everybody',
  );
  expect(may.map(({ route }) => route)).toEqual([
    'DELETE /api/passkeys/:id',
    'DELETE /api/session',
    'POST /api/passkeys/register',
    'POST /api/passkeys/register/options',
    'POST /api/session/acting',
    'POST /api/session/password',
    // A question with a body: it computes, and writes nothing.
    'POST /api/tables/:table/config/preview',
    'POST /api/tables/:table/limits/preview',
  ]);
});
