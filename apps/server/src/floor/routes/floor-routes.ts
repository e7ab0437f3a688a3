import type { ApiPlugin } from '../../http/context.ts';
import type { Asking } from '../../store/office.ts';
import type { Tables } from '../../tables/running-table.ts';
import type { Faults } from '../faults/faults.ts';
import { watchLinks } from '../faults/watch-links.ts';
import type { Integrity } from '../integrity/integrity.ts';
import { integrityRoutes } from '../integrity/integrity-routes.ts';
import type { SoftwareWatch } from '../start/watch-software.ts';
import type { FloorTables } from '../tables/floor-tables.ts';
import { configRoutes } from './config-routes.ts';
import { deviceFaultRoutes } from './device-fault-routes.ts';
import { faultRoutes } from './fault-routes.ts';
import { softwareRoutes } from './software-routes.ts';

export interface FloorRoutesDeps {
  readonly faults: Faults;
  readonly integrity: Integrity;
  readonly floor: FloorTables;
  readonly pool: Asking;
  readonly tables: Tables;
  readonly software: Pick<SoftwareWatch, 'check'>;
}

/** What the floor itself answers for: its faults, its results, and how its tables are configured. */
export function floorRoutes(deps: FloorRoutesDeps): readonly ApiPlugin[] {
  return [
    faultRoutes(deps),
    deviceFaultRoutes(deps),
    integrityRoutes(deps.integrity),
    configRoutes(deps),
    softwareRoutes(deps.software, deps.faults),
    linkWatch(deps),
  ];
}

/** Only the server knows whose link is alive. */
function linkWatch({ faults, tables }: FloorRoutesDeps): ApiPlugin {
  return (api, { hub }) => {
    const stop = watchLinks({ faults, tables, isOnline: (terminal) => hub.isOnline(terminal) });
    api.addHook('onClose', async () => stop());
  };
}
