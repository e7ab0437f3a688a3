import { nearest } from '../text/nearest.ts';
import { titleOf } from '../title.ts';
import { CARD_HELP } from './card-table.ts';
import { DICE_HELP } from './dice-table.ts';
import { creditText } from './place-stake.ts';
import { type State, type Step, stay, type World } from './state.ts';

type LobbyState = Extract<State, { readonly at: 'lobby' }>;

export function lobbyText({ games }: Pick<World, 'games'>): readonly string[] {
  const width = `${games.length}`.length;
  return games.map(
    (entry, index) => `  ${`${index + 1}`.padStart(width)}  ${titleOf(entry)}  (${entry.id})`,
  );
}

/** Chooses a game by its number in the list or by its id. */
export function atLobby(state: LobbyState, line: string, world: World): Step {
  const { games } = world;
  const word = line.toLowerCase();
  if (word === 'help' || word === '?' || word === 'games') {
    return stay(state, 'Choose a game by its number or id, or `quit`.', ...lobbyText(world));
  }
  const id = /^\d+$/.test(word) ? games[Number(word) - 1]?.id : word;
  const game = id === undefined ? null : world.open(id);
  if (game === null)
    return stay(state, `There are ${games.length} games; choose 1 to ${games.length}.`);
  if (!game.ok) {
    const suggestion = nearest(
      word,
      games.map((entry) => entry.id),
    );
    const hint = suggestion === null ? 'choose a number from the list' : `is it ${suggestion}?`;
    return stay(state, `There is no game "${line}"; ${hint}`);
  }
  const { credit } = state;
  const opened = game.value;
  const welcome = [`You are at ${titleOf(opened)}. Stakes are multiples of ${opened.unit}.`];
  if (opened.mechanic === 'three-dice') {
    return {
      state: { at: 'dice', credit, game: opened, bets: [], last: null, lastBets: [] },
      say: [...welcome, ...DICE_HELP, creditText(credit)],
    };
  }
  return {
    state: { at: 'cards', credit, game: opened, bets: [], dealt: null, last: null },
    say: [...welcome, ...CARD_HELP, creditText(credit)],
  };
}
