import type { TableLibrary, ViewOf, ViewRole } from '@baize/table';
import type { z } from 'zod';
import { oncePerLibrary } from '../once-per-library.ts';
import { auditorViewOf } from './auditor-view.ts';
import { dealerViewOf } from './dealer-view.ts';
import { displayViewOf } from './display-view.ts';
import { ownPartsOf } from './own-parts.ts';
import { pitViewOf } from './pit-view.ts';
import { playerViewOf } from './player-view.ts';

/** The schema of the whole view of each role. */
export type ViewSchemas = { readonly [Role in ViewRole]: z.ZodType<ViewOf<Role>> };

/** What each role is shown at tables of a library: of every table, and of its mechanics. */
export function viewSchemasOf(library: TableLibrary): ViewSchemas {
  return viewObjectsOf(library);
}

/** The same, for whoever puts them together with others. */
export const viewObjectsOf = oncePerLibrary((library) => {
  const own = ownPartsOf(library);
  return {
    player: playerViewOf(own),
    dealer: dealerViewOf(own),
    pit: pitViewOf(own),
    display: displayViewOf(own),
    auditor: auditorViewOf(own),
  };
});
