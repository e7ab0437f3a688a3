import { clausesZhHans as licenseeClauses } from './licensee-sic-bo/clauses.zh-hans.ts';
import { interpretationsZhHans as licenseeReadings } from './licensee-sic-bo/interpretations.zh-hans.ts';
import { clausesZhHans as mbsClauses } from './mbs-sic-bo-v4/clauses.zh-hans.ts';
import { interpretationsZhHans as mbsReadings } from './mbs-sic-bo-v4/interpretations.zh-hans.ts';
import type { RULEBOOKS } from './registry.ts';
import { clausesZhHans as siKiPiClauses } from './rws-si-ki-pi-v2/clauses.zh-hans.ts';
import { interpretationsZhHans as siKiPiReadings } from './rws-si-ki-pi-v2/interpretations.zh-hans.ts';
import { clausesZhHans as sicBoClauses } from './rws-sic-bo-2021/clauses.zh-hans.ts';
import { interpretationsZhHans as sicBoReadings } from './rws-sic-bo-2021/interpretations.zh-hans.ts';
import { clausesZhHans as taiSaiClauses } from './rws-tai-sai-v5/clauses.zh-hans.ts';
import { interpretationsZhHans as taiSaiReadings } from './rws-tai-sai-v5/interpretations.zh-hans.ts';

type BookId = (typeof RULEBOOKS)[number]['id'];

/**
 * What the clauses and interpretations of every book say, in Simplified Chinese. It imports no book, so
 * that a screen loads the texts without the rules.
 */
export const TEXTS_ZH_HANS: Readonly<Record<BookId, Readonly<Record<string, string>>>> = {
  'rws-sic-bo-2021': { ...sicBoClauses, ...sicBoReadings },
  'mbs-sic-bo-v4': { ...mbsClauses, ...mbsReadings },
  'licensee-sic-bo': { ...licenseeClauses, ...licenseeReadings },
  'rws-tai-sai-v5': { ...taiSaiClauses, ...taiSaiReadings },
  'rws-si-ki-pi-v2': { ...siKiPiClauses, ...siKiPiReadings },
};
