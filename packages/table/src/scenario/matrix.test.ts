import { citationFaults } from '@baize/house';
import { RULEBOOKS } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { type Answer, can, operate } from '../decide.ts';
import { commandsFor, EVERYBODY } from '../testing/commands.ts';
import { momentsOf } from '../testing/moments.ts';
import { invariantFaults } from './invariants.ts';

/** Every moment x command x person of every book: accepted or refused, with reasons, never thrown. */
describe.each(RULEBOOKS)('$id', (book) => {
  test.each(momentsOf(book))(
    'at the moment "$name" every command by everybody has an answer',
    ({ state, now }) => {
      const faults: string[] = [];
      const answers = new Set<string>();
      for (const by of EVERYBODY) {
        for (const command of commandsFor(by, state)) {
          const say = (fault: string) => {
            faults.push(`${JSON.stringify(by)} ${JSON.stringify(command)}: ${fault}`);
          };
          const { answer, state: after } = operate(state, { op: 'matrix', at: now, by, command });
          answers.add(answer.type);
          faultsIn(answer).forEach(say);
          invariantFaults(after).forEach(say);
          const terminal = 'terminal' in command ? (command.terminal ?? null) : null;
          const permission = can(by, command.type, state, now, terminal);
          if (!permission.allowed && codeOf(answer) !== permission.refusal.code) {
            say(`can() says ${permission.refusal.code}, the answer is ${codeOf(answer)}`);
          }
        }
      }
      expect(faults).toEqual([]);
      expect(answers).toEqual(new Set(['accepted', 'refused']));
    },
  );
});

function faultsIn(answer: Answer): readonly string[] {
  if (answer.type === 'refused') return citationFaults(answer.refusal);
  return answer.type === 'accepted'
    ? answer.events.flatMap(({ event }) => citationFaults(event))
    : ['repeated'];
}

function codeOf(answer: Answer): string {
  return answer.type === 'refused' ? answer.refusal.code : answer.type;
}
