import type { ApiPlugin } from './context.ts';
import { clauseRoutes } from './routes/clause-routes.ts';
import { demoRoutes } from './routes/demo-routes.ts';
import { floorRoutes } from './routes/floor-routes.ts';
import { gameRoutes } from './routes/game-routes.ts';
import { ownAccountRoutes } from './routes/own-account-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { tableRoutes } from './routes/table-routes.ts';

/** Everything under `/api` that is not somebody else's to add. */
export const API_ROUTES: readonly ApiPlugin[] = [
  sessionRoutes,
  ownAccountRoutes,
  demoRoutes,
  floorRoutes,
  gameRoutes,
  clauseRoutes,
  tableRoutes,
];
