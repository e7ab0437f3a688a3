import { deriveDeck, parseCloseHash, parseSeed, verifyReveal } from '@baize/chance';
import { cardsText, deal } from '@baize/si-ki-pi';
import type { EventOf, Recorded, TableState } from '@baize/table';
import type { JournalRow } from '../store/journal-row.ts';
import type { Finding, Progress } from './finding.ts';

/**
 * Checks every virtual result: the seed is the one that was committed to before anybody bet, the hash
 * is that of the row which closed the bets, and dice or deck are what the two derive.
 */
export class VirtualWatch {
  readonly #table: string;
  readonly #progress: Progress;
  #closeHash: string | null = null;

  constructor(table: string, progress: Progress) {
    this.#table = table;
    this.#progress = progress;
  }

  *look({ event, sequence }: Recorded, row: JournalRow, state: TableState): Generator<Finding> {
    if (event.type === 'BetsClosed') this.#closeHash = row.hash.toString('hex');
    const isVirtual = state.rules?.config.resultSource === 'virtual';
    if (event.type !== 'ResultRegistered' && event.type !== 'CardsDealt') return;
    if (!isVirtual && event.proof === null) return;
    const what = this.#proofFault(event, state);
    this.#progress.virtualResults += 1;
    if (what) yield { where: `journal ${this.#table} event ${sequence}`, what };
  }

  #proofFault(
    event: EventOf<'ResultRegistered'> | EventOf<'CardsDealt'>,
    state: TableState,
  ): string | null {
    const { proof } = event;
    if (!proof) return 'is a virtual result without a seed';
    if (proof.closeHash !== this.#closeHash) return 'does not name the row that closed the bets';
    const commitment = state.round?.commitment ?? '';
    if (event.type === 'CardsDealt') return this.#dealFault(event, commitment, state);
    const outcome = { kind: 'roll', roll: event.dice } as const;
    const verified = verifyReveal({ commitment, ...proof, outcome });
    return verified.ok ? null : `fails its proof: ${verified.error.code}`;
  }

  /** Of a deck only what was dealt is on record; the rest follows from the same seed. */
  #dealFault(
    { boxes, dealer, proof }: EventOf<'CardsDealt'>,
    commitment: string,
    { rules }: TableState,
  ): string | null {
    const seed = parseSeed(proof?.seed ?? '');
    const closeHash = parseCloseHash(proof?.closeHash ?? '');
    if (!seed.ok || !closeHash.ok || rules?.game.mechanic !== 'si-ki-pi') {
      return 'fails its proof: not-32-bytes-of-hex';
    }
    const deck = deriveDeck(seed.value, closeHash.value);
    const outcome = { kind: 'deck', deck } as const;
    const verified = verifyReveal({
      commitment,
      seed: seed.value,
      closeHash: closeHash.value,
      outcome,
    });
    if (!verified.ok) return `fails its proof: ${verified.error.code}`;
    const numbers = boxes.map(({ box }) => box);
    const dealt = deal(deck, numbers, rules.game);
    const isSame =
      cardsText(dealt.dealer) === dealer &&
      dealt.boxes.every(({ hand }, index) => cardsText(hand) === boxes[index]?.cards);
    return isSame ? null : 'fails its proof: outcome-is-not-the-derived-one';
  }
}
