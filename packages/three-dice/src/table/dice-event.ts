import type { Money } from '@baize/exact';
import type { Because, Shaker } from '@baize/game';
import type { Posting, SettledTerminal } from '@baize/table/kit';
import type { ReadableDice } from '../outcome-established.ts';
import type { Roll } from '../roll.ts';

interface Fact {
  readonly because: Because;
}

export type EquipmentEvent =
  | ({
      readonly type: 'InspectionRecorded';
      readonly entered: Roll;
      readonly lit: readonly string[];
      readonly shakes: number;
    } & Fact)
  | ({ readonly type: 'ShiftBegan' } & Fact)
  | ({ readonly type: 'ShiftInspectionRecorded'; readonly shakes: number } & Fact)
  | ({ readonly type: 'DiceChanged'; readonly dice: string } & Fact)
  | ({ readonly type: 'ShakerFitted'; readonly shaker: Shaker } & Fact)
  | ({ readonly type: 'ShakerRemoved'; readonly shaker: Shaker } & Fact);

export type TossEvent =
  | ({ readonly type: 'DiceTumbled'; readonly tumbles: number } & Fact)
  | ({ readonly type: 'TumbleIgnored'; readonly tumbles: number } & Fact)
  | ({ readonly type: 'DiceUncovered' } & Fact)
  | ({ readonly type: 'NoRollCalled' } & Fact)
  | ({
      readonly type: 'ReadingTaken';
      readonly source: 'dealer' | 'device';
      readonly dice: Roll;
    } & Fact)
  | ({ readonly type: 'ReaderSetAside'; readonly round: string; readonly reason: string } & Fact)
  | ({
      readonly type: 'KnownBetsSettled';
      readonly round: string;
      /** The dice that could be read; null for one that never can. */
      readonly readable: ReadableDice;
      /** Bets with one result, whatever the others show... */
      readonly settled: readonly SettledTerminal[];
      /** ...and those that wait for the shift manager, under this matter. */
      readonly rest: readonly {
        readonly terminal: string;
        readonly bets: readonly string[];
        readonly amount: Money;
      }[];
      readonly matter: string | null;
      readonly postings: readonly Posting[];
    } & Fact)
  | ({
      readonly type: 'ResultRegistered';
      readonly round: string;
      readonly dice: Roll;
      readonly source: 'dealer' | 'device' | 'virtual';
      readonly proof: { readonly seed: string; readonly closeHash: string } | null;
      readonly settled: readonly SettledTerminal[];
    } & Fact);

/** What happens only at tables of three dice. */
export type DiceEvent = EquipmentEvent | TossEvent;
export type DiceEvents = { readonly [Event in DiceEvent as Event['type']]: Event };
