import { licenseeMinimum, licenseeStandard } from './licensee-sic-bo.ts';
import { mbsAlfastreet, mbsRapidSelect } from './mbs-sic-bo-v4.ts';
import type { PriceList } from './price-list.ts';
import { rwsSicBoA, rwsSicBoB, rwsSicBoC } from './rws-sic-bo-2021.ts';
import { taiSaiA, taiSaiC, taiSaiE } from './rws-tai-sai-v5.ts';

/** The ten dice games. */
export const COUNTED_GAMES: readonly PriceList[] = [
  rwsSicBoA,
  rwsSicBoB,
  rwsSicBoC,
  mbsRapidSelect,
  mbsAlfastreet,
  licenseeMinimum,
  licenseeStandard,
  taiSaiA,
  taiSaiC,
  taiSaiE,
];
