import type { PlayerView } from '../player-view.ts';

/**
 * What everybody sees and what one player has come in two messages, the public one first. Whether the
 * own part still speaks of a moment before the public one: it holds stakes of a round that is over, or
 * knows a concluded round otherwise than the table does.
 */
export function isBehind(view: PlayerView): boolean {
  const { round, closed, settled, staked } = view;
  if (!round) return closed !== null || staked > 0 || isOldAccount(view);
  if (round.phase === 'covered' || round.phase === 'betting') {
    return closed !== null || isOldAccount(view);
  }
  return round.result !== null && closed !== null && settled === null;
}

/** A correction has changed the last round, and the player's account of it is the one from before. */
function isOldAccount({ previous, recall }: PlayerView): boolean {
  const own = previous && recall.find(({ round }) => round === previous.id);
  return own !== null && own !== undefined && own.status !== previous?.status;
}
