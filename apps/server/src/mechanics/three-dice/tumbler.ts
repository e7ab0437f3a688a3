import { setTimeout as sleep } from 'node:timers/promises';
import { drawBelow } from '@baize/chance';
import { assert } from '@baize/exact';
import { FACES, type Face, type Roll } from '@baize/three-dice';
import { type DeviceClient, roundAwaiting, sayOnce } from '../../devices/device-client.ts';

const PIPS: Readonly<Record<Face, readonly [string, string, string]>> = {
  1: ['       ', '   o   ', '       '],
  2: [' o     ', '       ', '     o '],
  3: [' o     ', '   o   ', '     o '],
  4: [' o   o ', '       ', ' o   o '],
  5: [' o   o ', '   o   ', ' o   o '],
  6: [' o   o ', ' o   o ', ' o   o '],
};

const ROWS = [0, 1, 2] as const;

/** Three dice in a dome, in seven lines. `lift` raises dice from the floor of it, as they jump. */
export function dicePicture(roll: Roll, lift: readonly [number, number, number]): string[] {
  const columns = roll.map((face, index) => dieColumn(face, lift[index] ?? 0));
  return Array.from({ length: HEIGHT }, (_, line) =>
    `  | ${columns.map((column) => column[line] ?? BLANK).join(' ')} |`.trimEnd(),
  );
}

export const HEIGHT = 7;
const BLANK = '         ';
const EDGE = '+-------+';

function dieColumn(face: Face, lift: number): readonly string[] {
  const die = [EDGE, ...ROWS.map((row) => `|${PIPS[face][row]}|`), EDGE];
  const above = Array.from({ length: HEIGHT - die.length - lift }, () => BLANK);
  return [...above, ...die, ...Array.from({ length: lift }, () => BLANK)];
}

export interface TumblerOptions {
  readonly client: DeviceClient;
  readonly table: string;
  readonly write: (text: string) => void;
  /** Whether pictures may be drawn over each other. */
  readonly isScreen: boolean;
  /** Milliseconds between two looks at the table, and of one picture. */
  readonly every: number;
  readonly jumps: number;
  readonly signal: AbortSignal;
}

/** Watches a table, tumbles three dice when it waits for them, and says what they show. */
export async function runTumbler(options: TumblerOptions): Promise<void> {
  const { client, table, write, every, signal } = options;
  let read: string | null = null;
  /** Dice nobody has taken up yet; they are read again, not thrown again. */
  const lying = new Map<string, Roll>();
  const say = sayOnce(write);
  while (!signal.aborted) {
    const found = await client.table(table);
    const round = found.ok && found.value ? roundAwaiting('register-result', found.value) : null;
    if (!found.ok) say(found.error);
    else if (!found.value) say(`This floor has no table ${table}.`);
    else if (round === null || round === read)
      say(describeWaiting(found.value.round?.phase ?? 'idle'));
    else {
      const dice = lying.get(round) ?? (await tumble(options, round));
      lying.clear();
      const answer = await client.says(table, round, { dice, flat: true });
      const shown = `${round}: ${dice.join(' ')}`;
      say(answer.ok ? `${shown}, registered` : `${shown}, not registered: ${answer.error}`);
      if (answer.ok) read = round;
      else {
        lying.set(round, dice);
        await pause(AGAIN, signal);
      }
    }
    await pause(every, signal);
  }
}

/** Between two attempts to have the same dice registered. */
const AGAIN = 1000;

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}

function describeWaiting(phase: string): string {
  return phase === 'idle' ? 'Between rounds.' : `The round is ${phase}; the dice rest.`;
}

/** Dice that jump for a while and come to rest; a fair throw of the operating system's. */
async function tumble(
  { write, isScreen, every, jumps, signal }: TumblerOptions,
  round: string,
): Promise<Roll> {
  write(`Tumbling for ${round}.\n`);
  if (isScreen) {
    for (let jump = 0; jump < jumps && !signal.aborted; jump += 1) {
      const lift = () => drawBelow(HEIGHT - 4);
      draw(write, dicePicture(throwDice(), [lift(), lift(), lift()]), jump > 0);
      await pause(every, signal);
    }
  }
  const dice = throwDice();
  draw(write, dicePicture(dice, [0, 0, 0]), isScreen && jumps > 0);
  return dice;
}

/** Over the picture before, where there is one. */
function draw(write: (text: string) => void, picture: readonly string[], isOver: boolean): void {
  const up = isOver ? `\u001b[${HEIGHT}A` : '';
  write(`${up}${picture.map((line) => `${isOver ? '\u001b[2K' : ''}${line}\n`).join('')}`);
}

function throwDice(): Roll {
  return [throwDie(), throwDie(), throwDie()];
}

function throwDie(): Face {
  const face = FACES[drawBelow(FACES.length)];
  assert(face !== undefined, 'One of six is one of six.');
  return face;
}
