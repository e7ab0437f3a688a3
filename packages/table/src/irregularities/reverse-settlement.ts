import { type Money, minus, NOTHING, plus, smaller } from '@baize/exact';
import { type Because, because } from '@baize/game';
import { creditOf, escrowOf, type Posting, postingsFor, receivableOf, winOf } from '@baize/ledger';
import type { Case } from '../decision.ts';
import type { EventOf } from '../event.ts';
import { movementOf } from '../round/money.ts';
import type { SettledTerminal } from '../round/settled.ts';
import type { Round } from '../state.ts';
import { type ClawedBack, clawBack, clawBackReasons, resettleCommission } from './claw-back.ts';
import { collectAgain } from './correct-in-progress.ts';
import { type PayableFunds, payableFundsIn } from './payable-funds.ts';

type Reversed = EventOf<'SettlementReversed'>;

/** How far the money of a settlement has moved: not at all, the losers' stakes, or everything. */
export type Moved = 'nothing' | 'collected' | 'paid';

/** What has been settled of a round in progress, as far as taking it back goes. */
export interface Reversal extends PayableFunds {
  readonly table: string;
  readonly round: string;
  readonly moved: Moved;
  readonly settled: readonly SettledTerminal[];
  /** The round is played on with the same stakes, so that all of them lie in escrow again. */
  readonly goesOn: boolean;
  readonly op: string;
  /** Why, and the reading on what can no longer be taken back. */
  readonly because: Because;
  readonly clawBack: Because;
}

/** How far the settlement of a round in progress has moved its money. */
export function movedIn({ phase }: Pick<Round, 'phase'>): Moved {
  if (phase === 'paid') return 'paid';
  return phase === 'collected' ? 'collected' : 'nothing';
}

/** Takes back what was collected and paid of a round in progress, for the decision or the clause that ends it. */
export function reverseSettlement(
  { state, rules, envelope }: Case,
  round: Round,
  { settled, moved, goesOn }: Pick<Reversal, 'settled' | 'moved' | 'goesOn'>,
  cause: Because,
): Reversed {
  return settlementReversed({
    ...payableFundsIn(state, null),
    table: rules.config.table,
    round: round.id,
    settled,
    moved,
    goesOn,
    op: envelope.op,
    because: cause,
    clawBack: clawBackReasons(rules.book),
  });
}

export function settlementReversed(given: Reversal): Reversed {
  const { round, goesOn } = given;
  const { owed, postings, because: reasons } = takenBack(given);
  const event = { type: 'SettlementReversed', round, owed, postings, because: reasons } as const;
  return goesOn ? { ...event, goesOn } : event;
}

function takenBack(given: Reversal): Pick<ClawedBack, 'owed' | 'postings'> & {
  readonly because: Because;
} {
  const { table, round, settled, moved, because: reasons } = given;
  const key = (terminal: string) => `${round}:undo:${terminal}:${given.op}`;
  if (moved === 'nothing') return { owed: [], postings: [], because: reasons };
  if (moved === 'collected') {
    const after = settled.map((each) => ({ ...each, lines: [] }));
    const postings = collectAgain({ table, round, before: settled, after, key, because: reasons });
    return { owed: [], postings, because: reasons };
  }
  if (given.goesOn) return backInEscrow(given, key);
  const changes = settled.map(({ terminal, staked, returned }) => ({
    terminal,
    change: minus(staked, returned),
  }));
  const back = clawBack({ ...given, changes, key });
  const commission = resettleCommission(key, {
    table,
    before: settled,
    after: [],
    because: reasons,
  });
  return { owed: back.owed, postings: [...back.postings, ...commission], because: back.because };
}

/** Every stake lies in escrow again: what was lost comes from the house, what came back from its player. */
function backInEscrow(given: Reversal, key: (terminal: string) => string) {
  const { table, round, settled, because: reasons } = given;
  const escrow = escrowOf(round);
  const parts = settled.map((each) => {
    const { lost, kept, won } = movementOf(each);
    const { terminal } = each;
    const name = key(terminal);
    const stakes = fromPlayer(terminal, escrow, kept, given.available(terminal), `${name}:stakes`);
    const left = minus(given.available(terminal), stakes.taken);
    const winnings = fromPlayer(terminal, winOf(table), won, left, `${name}:winnings`);
    return {
      postings: [
        ...postingsFor(winOf(table), escrow, lost, name, reasons),
        ...stakes.postings(because(...reasons, ...given.clawBack)),
        ...winnings.postings(because(...reasons, ...given.clawBack)),
      ],
      owed: [...stakes.owed, ...winnings.owed],
    };
  });
  const commission = resettleCommission(key, {
    table,
    before: settled,
    after: [],
    because: reasons,
  });
  const isTaken = settled.some((each) => movementOf(each).kept > 0 || movementOf(each).won > 0);
  return {
    owed: joinOwed(parts.flatMap((part) => part.owed)),
    postings: [...parts.flatMap((part) => part.postings), ...commission],
    because: isTaken ? because(...reasons, ...given.clawBack) : reasons,
  };
}

/** What a player gives back: out of the credit as far as it goes, and the rest is owed (P11). */
function fromPlayer(
  terminal: string,
  to: ReturnType<typeof escrowOf>,
  due: Money,
  available: Money,
  name: string,
) {
  const taken = smaller(due, available);
  const rest = minus(due, taken);
  return {
    taken,
    owed: rest > NOTHING ? [{ terminal, amount: rest }] : [],
    postings: (reasons: Because): readonly Posting[] => [
      ...postingsFor(creditOf(terminal), to, taken, name, reasons),
      ...postingsFor(receivableOf(terminal), to, rest, `${name}:owed`, reasons),
    ],
  };
}

function joinOwed(owed: Reversed['owed']): Reversed['owed'] {
  const sums = new Map<string, Money>();
  for (const { terminal, amount } of owed) {
    sums.set(terminal, plus(sums.get(terminal) ?? NOTHING, amount));
  }
  return [...sums].map(([terminal, amount]) => ({ terminal, amount }));
}
