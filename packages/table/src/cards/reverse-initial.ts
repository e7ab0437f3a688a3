import { type Money, minus, NOTHING, smaller } from '@baize/exact';
import {
  commissionOf,
  creditOf,
  type Posting,
  posting,
  postingsFor,
  receivableOf,
  winOf,
} from '@baize/ledger';
import { type Because, because, ruleOf } from '@baize/rules';
import type { Case } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { movementOf } from '../round/money.ts';
import type { SettledTerminal } from '../round/settled.ts';
import { terminalOf } from '../session/seated.ts';
import { spendable } from '../session/terminal.ts';
import type { Round, TableState } from '../state.ts';

/**
 * A round that becomes void between its two settlements: lost stakes come back from the house,
 * winnings and commission go back to it. What a player has already spent is owed.
 */
export function reversedInitial({ state, rules }: Case, cause: Because): readonly TableEvent[] {
  const { round } = state;
  const settled = round?.cards?.initialSettled;
  if (!round || !settled) return [];
  const reasons = because(...cause, ...ruleOf(rules.book, 'void-returns-bets', 'claw-back'));
  const postings: Posting[] = [];
  const owed: { terminal: string; amount: Money }[] = [];
  for (const each of settled) {
    const { commission } = movementOf(each);
    const { table } = rules.config;
    const win = winOf(table);
    const key = `${round.id}:reverse:${each.terminal}`;
    const commissionKey = `${key}:commission`;
    postings.push(
      ...postingsFor(commissionOf(table), win, commission, commissionKey, reasons),
      ...settledAgain(each, state, win, key, reasons),
    );
    const rest = owedBy(each, state);
    if (rest > 0) owed.push({ terminal: each.terminal, amount: rest });
  }
  return [{ type: 'InitialBetsReversed', round: round.id, owed, postings, because: reasons }];
}

/** What of a closed round still lies in escrow, player by player. */
export function heldInEscrow({ closed, cards }: Round) {
  return (closed ?? []).map(({ terminal, total }) => {
    const settled = cards?.initialSettled?.find((each) => each.terminal === terminal);
    return { terminal, amount: minus(total, settled?.staked ?? NOTHING) };
  });
}

function settledAgain(
  settled: SettledTerminal,
  state: TableState,
  win: ReturnType<typeof winOf>,
  key: string,
  reasons: Because,
): readonly Posting[] {
  const { terminal } = settled;
  const due = dueOf(settled);
  if (due >= 0) return postingsFor(win, creditOf(terminal), due, key, reasons);
  const rest = owedBy(settled, state);
  const taken = minus(minus(NOTHING, due), rest);
  return [
    ...postingsFor(creditOf(terminal), win, taken, key, reasons),
    ...(rest > 0 ? [posting(receivableOf(terminal), win, rest, `${key}:owed`, reasons)] : []),
  ];
}

/** Positive where the house gives back, negative where the player does. */
function dueOf(settled: SettledTerminal): Money {
  const { lost, won } = movementOf(settled);
  return minus(lost, won);
}

/** What the credit does not hold any more of what has to go back. */
function owedBy(settled: SettledTerminal, state: TableState): Money {
  const due = dueOf(settled);
  if (due >= 0) return NOTHING;
  const terminal = terminalOf(state, settled.terminal);
  const back = minus(NOTHING, due);
  return minus(back, terminal ? smaller(back, spendable(terminal)) : NOTHING);
}
