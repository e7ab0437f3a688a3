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
export { type Balances, balanceOf, imbalance, NO_BALANCES, post } from './balances.ts';
export {
  countRound,
  countVoid,
  creditByMeters,
  METERS_AT_ZERO,
  type MeterName,
  type Meters,
  meter,
} from './meters.ts';
export { type Posting, posting, postingsFor, reverse } from './posting.ts';
