import { setTimeout as sleep } from 'node:timers/promises';
import { drawBelow } from '@baize/chance';
import { DECK } from '@baize/si-ki-pi';
import { type DeviceClient, roundAwaiting, sayOnce } from '../../devices/device-client.ts';

export interface ShoeOptions {
  readonly client: DeviceClient;
  readonly table: string;
  readonly write: (text: string) => void;
  /** Milliseconds between two looks at the table. */
  readonly every: number;
  /** The cards that lie on top when the first round is dealt; the others are shuffled below them. */
  readonly onTop: readonly string[];
  readonly signal: AbortSignal;
}

/** Watches a table, and when it waits for cards says in which order they leave the shoe. */
export async function runShoe(options: ShoeOptions): Promise<void> {
  const { client, table, write, every, signal } = options;
  let dealt: string | null = null;
  /** A deck nobody has taken up yet; it is read again, not shuffled again. */
  const lying = new Map<string, readonly string[]>();
  let onTop = options.onTop;
  const say = sayOnce(write);
  while (!signal.aborted) {
    const found = await client.table(table);
    const round = found.ok && found.value ? roundAwaiting('deal', found.value) : null;
    if (!found.ok) say(found.error);
    else if (!found.value) say(`This floor has no table ${table}.`);
    else if (round === null || round === dealt) {
      say(`The round is ${found.value.round?.phase ?? 'not begun'}; the cards rest.`);
    } else {
      const deck = lying.get(round) ?? shuffleDeck(onTop);
      lying.clear();
      const answer = await client.says(table, round, { deck });
      // Which cards they were, this screen tells nobody.
      say(answer.ok ? `${round}: read, registered` : `${round}: not registered: ${answer.error}`);
      if (answer.ok) [dealt, onTop] = [round, []];
      else lying.set(round, deck);
    }
    await sleep(every, undefined, { signal }).catch(() => undefined);
  }
}

/** A whole deck with these cards on top; a fair shuffle of the operating system's for the others. */
export function shuffleDeck(onTop: readonly string[]): readonly string[] {
  const rest = DECK.filter((card) => !onTop.includes(card));
  const drawn: string[] = [...onTop];
  while (rest.length > 0) drawn.push(...rest.splice(drawBelow(rest.length), 1));
  return drawn;
}

/** Cards as somebody writes them, or why they are no such list. */
export function readCards(text: string): readonly string[] | string {
  const cards = text.split(/[\s,]+/).filter((card) => card !== '');
  const known: readonly string[] = DECK;
  const wrong = cards.find((card, index) => !known.includes(card) || cards.indexOf(card) !== index);
  if (wrong === undefined) return cards;
  return known.includes(wrong)
    ? `${wrong} is there twice.`
    : `${wrong} is no card: write Kc or Th.`;
}
