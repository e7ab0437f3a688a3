export { licenseeSicBo } from './licensee-sic-bo/index.ts';
export { mbsSicBoV4 } from './mbs-sic-bo-v4/index.ts';
export {
  findClause,
  findGame,
  GAMES,
  type GameEntry,
  MECHANICS,
  RULEBOOKS,
  SHIPPED,
} from './registry.ts';
export type { Rulebook } from './rulebook.ts';
export { rwsSiKiPiV2 } from './rws-si-ki-pi-v2/index.ts';
export { rwsSicBo2021 } from './rws-sic-bo-2021/index.ts';
export { rwsTaiSaiV5 } from './rws-tai-sai-v5/index.ts';
