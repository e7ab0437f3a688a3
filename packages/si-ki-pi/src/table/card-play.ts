import type { SiKiPiGame } from '../game.ts';
import type { RoundBoxes } from './boxes/round-boxes.ts';
import type { CARD_COMMANDS } from './card-commands.ts';
import type { CardEvents } from './card-event.ts';
import type { CardRound } from './card-round.ts';
import type { WrittenRound } from './hands/written-cards.ts';
import type { ComparedHands } from './views/compared-hands.ts';
import type { DealerCards } from './views/dealer-cards.ts';
import type { DisplayCards } from './views/display-cards.ts';
import type { PlayerCards } from './views/player-cards.ts';

/** What a round of cards remembers of its play. */
export interface CardPlay {
  readonly cards: CardRound | null;
  /** Who is at the boxes, as far as a round has to remember it. */
  readonly boxes: RoundBoxes;
}

// What this mechanic adds to the words of a table.
declare module '@baize/table/contributions' {
  interface MechanicEvents extends CardEvents {}
  interface MechanicFacts {
    readonly CardsDealt: never;
    readonly DealerHandSet: 'low' | 'high';
    readonly InitialBetsSettled: 'round' | 'results';
    readonly InitialBetsReversed: 'round';
    readonly BonusBetsSettled: 'round';
    readonly CardsCorrected: 'round';
    readonly CardsTakenBack: never;
  }
  interface MechanicCommands {
    readonly 'si-ki-pi': typeof CARD_COMMANDS;
  }
  interface MechanicGames {
    readonly 'si-ki-pi': SiKiPiGame;
  }
  interface RoundPlay extends CardPlay {}
  interface ConcludedPlay {
    /** The cards as they lay at the end. */
    readonly cards: CardRound | null;
  }
  interface WrittenFields {
    readonly cards: WrittenRound | null;
  }
  interface DisplayPlayView {
    /** Null where no cards are played. */
    readonly cards: DisplayCards | null;
  }
  interface OwnPlayView {
    readonly cards: PlayerCards | null;
  }
  interface OwnRoundView {
    /** Null where no cards are played, and after a void. */
    readonly hands: ComparedHands | null;
  }
  interface DealerPlayView {
    readonly cards: DealerCards | null;
  }
  interface PitPlayView {
    readonly cards: DealerCards | null;
  }
  interface AuditorPlayView {
    readonly cards: DealerCards | null;
  }
}
