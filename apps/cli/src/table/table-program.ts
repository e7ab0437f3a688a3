import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';
import type { GameOpener } from '../settle-request/open-game.ts';
import { styleFor } from '../text/style.ts';
import type { State } from './state.ts';
import { opening, promptOf, tableStep } from './table-step.ts';
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
