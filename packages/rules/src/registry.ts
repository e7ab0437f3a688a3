import type { Rulebook } from './rulebook.ts';
import { rwsTaiSaiV5 } from './rulebooks/rws-tai-sai-v5/index.ts';

/** The only list of rulebooks. To add one, see docs/guides/add-a-rulebook.md. */
export const RULEBOOKS = [rwsTaiSaiV5] as const satisfies readonly Rulebook[];
