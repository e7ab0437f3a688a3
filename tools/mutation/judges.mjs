// Which tests judge the mutants of a package, and where they find what they import.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Scenarios state clause by clause what a table must do, and the command line reads them. */
const SCENARIOS = 'apps/cli/src/scenarios/all-scenarios.test.ts';

/** Books keep what the contracts ask, and each promise is broken there once; such books are above what they are made of. */
const CONTRACTS = [
  'packages/rulebooks/src/contract.test.ts',
  'packages/rulebooks/src/contract-notices.test.ts',
  'packages/rulebooks/src/find-clause.test.ts',
];

/** Tests of packages above that judge one. */
const ABOVE = {
  table: [SCENARIOS],
  game: [...CONTRACTS, 'packages/three-dice/src/mathematics/exposure.test.ts'],
  'three-dice': CONTRACTS,
  'si-ki-pi': CONTRACTS,
};

/** What is tested of dice at a table takes seconds, and plays whole rounds of it: it judges the table too. */
const DICE_AT_A_TABLE = 'packages/three-dice/src/table/';

/** The part of a mechanic that a table plays with: the tests of the table and the scenarios judge it too. */
const PLAYED_BY_THE_TABLE = ['three-dice/table', 'si-ki-pi/table'];

/**
 * Folders whose tests beside them are complete are judged by those, and by whatever else is named here.
 * Everything that happens at a table passes through them, so a survivor would otherwise be tried by every
 * test there is, for hours in all. Fewer judges can only make a score lower.
 */
const BY_THEIR_OWN = {
  'si-ki-pi/table': [SCENARIOS, 'packages/table/src/history/golden.test.ts'],
  'table/configuration': ['packages/three-dice/src/table/cluster.test.ts'],
  'table/history': [],
  'table/scenario': [SCENARIOS],
  'table/snapshot': [],
  'table/views': [
    'packages/three-dice/src/table/cluster.test.ts',
    'packages/three-dice/src/table/unread-views.test.ts',
    'packages/si-ki-pi/src/table/views/player-cards.test.ts',
    'packages/table/src/terminal/visit.test.ts',
  ],
  'table/well-formed': [],
};

/** Random walks of minutes would be walked again for every mutant; what they have found has a test of its own. */
const TOO_LONG = [
  /^packages\/table\/src\/model\//,
  /^packages\/table\/src\/scenario\/matrix\.test\.ts$/,
  /^packages\/table\/src\/(history|views)\/(random|troubled)-[\w-]+\.test\.ts$/,
  /^packages\/table\/src\/views\/public-facts\.test\.ts$/,
  /^packages\/table\/src\/snapshot\/snapshot\.test\.ts$/,
];

/** Tests of seconds that change every leaf of a record or a state; they judge their own folder only. */
const OF_ONE_FOLDER = {
  'packages/table/src/history/round-record.test.ts': 'table/history',
  'packages/table/src/views/leak.test.ts': 'table/views',
};

/** Enumerations of seconds and minutes; they judge the mathematics, and a mechanic as a whole. */
const OF_MATHEMATICS = /^packages\/[\w-]+\/src\/mathematics\//;

/** The tests for a target such as `ledger` or `table/round`. */
export function judgesOf(target, root) {
  const [name, ...folders] = target.split('/');
  const isCounted = folders.length === 0 || folders[0] === 'mathematics';
  const own = testsOf(name, root);
  const beside = own.filter((file) =>
    file.startsWith(`packages/${name}/src/${folders.join('/')}/`),
  );
  const judges = BY_THEIR_OWN[target]
    ? [...beside, ...BY_THEIR_OWN[target]]
    : [...own, ...elsewhere(name, folders[0], root)];
  return judges
    .filter((file) => !TOO_LONG.some((pattern) => pattern.test(file)))
    .filter((file) => [undefined, target].includes(OF_ONE_FOLDER[file]))
    .filter((file) => isCounted || !OF_MATHEMATICS.test(file))
    .toSorted()
    .map((file) => join(root, file));
}

function elsewhere(name, folder, root) {
  const above = ABOVE[name] ?? [];
  if (name === 'table') {
    const dice = testsOf('three-dice', root).filter((file) => file.startsWith(DICE_AT_A_TABLE));
    return [...above, ...dice];
  }
  if (!PLAYED_BY_THE_TABLE.includes(`${name}/${folder}`)) return above;
  return [...above, ...testsOf('table', root), SCENARIOS];
}

function testsOf(name, root) {
  return readdirSync(join(root, 'packages', name, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`);
}

/**
 * Judges of a folder of the server beside its own tests: those that meet the same guards from outside. Whole floors
 * in processes of their own are not among them, since a mutant lives in one process.
 */
const SERVER_MORE = {
  people: [
    /^http\/(people|passkeys|two-people|devices|auditor|demo|app)\./,
    /^ws\/(security|links)\./,
  ],
  verify: [/^floor\/integrity\//, /^reports\/win\/rollup\.db\./],
  ws: [/^http\/(demo|app|two-people)\./],
  tables: [/^ws\/(security|client)\./, /^floor\/(recovery|tables|integrity)\//],
  store: [
    /^verify\/(?!everything|tampering)/,
    /^tables\//,
    /^floor\/integrity\//,
    /^http\/(on-record|unfit-text)\./,
    /^reports\/registers\//,
  ],
  http: [/^ws\/(security|links)\./, /^floor\/routes\//, /^cage\//],
};

/** Floors in other processes, random messages of half a minute, every sample of a floor, every column. */
const SERVER_TOO_LONG = [
  /^feeds\//,
  /^store\/upgrade\./,
  /^verify\/(everything|tampering)\./,
  /^floor\/integrity\/integrity\./,
  /^ws\/fuzz\./,
  /^floor\/recovery\/keep-tables\./,
  /^floor\/faults\/device-faults\./,
];

/** The tests for a folder of the server such as `server/people`. */
export function serverJudgesOf(target, root) {
  const folder = target.split('/')[1];
  const wanted = [new RegExp(`^${folder}/`), ...(SERVER_MORE[folder] ?? [])];
  const source = join(root, 'apps', 'server', 'src');
  return readdirSync(source, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts') && wanted.some((pattern) => pattern.test(file)))
    .filter((file) => !SERVER_TOO_LONG.some((pattern) => pattern.test(file)))
    .toSorted()
    .map((file) => join(source, file));
}

/** Mutants are made in a copy of the repository, and links between packages lead out of it. */
export function aliasesIn(root, shim) {
  const packages = readdirSync(join(root, 'packages')).flatMap((name) => entriesOf(root, name));
  return [{ find: /^vitest$/, replacement: fileURLToPath(shim) }, ...packages];
}

/** Whatever may be imported of a package, with the source it stands for; a star stands for any of its modules. */
function entriesOf(root, name) {
  const folder = join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([entry, { 'baize-source': source }]) => {
    if (source === undefined) return [];
    return {
      find: new RegExp(`^@baize/${name}${entry.slice(1).replace('*', '(.+)')}$`),
      replacement: join(folder, source.replace('*', '$1')),
    };
  });
}
