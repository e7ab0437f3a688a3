import { createInterface, type Interface } from 'node:readline';
import { assertNever } from '@baize/exact';
import type { Io } from '../io.ts';
import type { GameOpener } from '../settle-request/open-game.ts';
import { nearest } from '../text/nearest.ts';
import { styleFor } from '../text/style.ts';
import { titleOf } from '../title.ts';
import { atCards, CARD_HELP, walkAway } from './card-table.ts';
import { atDice, DICE_HELP } from './dice-table.ts';
import { creditText, giveBack, OPENING_CREDIT } from './place-stake.ts';
import { type State, type Step, stay, type World } from './state.ts';
import { wordsFor } from './words.ts';

/** The conversation at the terminal, until the person leaves or the input ends. */
export async function tableProgram(io: Io, open: GameOpener): Promise<void> {
  const { games } = io.library;
  const world = { open, games, draw: await io.loadDraw(), style: styleFor(io.hasColours) };
  const say = (lines: readonly string[]): void => {
    if (lines.length > 0) io.out.write(`${lines.join('\n')}\n`);
  };
  const first = opening(world);
  let { state } = first;
  say(first.say);
  const typed = typedLines(io, () => state);
  const ask = (): void => {
    if (io.screen === null) return;
    typed.setPrompt(promptOf(state));
    typed.prompt();
  };
  ask();
  for await (const line of typed) {
    // Piped input is not on the screen already, and a transcript without it would be half a talk.
    if (io.screen === null) io.out.write(`${promptOf(state)}${line}\n`);
    const step = tableStep(state, line, world);
    state = step.state;
    say(step.say);
    await io.out.drained();
    if (state.at === 'door' || io.out.isClosed()) break;
    ask();
  }
  typed.close();
  // A stream left open would keep the process waiting for more input.
  io.input.destroy();
}

function typedLines(io: Io, stateNow: () => State): Interface {
  if (io.screen === null) return createInterface({ input: io.input, terminal: false });
  return createInterface({
    input: io.input,
    output: io.screen,
    terminal: true,
    completer: (line: string) => {
      const words = wordsFor(stateNow(), io.library).filter((word) => word.startsWith(line));
      return [words, line];
    },
  });
}

function opening(world: Pick<World, 'games'>): Step {
  return stay(
    { at: 'lobby', credit: OPENING_CREDIT },
    'Welcome to Baize. Amounts are minor units. Which game?',
    ...lobbyText(world),
  );
}

/** What one line of input leads to, wherever the person is. */
function tableStep(state: State, input: string, world: World): Step {
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

function promptOf(state: State): string {
  switch (state.at) {
    case 'dice':
    case 'cards':
      return `${state.game.id}> `;
    default:
      return 'baize> ';
  }
}

type LobbyState = Extract<State, { readonly at: 'lobby' }>;

function lobbyText({ games }: Pick<World, 'games'>): readonly string[] {
  const width = `${games.length}`.length;
  return games.map(
    (entry, index) => `  ${`${index + 1}`.padStart(width)}  ${titleOf(entry)}  (${entry.id})`,
  );
}

/** Chooses a game by its number in the list or by its id. */
function atLobby(state: LobbyState, line: string, world: World): Step {
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
