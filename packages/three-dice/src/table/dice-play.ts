import type { Money } from '@baize/exact';
import type { Because } from '@baize/game';
import type { SettledTerminal } from '@baize/table/kit';
import type { ReadableDice } from '../outcome-established.ts';
import type { Roll } from '../roll.ts';
import type { DiceGame } from '../settle.ts';

import type { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
import type { DiceEvents } from './dice-event.ts';
import type { Trends } from './road.ts';

/** What a round of dice remembers of its play. */
export interface DicePlay {
  readonly tumbles: number | null;
  /** Readings of two sources that still have to agree. */
  readonly readings: { readonly dealer: Roll | null; readonly device: Roll | null };
  /** The dice that could be read when the round was interrupted. */
  readonly readable: ReadableDice | null;
  /** Whether two people have set the device that reads the dice aside. */
  readonly isReaderAside: boolean;
  /** What was settled although a die can never be read, and the matter the rest waits for. */
  readonly known?: { readonly settled: readonly SettledTerminal[]; readonly matter: string | null };
}

/** Dice of which some can never be read; `matter` once what the others decide has been settled. */
export interface UnreadView {
  readonly readable: ReadableDice;
  readonly matter: string | null;
}

/** What became of a player's own bets although a die can never be read. */
export interface OwnUnreadView {
  readonly readable: ReadableDice;
  readonly lines: SettledTerminal['lines'];
  readonly returned: Money;
  /** The own bets that the die would have decided, and what lies on them: somebody has to decide. */
  readonly waits: { readonly bets: readonly string[]; readonly amount: Money };
  readonly because: Because;
}

// What this mechanic adds to the words of a table.
declare module '@baize/table/contributions' {
  interface MechanicEvents extends DiceEvents {}
  interface MechanicFacts {
    readonly DiceTumbled: 'tumbles';
    readonly DiceUncovered: never;
    readonly NoRollCalled: never;
    readonly KnownBetsSettled: 'round' | 'readable';
    readonly ResultRegistered: 'round' | 'dice' | 'source' | 'proof';
  }
  interface MechanicCommands {
    readonly 'three-dice': typeof DICE_COMMANDS & typeof EQUIPMENT_COMMANDS;
  }
  interface MechanicGames {
    readonly 'three-dice': DiceGame;
  }
  interface MechanicOutcomes {
    readonly 'three-dice': Roll;
  }
  interface RoundPlay extends DicePlay {}
  interface RoundView {
    readonly tumbles: number | null;
    readonly tumblesLeast: number | null;
    readonly total: number | null;
  }
  interface EndedView {
    readonly total: number | null;
  }
  interface PublicPlayView {
    /** Null where there are no dice to follow. */
    readonly trends: Trends | null;
  }
  interface DisplayPlayView {
    /** Not null while a round waits because a die can never be read: the dice as far as they were. */
    readonly unread: { readonly readable: ReadableDice } | null;
  }
  interface OwnPlayView {
    /** Not null once bets are settled that a die nobody can read does not change. */
    readonly unread: OwnUnreadView | null;
  }
  interface DealerPlayView {
    /** Not null where an interruption left a die unread: what could be read, and what the rest waits for. */
    readonly unread: UnreadView | null;
    /**
     * Where a device reads the dice too. Its reading is not shown: whoever enters what they see must
     * not be able to copy.
     */
    readonly readings: {
      readonly dealer: Roll | null;
      readonly hasDeviceRead: boolean;
      /** Two people have set the device aside: the dealer alone says what the dice show. */
      readonly isReaderAside: boolean;
    } | null;
  }
  interface PitPlayView {
    readonly unread: UnreadView | null;
    readonly readings: DicePlay['readings'] | null;
  }
  interface AuditedRoundView extends Pick<DicePlay, 'readings'> {}
}
