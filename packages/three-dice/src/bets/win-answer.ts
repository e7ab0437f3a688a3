import type { Citation } from '@baize/game';

/** `as-priced`: the pay table's own row states when the bet wins. */
export type WinAnswer<C extends Citation = Citation> =
  | 'not-applicable'
  | 'as-priced'
  | C
  | readonly ['as-priced' | C, ...('as-priced' | C)[]];
