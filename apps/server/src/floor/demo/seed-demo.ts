import type { Asking } from '../../store/office.ts';
import type { OpenFloor } from '../open-floor.ts';
import { seedDemoDevices } from './demo-devices.ts';
import { seedDemoPeople } from './demo-people.ts';
import { seedDemoTerminals } from './demo-terminals.ts';

/** Everything somebody needs to be anybody on a floor; done once, kept afterwards. */
export async function seedDemo(
  pool: Asking,
  { floor }: Pick<OpenFloor, 'floor'>,
  dataFolder: string,
): Promise<void> {
  const tables = floor.list().map(({ table }) => table);
  await seedDemoPeople(pool, Date.now());
  await seedDemoTerminals(pool, tables);
  await seedDemoDevices(pool, tables, dataFolder);
}
