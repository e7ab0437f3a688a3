import type { Pool } from 'pg';
import type { ApiPlugin } from '../../http/context.ts';
import type { Faults } from '../faults/faults.ts';
import type { FloorTables } from '../tables/floor-tables.ts';
import { configRoutes } from './config-routes.ts';
import { faultRoutes } from './fault-routes.ts';

export interface FloorRoutesDeps {
  readonly faults: Faults;
  readonly floor: FloorTables;
  readonly pool: Pick<Pool, 'query'>;
}

/** What the floor itself answers for: its faults, and how its tables are configured. */
export function floorRoutes(deps: FloorRoutesDeps): readonly ApiPlugin[] {
  return [faultRoutes(deps), configRoutes(deps)];
}
