import { changesBetween, type Sections } from '@baize/protocol';
import { displayView, evolve, playerView, type Recorded, type TableState } from '@baize/table';

/** What a screen showed from this event on: all of it at first, then what changed. */
export interface ScreenFrame {
  readonly sequence: number;
  readonly at: number;
  readonly view?: Sections;
  readonly rows?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

export interface Screens {
  readonly display: readonly ScreenFrame[];
  readonly terminals: readonly {
    readonly terminal: string;
    readonly frames: readonly ScreenFrame[];
  }[];
}

/**
 * The data the public display and the terminals were sent during a round. It is drawn again from the
 * journal by the function that drew it then.
 */
export function screensOf(
  before: TableState,
  facts: readonly Recorded[],
  round: string,
  terminals: readonly string[],
): Screens {
  const moments = momentsOf(before, facts, round);
  return {
    display: framesOf(moments, ({ state }) => displayView(state)),
    terminals: terminals.map((terminal) => ({
      terminal,
      frames: framesOf(moments, ({ state, at }) => playerView(state, terminal, at)),
    })),
  };
}

interface Moment {
  readonly state: TableState;
  readonly sequence: number;
  readonly at: number;
}

/** The table after each operation, from the opening of the round until it was over. */
function momentsOf(
  before: TableState,
  facts: readonly Recorded[],
  round: string,
): readonly Moment[] {
  const moments: Moment[] = [];
  let state = before;
  for (const [index, fact] of facts.entries()) {
    state = evolve(state, fact);
    if (facts[index + 1]?.op === fact.op) continue;
    moments.push({ state, sequence: fact.sequence, at: fact.at });
    if (state.concluded.has(round)) break;
  }
  return moments;
}

function framesOf(
  moments: readonly Moment[],
  draw: (moment: Moment) => object,
): readonly ScreenFrame[] {
  let shown: Sections = {};
  return moments.flatMap((moment) => {
    // Undefined fields are no fields on a wire, and the sequence stands on the frame itself.
    const drawn: Sections = JSON.parse(JSON.stringify({ ...draw(moment), sequence: undefined }));
    const changes = changesBetween(shown, drawn);
    shown = drawn;
    return changes ? [{ sequence: moment.sequence, at: moment.at, ...changes }] : [];
  });
}
