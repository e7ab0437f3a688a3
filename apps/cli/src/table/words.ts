import { SI_KI_PI_BETS } from '@baize/si-ki-pi';
import type { State, World } from './state.ts';

/** What the Tab key may complete, wherever the person is. */
export function wordsFor(state: State, { games }: Pick<World, 'games'>): readonly string[] {
  switch (state.at) {
    case 'lobby':
      return [...games.map(({ id }) => id), 'help', 'quit'];
    case 'dice':
      return [
        ...state.game.wagers.map(({ text }) => `${text} `),
        ...['roll', 'bets', 'undo', 'clear', 'again', 'areas', 'why', 'games', 'help', 'quit'],
      ];
    case 'cards':
      return [
        ...SI_KI_PI_BETS.map((bet) => `${bet} `),
        ...['deal', 'house way', 'set ', 'bets', 'clear', 'why', 'games', 'help', 'quit'],
      ];
    case 'door':
      return [];
  }
}
