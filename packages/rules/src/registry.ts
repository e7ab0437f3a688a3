import type { Rulebook } from './rulebook.ts';
import { rwsSicBo2021 } from './rulebooks/rws-sic-bo-2021/index.ts';
import { rwsTaiSaiV5 } from './rulebooks/rws-tai-sai-v5/index.ts';

/** The only list of rulebooks. To add one, see docs/guides/add-a-rulebook.md. */
export const RULEBOOKS = [rwsSicBo2021, rwsTaiSaiV5] as const satisfies readonly Rulebook[];
