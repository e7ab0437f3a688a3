export {
  type Account,
  commissionOf,
  creditOf,
  escrowOf,
  isHeldInTrust,
  receivableOf,
  tipsOf,
  winOf,
} from './account.ts';
export { type Balances, balanceOf, imbalance, NO_BALANCES, posted } from './balances.ts';
export {
  countedRound,
  countedVoid,
  creditByMeters,
  METERS_AT_ZERO,
  type MeterName,
  type Meters,
  metered,
} from './meters.ts';
export { type Posting, posting, postingsFor, reversed } from './posting.ts';
