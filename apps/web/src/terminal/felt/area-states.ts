import type { AreaState } from '../../ui/board/area.tsx';
import { type OwnRound, type PlayerView, type ShownRound, shownRound } from '../player-view.ts';

/** A bet that has been sent and not been answered. */
export interface PendingStake {
  readonly bet: string;
  readonly amount: number;
}

export interface FeltMarks {
  readonly pending: readonly PendingStake[];
  /** Areas where something was refused a moment ago, with the amount that flies back. */
  readonly refused: ReadonlyMap<string, number>;
}

/** How every area looks: what the server has registered or settled, and what is on its way. */
export function areaStates(view: PlayerView, marks: FeltMarks): ReadonlyMap<string, AreaState> {
  const shown = shownRound(view);
  const isOver = shown !== null && view.round?.phase !== 'betting';
  return isOver ? endedStates(view, shown, marks) : openStates(view, marks);
}

/** What lies on an area: after the close what was registered then, for nobody adds to it any more. */
export function stakeShown({ areas, closed }: PlayerView, bet: string): number {
  const stakes = closed ?? areas;
  return stakes.find((each) => each.bet === bet)?.stake ?? 0;
}

function openStates(view: PlayerView, marks: FeltMarks): ReadonlyMap<string, AreaState> {
  const frozen = new Map(view.closed?.map(({ bet, stake }) => [bet, stake]));
  const early = linesByBet(view.unread?.lines);
  const states = view.areas.map(({ bet, stake }): [string, AreaState] => [
    bet,
    {
      registered: view.closed ? (frozen.get(bet) ?? 0) : stake,
      pending: pendingOn(bet, marks),
      ...settledLook(early.get(bet)),
      warned: marks.refused.has(bet),
      refused: marks.refused.get(bet) ?? 0,
    },
  ]);
  return new Map(states);
}

type Line = OwnRound['lines'][number];

function linesByBet(lines: readonly Line[] = []): ReadonlyMap<string, Line> {
  return new Map(lines.map((line) => [line.bet, line]));
}

/** How a bet looks that was settled before there is a result, or without one; plain where it was not. */
function settledLook(line: Line | undefined): Pick<AreaState, 'light' | 'returned'> {
  if (!line) return { light: 'plain', returned: null };
  const isWin = line.result === 'win';
  return { light: isWin ? 'lit' : 'dimmed', returned: isWin ? line.returns : null };
}

function endedStates(
  view: PlayerView,
  { winning, own, result, status }: ShownRound,
  marks: FeltMarks,
): ReadonlyMap<string, AreaState> {
  const isLit = new Set(winning);
  const stakes = new Map(own?.stakes.map(({ bet, stake }) => [bet, stake]));
  const lines = linesByBet(own?.lines);
  return new Map(
    view.areas.map(({ bet }): [string, AreaState] => {
      const line = lines.get(bet);
      const look = settledLook(status === 'settled' ? line : undefined);
      const isKept = result !== null || look.light !== 'plain';
      return [
        bet,
        {
          // A void round gives the chips back: they fly to the rack, and nothing is left lying.
          registered: isKept ? (stakes.get(bet) ?? 0) : 0,
          pending: pendingOn(bet, marks),
          light: result ? (isLit.has(bet) ? 'lit' : 'dimmed') : look.light,
          returned: line?.result === 'win' ? line.returns : null,
          warned: marks.refused.has(bet),
          refused: isKept ? (marks.refused.get(bet) ?? 0) : (stakes.get(bet) ?? 0),
        },
      ];
    }),
  );
}

function pendingOn(bet: string, { pending }: FeltMarks): number {
  return pending.filter((each) => each.bet === bet).reduce((sum, { amount }) => sum + amount, 0);
}

export type RecallStep = 'bets' | 'closed' | 'result';

/** A round called up again: the bets as they lay, then what became of them and what else won. */
export function recalledStates(
  { stakes, lines, winning }: OwnRound,
  step: RecallStep,
  areas: readonly string[],
): ReadonlyMap<string, AreaState> {
  const isLit = new Set(winning);
  const staked = new Map(stakes.map(({ bet, stake }) => [bet, stake]));
  const settled = new Map(lines.map((line) => [line.bet, line]));
  const isResult = step === 'result' && lines.length > 0;
  return new Map(
    areas.map((bet): [string, AreaState] => {
      const line = settled.get(bet);
      const isWin = line?.result === 'win';
      return [
        bet,
        {
          registered: staked.get(bet) ?? 0,
          pending: 0,
          light: isResult ? (isWin || isLit.has(bet) ? 'lit' : 'dimmed') : 'plain',
          returned: isResult && isWin ? line.returns : null,
          warned: false,
          refused: 0,
        },
      ];
    }),
  );
}
