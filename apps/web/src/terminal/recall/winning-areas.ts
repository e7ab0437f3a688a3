import type { TableClient } from '@baize/protocol/client';
import { type OwnRound, type PlayerView, shownRound } from '../player-view.ts';

/** What the server has lit in rounds this terminal has seen end. */
export interface WinningAreas {
  /** All areas that won, or null where this terminal was not told. */
  of(round: Pick<OwnRound, 'round' | 'result'>): readonly string[] | null;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** More than can be recalled. */
const REMEMBERED = 20;
const KEPT_AS = 'baize-winning-areas';

/**
 * A round that is recalled shows again what it showed then. The view says what has won in the last round
 * only, and a browser decides no winner, so what was said is kept, also over a reload.
 */
export function watchWinning(
  client: Pick<TableClient<'player'>, 'subscribe'>,
  kept: Kept = sessionStorage,
): WinningAreas {
  const known = new Map(readFrom(kept));
  client.subscribe(({ view }) => {
    const said = view && lastSaid(view);
    if (!said || known.has(said.key)) return;
    known.set(said.key, said.winning);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    kept.setItem(KEPT_AS, JSON.stringify([...known]));
  });
  return {
    of: ({ round, result }) => (result && known.get(keyOf(round, result))) ?? null,
  };
}

/** A corrected round has other dice, and what was lit before says nothing about it. */
function keyOf(round: string, dice: readonly number[]): string {
  return `${round} ${dice.join('-')}`;
}

function lastSaid(view: PlayerView) {
  const shown = shownRound(view);
  return shown?.dice ? { key: keyOf(shown.id, shown.dice), winning: shown.winning } : null;
}

/** Whatever else somebody may have put there is not ours. */
function readFrom(kept: Kept): readonly (readonly [string, readonly string[]])[] {
  try {
    const found: unknown = JSON.parse(kept.getItem(KEPT_AS) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, readonly string[]] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [key, winning]: readonly unknown[] = value;
  return (
    typeof key === 'string' &&
    Array.isArray(winning) &&
    winning.every((bet) => typeof bet === 'string')
  );
}
