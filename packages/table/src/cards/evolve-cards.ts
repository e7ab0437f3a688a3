import type { TableState } from '../state.ts';
import type { CardEvent } from './card-event.ts';

export function evolveCards(state: TableState, _event: CardEvent): TableState {
  return state;
}
