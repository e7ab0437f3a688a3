import { emptyTable } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../state.ts';
import { ANN, at, dealer, supervisor } from '../testing/floor.ts';
import { cardState, DEALT, diceStates, resultedState } from '../testing/tables.ts';
import { auditorView } from './auditor-view.ts';
import { dealerView } from './dealer-view.ts';
import { displayView } from './display-view.ts';
import { pitView } from './pit-view.ts';
import { drawOwnView, drawTableView, playerView, VIEW_ROLES } from './role-views.ts';

const dice = diceStates('rws-tai-sai-v5/c', 50_000);
const { now } = dice;
const STATES: readonly (readonly [string, TableState])[] = [
  ['that nothing has happened at', emptyTable()],
  ['between rounds, with a request that waits', dice.between],
  ['while bets are open', dice.betting],
  ['with a result', resultedState().state],
  ['of cards', cardState(DEALT, 'dealt').state],
];

describe.each(STATES)('a table %s', (_, state) => {
  const { sequence } = state;

  test('is sent in two parts, which are together what somebody of a role sees', () => {
    const whole = (role: 'player' | 'dealer' | 'pit', by: typeof dealer) => ({
      ...drawTableView(role, state),
      sequence,
      ...drawOwnView(role, by, state, now),
    });
    expect(whole('player', at(ANN))).toEqual(playerView(state, ANN, now));
    expect(whole('dealer', dealer)).toEqual(dealerView(state, dealer, now));
    expect(whole('pit', supervisor)).toEqual(pitView(state, supervisor, now));
    expect({ ...drawTableView('display', state), sequence }).toEqual(displayView(state));
    expect({ ...drawTableView('auditor', state), sequence }).toEqual(auditorView(state));
  });

  test('shows everybody of a role the same, whatever is counted on unseen', () => {
    for (const role of VIEW_ROLES) {
      const view = drawTableView(role, state);
      expect(view).toMatchObject({ role });
      expect(view).not.toHaveProperty('sequence');
      expect(drawTableView(role, { ...state, sequence: sequence + 1 })).toEqual(view);
    }
  });

  test('has nothing of their own for whoever is nobody, or looks as somebody else', () => {
    for (const role of VIEW_ROLES) expect(drawOwnView(role, null, state, now)).toBeNull();
    expect(drawOwnView('player', dealer, state, now)).toBeNull();
    for (const role of ['display', 'auditor'] as const) {
      expect(drawOwnView(role, supervisor, state, now)).toBeNull();
    }
  });
});
