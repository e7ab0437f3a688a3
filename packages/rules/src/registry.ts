import type { Rulebook } from './rulebook.ts';
import { licenseeSicBo } from './rulebooks/licensee-sic-bo/index.ts';
import { mbsSicBoV4 } from './rulebooks/mbs-sic-bo-v4/index.ts';
import { rwsSiKiPiV2 } from './rulebooks/rws-si-ki-pi-v2/index.ts';
import { rwsSicBo2021 } from './rulebooks/rws-sic-bo-2021/index.ts';
import { rwsTaiSaiV5 } from './rulebooks/rws-tai-sai-v5/index.ts';

/** The only list of rulebooks. To add one, see docs/guides/add-a-rulebook.md. */
export const RULEBOOKS = [
  rwsSicBo2021,
  mbsSicBoV4,
  licenseeSicBo,
  rwsTaiSaiV5,
  rwsSiKiPiV2,
] as const satisfies readonly Rulebook[];
