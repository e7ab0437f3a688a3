import type { OutcomeEstablished } from '@baize/rules';
import type { Round } from '../state.ts';

export function cardOutcomeEstablished(
  round: Round,
): Pick<OutcomeEstablished, 'established' | 'decided'> {
  return { established: round.cards !== null && round.cards.dealerSetting !== null, decided: [] };
}
