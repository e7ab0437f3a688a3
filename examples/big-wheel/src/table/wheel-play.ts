import type { Because } from '@baize/game';
import type { DrawnProof, SettledTerminal } from '@baize/table/kit';
import type { WheelGame } from '../game.ts';
import type { Stop } from '../wheel.ts';
import type { WHEEL_COMMANDS } from './wheel-commands.ts';

/** What a round of the wheel remembers of its play. */
export interface WheelPlay {
  readonly turns: number | null;
  /** What two have read that must agree. */
  readonly stops: { readonly dealer: Stop | null; readonly device: Stop | null };
}

interface Fact {
  readonly because: Because;
}

/** What happens only at tables with a wheel. */
export type WheelEvent =
  | ({ readonly type: 'WheelSpun'; readonly turns: number } & Fact)
  | ({
      readonly type: 'StopRead';
      readonly source: 'dealer' | 'device';
      readonly stop: Stop;
    } & Fact)
  | ({
      readonly type: 'StopRegistered';
      readonly round: string;
      readonly stop: Stop;
      readonly source: 'dealer' | 'device' | 'virtual';
      /** The seed it was drawn from; absent where somebody read the wheel. */
      readonly proof?: DrawnProof;
      readonly settled: readonly SettledTerminal[];
    } & Fact);

type WheelEvents = { readonly [Event in WheelEvent as Event['type']]: Event };

// What this mechanic adds to the words of a table.
declare module '@baize/table/contributions' {
  interface MechanicEvents extends WheelEvents {}
  interface MechanicFacts {
    readonly WheelSpun: 'turns';
    readonly StopRegistered: 'round' | 'stop' | 'source' | 'proof';
  }
  interface MechanicCommands {
    readonly 'big-wheel': typeof WHEEL_COMMANDS;
  }
  interface MechanicGames {
    readonly 'big-wheel': WheelGame;
  }
  interface MechanicOutcomes {
    readonly 'big-wheel': Stop;
  }
  interface RoundPlay extends WheelPlay {}
}
