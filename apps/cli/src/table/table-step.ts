import { assertNever } from '@baize/exact';
import { atCards, walkAway } from './card-table.ts';
import { atDice } from './dice-table.ts';
import { atLobby, lobbyText } from './lobby.ts';
import { creditText, giveBack, OPENING_CREDIT } from './place-stake.ts';
import { type State, type Step, stay, type World } from './state.ts';

export function opening(world: Pick<World, 'games'>): Step {
  return stay(
    { at: 'lobby', credit: OPENING_CREDIT },
    'Welcome to Baize. Amounts are minor units. Which game?',
    ...lobbyText(world),
  );
}

/** What one line of input leads to, wherever the person is. */
export function tableStep(state: State, input: string, world: World): Step {
  const line = input.trim();
  if (line === '') return stay(state);
  const word = line.toLowerCase();
  if (word === 'quit' || word === 'exit' || word === 'q') return leave(state, world);
  switch (state.at) {
    case 'lobby':
      return atLobby(state, line, world);
    case 'dice':
    case 'cards':
      if (word === 'games' || word === 'game') return backToLobby(state, world);
      return state.at === 'dice' ? atDice(state, line, world) : atCards(state, line, world);
    case 'door':
      return stay(state);
    default:
      return assertNever(state);
  }
}

/** Bets that were not settled go back; cards that were dealt cannot be left, as at a real table. */
function backToLobby(state: Extract<State, { readonly at: 'dice' | 'cards' }>, world: World): Step {
  if (state.at === 'cards' && state.dealt !== null) {
    return stay(state, 'The cards are dealt: set them first, for instance `house way`.');
  }
  const credit = giveBack(state.credit, state.bets);
  return stay({ at: 'lobby', credit }, 'Which game?', ...lobbyText(world));
}

function leave(state: State, world: World): Step {
  if (state.at === 'cards' && state.dealt !== null) {
    const settled = walkAway({ ...state, dealt: state.dealt }, world);
    const { credit } = settled.state;
    return stay({ at: 'door', credit }, ...settled.say, `Goodbye. ${creditText(credit)}`);
  }
  const credit = giveBack(state.credit, 'bets' in state ? state.bets : []);
  return stay({ at: 'door', credit }, `Goodbye. ${creditText(credit)}`);
}

export function promptOf(state: State): string {
  switch (state.at) {
    case 'dice':
    case 'cards':
      return `${state.game.id}> `;
    default:
      return 'baize> ';
  }
}
