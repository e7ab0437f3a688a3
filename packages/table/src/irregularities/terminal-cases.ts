import { type Because, because, type Disposition, type TerminalCase } from '@baize/game';
import type { Standing } from '../mechanic.ts';

/** What the record tells of the bets of terminals that failed. */
export interface FailedBets {
  readonly registered: boolean;
  readonly unregistered: boolean;
}

/**
 * The clauses on failed terminals that speak of this case: of bets that were registered or were not, in the phases each
 * of them means. What they leave open is decided by those that speak of every case.
 */
export function terminalReasons(
  disposition: Disposition,
  bets: FailedBets,
  { phase }: Pick<Standing, 'phase'>,
): Because | null {
  if (!('because' in disposition)) return null;
  const cases: Readonly<Partial<Record<string, TerminalCase>>> = disposition.speaksOf ?? {};
  const [first, ...rest] = disposition.because.filter((citation) => {
    const only = cases[citation];
    return !only || (bets[only.bets] && (only.in?.includes(phase) ?? true));
  });
  return first === undefined ? null : because(first, ...rest);
}
