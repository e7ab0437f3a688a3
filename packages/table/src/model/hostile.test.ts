import { COMMAND_TYPES, citationProblems, SHIPPED } from '@baize/house';
import { GAMES } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import type { CommandEnvelope } from '../command.ts';
import { type Answer, operate } from '../decide.ts';
import { seededSource } from '../plausible/source.ts';
import { invariantProblems } from '../scenario/invariants.ts';
import type { TableState } from '../state.ts';
import { corruptAt, PECULIAR, placesOf } from '../testing/hostile.ts';
import { newFloor, sceneAt } from '../testing/simulator/floor.ts';
import { whoGives } from '../testing/simulator/people.ts';
import { plausibleCommand } from '../testing/simulator/plausible-command.ts';
import { setUp } from '../testing/simulator/simulate-floor.ts';
import { takeTurn } from '../testing/simulator/take-turn.ts';

/** A table in the middle of its play, and for every command an order that means something there. */
function tableOf(game: string): {
  readonly state: TableState;
  readonly envelopes: readonly CommandEnvelope[];
} {
  const floor = newFloor([game], 3, SHIPPED);
  const source = seededSource(7n);
  setUp(floor, source);
  const [run] = floor.tables;
  while (run && run.state.round?.closed === undefined) {
    takeTurn(floor, source, { wrongPerson: 0, wrongMoment: 0 });
  }
  if (!run) throw new Error('A floor of one game has a table.');
  const scene = sceneAt(floor, run);
  const envelopes = COMMAND_TYPES.map((type): CommandEnvelope => {
    const command = plausibleCommand(type, source, scene);
    return { op: 'hostile', at: scene.now, by: whoGives(source, command, scene, 0), command };
  });
  return { state: run.state, envelopes };
}

function soundnessOf(answer: Answer, state: TableState): readonly string[] {
  if (answer.type === 'refused') return citationProblems(answer.refusal);
  return invariantProblems(state);
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  const { state, envelopes } = tableOf(game);

  test('every field of every command survives every peculiar value', () => {
    const problems: string[] = [];
    for (const envelope of envelopes) {
      for (const place of placesOf(envelope)) {
        for (const value of PECULIAR) {
          const { answer, state: next } = operate(state, corruptAt(envelope, place, value));
          // Said together at the end: to ask a hundred thousand times takes as long as what is asked about.
          problems.push(...soundnessOf(answer, next).map((each) => `${place.join('.')}: ${each}`));
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test('a field too many makes every command mean nothing', () => {
    for (const envelope of envelopes) {
      const command = { ...envelope.command, extra: 1 };
      const { answer } = operate(state, { ...envelope, command });
      expect(answer).toMatchObject({
        type: 'refused',
        refusal: { code: 'malformed-command', field: 'extra' },
      });
    }
  });

  test('a command that is no command means nothing', () => {
    for (const [index, command] of PECULIAR.entries()) {
      const envelope = envelopes[index % envelopes.length];
      const { answer } = envelope
        ? operate(state, corruptAt(envelope, ['command'], command))
        : { answer: null };
      expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'malformed-command' } });
    }
  });
});
