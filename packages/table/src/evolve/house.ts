import type { TableRules } from '../configuration/table-rules.ts';
import type { Equipment, TableState } from '../state.ts';

/** Whatever ends by itself ends later by as long as the table stood still (P20). */
export function afterStanding(state: TableState, stoodStill: number): TableState {
  const { round, rules } = state;
  if (!round || !rules || stoodStill === 0) return state;
  const closesAt = round.closesAt === null ? null : round.closesAt + stoodStill;
  const play = rules.mechanic.round.stoodStill?.(round.play, stoodStill) ?? round.play;
  return { ...state, round: { ...round, closesAt, play } };
}

/** Whoever sits at a box that is no longer there sits at none. */
export function seatsKept(
  { boxes }: TableState,
  { config, mechanic }: TableRules,
): TableState['boxes'] {
  const count = mechanic.boxesOf(config);
  return new Map([...boxes].filter(([box]) => box <= count));
}

export function withEquipment(state: TableState, change: Partial<Equipment>): TableState {
  return { ...state, equipment: { ...state.equipment, ...change } };
}
