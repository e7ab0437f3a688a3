import type { Outcome, WireCommand } from '@baize/protocol/client';
import { newOperationId } from '../../session/operation-id.ts';
import { amountText } from '../../text/amount.ts';
import type { PanelWords } from '../words/panels-en.ts';

type Answered = Extract<Outcome, { type: 'answered' }>['answer'];
type Accepted = Exclude<Answered, { type: 'refused' }>;
export type Refusal = Extract<Answered, { type: 'refused' }>['refusal'];
type RefusalCode = Refusal['code'];

/** Why something was not taken, kept as facts so that it can be said in any language. */
export interface Tip {
  readonly id: string;
  /** The area it stands above; null where it concerns none. */
  readonly bet: string | null;
  readonly code: RefusalCode | 'not-registered' | 'not-repeated' | 'not-doubled' | 'fault';
  readonly because: readonly string[];
  /** The limit, minimum or unit it is about, or the amount that came back. */
  readonly amount: number | null;
  readonly taken: number;
  readonly offered: number;
  /** What was registered on the area when this was decided. */
  readonly kept: number;
  readonly isShared: boolean;
  readonly count: { readonly left: number; readonly all: number };
}

const NOTHING_SAID = {
  because: [],
  amount: null,
  taken: 0,
  offered: 0,
  kept: 0,
  isShared: false,
  count: { left: 0, all: 0 },
} as const satisfies Partial<Tip>;

/** What a player is told of an answer; null where there is nothing to tell. */
export function tipOn(command: WireCommand, outcome: Outcome, limits: Limits): Tip | null {
  const id = newOperationId();
  const bet = 'bet' in command ? command.bet : null;
  switch (outcome.type) {
    case 'answered': {
      const { answer } = outcome;
      if (answer.type === 'refused') {
        return refusalTip(id, bet, answer.refusal, limits);
      }
      if (command.type === 'RepeatBets') return leftOutTip(id, 'repeat', answer);
      if (command.type === 'DoubleBets') return leftOutTip(id, 'double', answer);
      return placedTip(id, answer, limits);
    }
    case 'not-registered':
      return command.type === 'PlaceBet' ? returnedTip(id, bet, command.stake) : null;
    case 'fault':
      return faultTip(id, bet);
    default:
      return null;
  }
}

/** A full area is refused with the room that is left; a player wants to know its maximum. */
export function refusalTip(
  id: string,
  bet: string | null,
  { code, because, amount, registered }: Refusal,
  limits: Limits,
): Tip {
  const isFull = code === 'above-maximum' && bet !== null;
  return {
    ...NOTHING_SAID,
    id,
    bet,
    code,
    because,
    amount: isFull ? limits.maximumOf(bet) : (amount ?? null),
    // What the view has may be older than the decision, or younger.
    kept: registered ?? 0,
  };
}

function faultTip(id: string, bet: string | null): Tip {
  return { ...NOTHING_SAID, id, bet, code: 'fault' };
}

function returnedTip(id: string, bet: string | null, amount: number): Tip {
  return { ...NOTHING_SAID, id, bet, code: 'not-registered', amount };
}

export interface Limits {
  /** The maximum of an area, as the view has it. */
  readonly maximumOf: (bet: string) => number;
  /** Whether a box is shared by everybody at the table. */
  readonly isShared: boolean;
}

/** What was taken only in part when one chip was placed. */
export function placedTip(id: string, answer: Accepted, limits: Limits): Tip | null {
  const [rejected] = answer.rejected ?? [];
  if (!rejected) return null;
  const change = answer.changes?.find(({ bet }) => bet === rejected.bet);
  const taken = change ? change.to - change.from : 0;
  return {
    ...NOTHING_SAID,
    id,
    bet: rejected.bet,
    code: rejected.code,
    because: rejected.because,
    amount: limits.maximumOf(rejected.bet),
    taken,
    offered: taken + rejected.amount,
    kept: change?.to ?? 0,
    isShared: limits.isShared,
  };
}

/** What a double or a rebet had to leave out. */
export function leftOutTip(id: string, command: 'repeat' | 'double', answer: Accepted): Tip | null {
  const rejected = answer.rejected ?? [];
  const [first] = rejected;
  if (!first) return null;
  const left = new Set(rejected.map(({ bet }) => bet)).size;
  const changed = new Set(answer.changes?.map(({ bet }) => bet));
  for (const { bet } of rejected) changed.add(bet);
  return {
    ...NOTHING_SAID,
    id,
    bet: null,
    code: command === 'repeat' ? 'not-repeated' : 'not-doubled',
    because: first.because,
    count: { left, all: changed.size },
  };
}

/** The lines of a tip; the second one is said more quietly. */
export function tipLines(tip: Tip, { tips }: PanelWords): readonly string[] {
  const amount = tip.amount === null ? '' : amountText(tip.amount);
  const parts = [amountText(tip.taken), amountText(tip.offered)] as const;
  switch (tip.code) {
    case 'below-minimum':
      return [tips.belowMinimum(amount)];
    case 'above-maximum':
      if (tip.isShared && tip.offered > 0) return [tips.tableMaximum(...parts)];
      return [
        tips.aboveMaximum(amount),
        ...(tip.kept > 0 ? [tips.keptAt(amountText(tip.kept))] : []),
      ];
    case 'above-differential':
      return [tip.offered > 0 ? tips.differentialPart(...parts) : tips.differential];
    case 'not-enough-credit':
      return [tips.credit];
    case 'bets-closed':
      return [tips.closed];
    case 'no-round':
    case 'wrong-phase':
    case 'table-not-open':
    case 'table-paused':
    case 'table-suspended':
      return [tips.notOpen];
    case 'terminal-locked':
      return [tips.locked];
    case 'not-a-multiple-of-the-unit':
      return [tips.unit(amount)];
    case 'nothing-to-undo':
      return [tips.nothingToUndo];
    case 'nothing-staked':
      return [tips.nothingStaked];
    case 'nothing-to-repeat':
      return [tips.nothingToRepeat];
    case 'not-registered':
      return [tips.returned(amount)];
    case 'own-limit-reached':
      return [tip.amount ? tips.ownLimitLeaves(amount) : tips.ownLimit];
    case 'not-repeated':
      return [tips.notRepeated(tip.count.left, tip.count.all)];
    case 'not-doubled':
      return [tips.notDoubled(tip.count.left, tip.count.all)];
    default:
      return [tips.other, tip.code];
  }
}
