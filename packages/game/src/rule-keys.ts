/**
 * The vocabulary in which shared code asks a rulebook for its clause, because the number of the
 * clause differs by book. Keys of one mechanic only are in that mechanic's `rule-keys.ts`.
 */
export type CommonRuleKey =
  | 'bets-open'
  | 'bets-close'
  | 'no-bets-after-close'
  | 'no-withdrawals-after-close'
  | 'stakes-freeze'
  | 'stake-minimum'
  | 'stake-maximum'
  | 'stake-unit'
  | 'layout-governs'
  | 'odds-wording'
  | 'losers-then-winners'
  | 'player-answers-for-placement'
  | 'bets-on-behalf'
  | 'void-returns-bets'
  | 'previous-rounds-stand'
  | 'later-rounds-stand'
  | 'claw-back'
  | 'acting-persons'
  | 'who-decides-the-rest';
