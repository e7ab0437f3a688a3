import { money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { emptyTable } from '@baize/house';
import {
  type Actor,
  type Answer,
  type Command,
  noRefusals,
  operateOnce,
  type Recorded,
  type StaffRole,
  type TableConfig,
  type TableState,
} from '@baize/table';

/** A real table of the domain that a test drives by hand; no clock but the machine's. */
export interface ScriptedTable {
  state(): TableState;
  facts(): readonly Recorded[];
  /** Gives a command and tells everybody who listens. */
  operate(by: Actor, command: Command, op?: string): Answer;
  /** The same, where the script is wrong if it is not accepted. */
  give(by: Actor, command: Command): void;
  subscribe(listener: (facts: readonly Recorded[]) => void): () => void;
}

export function staff(position: StaffRole): Actor {
  return { kind: 'staff', id: `demo-${position}`, position };
}

export function terminal(id: string): Actor {
  return { kind: 'terminal', id };
}

export function createScriptedTable(): ScriptedTable {
  let state = emptyTable();
  let refusals = noRefusals();
  let count = 0;
  const facts: Recorded[] = [];
  const listeners = new Set<(facts: readonly Recorded[]) => void>();
  const operate = (by: Actor, command: Command, op = `scripted-${++count}`): Answer => {
    const done = operateOnce(state, refusals, { op, at: Date.now(), by, command });
    ({ state, refusals } = done);
    if (done.answer.type === 'accepted') {
      const { events } = done.answer;
      facts.push(...events);
      for (const listener of listeners) listener(events);
    }
    return done.answer;
  };
  return {
    state: () => state,
    facts: () => facts,
    operate,
    give: (by, command) => {
      const answer = operate(by, command);
      if (answer.type === 'refused') throw new Error(answer.refusal.message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Limits like those of the pictures: even money 25 to 10,000, everything else 5 to 200. */
export function configFor(game: string, changes: Partial<TableConfig> = {}): TableConfig {
  const even = { minimum: money(2_500), maximum: money(1_000_000) };
  return {
    table: 'T07',
    game,
    readings: DEFAULT_READINGS,
    houseTable: null,
    unit: money(100),
    limits: {
      default: { minimum: money(500), maximum: money(20_000) },
      kinds: { big: even, small: even, odd: even, even },
    },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: 25,
    bettingSecondsMinimum: 0,
    boxes: 0,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 60,
    ...changes,
  };
}
