import type { ViewOf, ViewRole } from '@baize/table';
import type { z } from 'zod';
import { auditorView } from './auditor-view.ts';
import { dealerView } from './dealer-view.ts';
import { displayView } from './display-view.ts';
import { pitView } from './pit-view.ts';
import { playerView } from './player-view.ts';

export { auditorView } from './auditor-view.ts';
export { dealerView } from './dealer-view.ts';
export { displayView } from './display-view.ts';
export { pitView } from './pit-view.ts';
export { playerView } from './player-view.ts';

/** The whole view of each role, for documentation and for whoever wants every field checked. */
export const VIEW_SCHEMAS = {
  player: playerView,
  dealer: dealerView,
  pit: pitView,
  display: displayView,
  auditor: auditorView,
} satisfies { readonly [Role in ViewRole]: z.ZodType<ViewOf<Role>> };
