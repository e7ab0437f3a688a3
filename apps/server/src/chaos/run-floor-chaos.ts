import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../postgres/open-database.ts';
import { type Audit, audit } from './audit.ts';
import { startFloorCrew } from './floor-crew.ts';
import { Load } from './load.ts';
import type { ChaosOptions } from './run-chaos.ts';
import { createSeeded } from './seeded.ts';

const TABLES = ['REAL-1', 'REAL-2'];
const ACCEPTED_LEAST = 25;
const ACCEPTED_MORE = 100;

/**
 * The same with the whole server over real sockets. It owns its database, which is killed with it, so
 * every kill is a power cut for both.
 */
export async function runFloorChaos(options: ChaosOptions): Promise<Audit> {
  const { folder, kills, seed, terminals, command, onKill } = options;
  const random = createSeeded(seed);
  const data = join(folder, 'floor');
  const floorFile = join(folder, 'floor.yaml');
  await writeFile(floorFile, floorText());
  const crew = await startFloorCrew([...command, data, floorFile]);
  let isOver = false;
  const load = new Load({
    crew,
    tables: TABLES,
    terminals,
    random,
    hasInstruments: false,
    isOver: () => isOver,
  });
  const running = load.run();
  for (let kill = 1; kill <= kills; kill += 1) {
    await load.untilAccepted(ACCEPTED_LEAST + random.below(ACCEPTED_MORE));
    await crew.killOne();
    onKill?.(kill, 'server');
  }
  isOver = true;
  await running;
  await crew.end();
  const opened = await openDatabase({ dataFolder: join(data, 'database') });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  try {
    return await audit(opened.value.pool({ max: 2 }), load.told);
  } finally {
    await opened.value.close();
  }
}

function floorText(): string {
  return `floor: Chaos
defaults:
  game: rws-sic-bo-2021/b
  unit: 2
  limits: { default: { minimum: 100, maximum: 1000000000 } }
  mode: dealt
  resultSource: dealer
  bettingSeconds: null
  bettingSecondsMinimum: 0
tables:
${TABLES.map((table) => `  - { table: ${table}, game: rws-sic-bo-2021/b }`).join('\n')}
`;
}
