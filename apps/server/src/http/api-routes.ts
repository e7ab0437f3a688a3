import { deskRoutes } from '../cage/desk-routes.ts';
import { drawerRoutes } from '../cage/drawer-routes.ts';
import { dropRoutes } from '../cage/drop-routes.ts';
import { feedRoutes } from '../feeds/feed-routes.ts';
import { chainRoutes } from '../reports/chain/chain-routes.ts';
import { dayRoutes } from '../reports/day/day-routes.ts';
import { pitRoutes } from '../reports/pit/pit-routes.ts';
import { reportRoutes } from '../reports/report-routes.ts';
import { roundRoutes } from '../reports/round-routes.ts';
import type { ApiPlugin } from './context.ts';
import { auditRoutes } from './routes/audit-routes.ts';
import { cageRoutes } from './routes/cage-routes.ts';
import { clauseRoutes } from './routes/clause-routes.ts';
import { demoRoutes } from './routes/demo-routes.ts';
import { deviceRoutes } from './routes/device-routes.ts';
import { floorRoutes } from './routes/floor-routes.ts';
import { gameRoutes } from './routes/game-routes.ts';
import { instrumentRoutes } from './routes/instrument-routes.ts';
import { keyRoutes } from './routes/key-routes.ts';
import { linkRoutes } from './routes/link-routes.ts';
import { ownAccountRoutes } from './routes/own-account-routes.ts';
import { pairingRoutes } from './routes/pairing-routes.ts';
import { passkeyRoutes } from './routes/passkey-routes.ts';
import { requestRoutes } from './routes/request-routes.ts';
import { sessionListRoutes } from './routes/session-list-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';
import { studyRoutes } from './routes/study-routes.ts';
import { tableRoutes } from './routes/table-routes.ts';
import { terminalRoutes } from './routes/terminal-routes.ts';

/** Everything under `/api` that is not somebody else's to add. */
export const API_ROUTES: readonly ApiPlugin[] = [
  sessionRoutes,
  sessionListRoutes,
  ownAccountRoutes,
  demoRoutes,
  floorRoutes,
  gameRoutes,
  clauseRoutes,
  tableRoutes,
  terminalRoutes,
  studyRoutes,
  linkRoutes,
  cageRoutes,
  deskRoutes,
  drawerRoutes,
  dropRoutes,
  instrumentRoutes,
  deviceRoutes,
  staffRoutes,
  requestRoutes,
  passkeyRoutes,
  pairingRoutes,
  keyRoutes,
  auditRoutes,
  roundRoutes,
  reportRoutes,
  chainRoutes,
  dayRoutes,
  pitRoutes,
  feedRoutes,
];
