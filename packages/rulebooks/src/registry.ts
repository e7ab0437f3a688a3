import { licenseeSicBo } from './licensee-sic-bo/index.ts';
import { mbsSicBoV4 } from './mbs-sic-bo-v4/index.ts';
import type { Rulebook } from './rulebook.ts';
import { rwsSiKiPiV2 } from './rws-si-ki-pi-v2/index.ts';
import { rwsSicBo2021 } from './rws-sic-bo-2021/index.ts';
import { rwsTaiSaiV5 } from './rws-tai-sai-v5/index.ts';

/** The only list of rulebooks. To add one, see docs/guides/add-a-rulebook.md. */
export const RULEBOOKS = [
  rwsSicBo2021,
  mbsSicBoV4,
  licenseeSicBo,
  rwsTaiSaiV5,
  rwsSiKiPiV2,
] as const satisfies readonly Rulebook[];
