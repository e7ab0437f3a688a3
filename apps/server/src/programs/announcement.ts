import { demoDevice } from '../floor/demo/demo-devices.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from '../floor/demo/demo-people.ts';
import type { RunningFloor } from '../floor/start/start-floor.ts';
import type { ServeOptions } from './serve-arguments.ts';

/** What whoever started the floor needs to know: where it is, and what to do now. */
export function announcement(
  { address, floor, database, faults }: RunningFloor,
  { isDemo, logFile, webRoot }: ServeOptions,
  seconds: number,
): string {
  const tables = floor.list().map(({ table, presentation }) => {
    const config = table.state().rules?.config;
    const how = config ? `${config.mode}, ${config.game}` : 'not configured';
    return `    ${table.id.padEnd(6)} ${presentation.name.padEnd(34)} ${how}`;
  });
  return [
    '',
    `${floor.name} is open (PostgreSQL ${database.version}, ready in ${seconds.toFixed(1)} s).`,
    '',
    ...(webRoot === null ? [] : [`  The screens      ${address}/`]),
    `  The interface    ${address}/docs`,
    `  Is it well?      ${address}/readyz`,
    ...(logFile === null ? [] : [`  The log          ${logFile}`]),
    '',
    '  Tables',
    ...tables,
    '',
    ...(isDemo ? demoLines() : []),
    ...deviceLines(floor.list()),
    ...faults.list().map(({ code, place, detail }) => `  Fault: ${code} (${place}) ${detail}`),
    '  Ctrl-C closes the floor in good order; everything is kept.',
    '',
  ].join('\n');
}

function demoLines(): readonly string[] {
  const [first] = DEMO_STAFF;
  return [
    '  This is a demo floor: anybody may be anybody. Open the screens and choose a role, or sign in',
    `  as ${first?.id}, demo-pit-supervisor, demo-shift-manager, demo-cashier and so on`,
    `  with the password "${DEMO_PASSWORD}".`,
    '',
  ];
}

/** Where a device reads dice or cards, a round waits for one. */
function deviceLines(tables: ReturnType<RunningFloor['floor']['list']>): readonly string[] {
  const read = tables.flatMap(({ table }) => {
    const device = demoDevice(table);
    return device === null ? [] : [`    npx baize ${device} --table ${table.id}`];
  });
  if (read.length === 0) return [];
  return ['  A device reads dice or cards here; to run one, in another terminal:', ...read, ''];
}
