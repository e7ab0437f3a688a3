import { createInterface, type Interface } from 'node:readline';
import { assertNever } from '@baize/exact';
import type { Io } from '../io.ts';
import type { GameOpener } from '../settle-request/open-game.ts';
import { nearest } from '../text/nearest.ts';
import { styleFor } from '../text/style.ts';
import { titleOf } from '../title.ts';
import { creditText, OPENING_CREDIT } from './place-stake.ts';
import { type Seat, type State, type Step, stay, type World } from './state.ts';

/** The conversation at the terminal, until the person leaves or the input ends. */
export async function tableProgram(io: Io, open: GameOpener): Promise<void> {
  const { games } = io.library;
  const world = { open, games, draw: await io.loadDraw(), style: styleFor(io.hasColours) };
  const say = (lines: readonly string[]): void => {
    if (lines.length > 0) io.out.write(`${lines.join('\n')}\n`);
  };
  const first = openLobby(world);
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

function openLobby(world: Pick<World, 'games'>): Step {
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
    case 'table':
      if (word === 'games' || word === 'game') return backToLobby(state, world);
      return state.hear(line, world);
    case 'door':
      return stay(state);
    default:
      return assertNever(state);
  }
}

/** Bets that were not settled go back; cards that were dealt cannot be left, as at a real table. */
function backToLobby(seat: Seat, world: World): Step {
  if (seat.keeps !== null) return stay(seat, seat.keeps);
  const { credit } = seat.leave(world);
  return stay({ at: 'lobby', credit }, 'Which game?', ...lobbyText(world));
}

function leave(state: State, world: World): Step {
  const { credit, say } = state.at === 'table' ? state.leave(world) : { ...state, say: [] };
  return stay({ at: 'door', credit }, ...say, `Goodbye. ${creditText(credit)}`);
}

function promptOf(state: State): string {
  return state.at === 'table' ? `${state.game}> ` : 'baize> ';
}

/** What the Tab key may complete, wherever the person is. */
function wordsFor(state: State, { games }: Pick<World, 'games'>): readonly string[] {
  switch (state.at) {
    case 'lobby':
      return [...games.map(({ id }) => id), 'help', 'quit'];
    case 'table':
      return state.words();
    default:
      return [];
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
  const opened = game.value;
  if (opened.sit === null) {
    return stay(state, `${opened.id} is played with other hands: use \`baize play\`.`);
  }
  const seated = opened.sit(state.credit);
  const welcome = `You are at ${titleOf(opened)}. Stakes are multiples of ${opened.unit}.`;
  return { ...seated, say: [welcome, ...seated.say] };
}
