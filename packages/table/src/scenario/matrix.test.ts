import { citationProblems } from '@baize/house';
import { RULEBOOKS } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { type Answer, can, operate } from '../decide.ts';
import { commandsFor, EVERYBODY } from '../testing/commands.ts';
import { momentsOf } from '../testing/moments.ts';
import { invariantProblems } from './invariants.ts';

/** Every moment x command x person of every book: accepted or refused, with reasons, never thrown. */
describe.each(RULEBOOKS)('$id', (book) => {
  test.each(momentsOf(book))(
    'at the moment "$name" every command by everybody has an answer',
    ({ state, now }) => {
      const problems: string[] = [];
      const answers = new Set<string>();
      for (const by of EVERYBODY) {
        for (const command of commandsFor(by, state)) {
          const say = (problem: string) => {
            problems.push(`${JSON.stringify(by)} ${JSON.stringify(command)}: ${problem}`);
          };
          const { answer, state: after } = operate(state, { op: 'matrix', at: now, by, command });
          answers.add(answer.type);
          problemsIn(answer).forEach(say);
          invariantProblems(after).forEach(say);
          const terminal = 'terminal' in command ? (command.terminal ?? null) : null;
          const permission = can(by, command.type, state, now, terminal);
          if (!permission.allowed && codeOf(answer) !== permission.refusal.code) {
            say(`can() says ${permission.refusal.code}, the answer is ${codeOf(answer)}`);
          }
        }
      }
      expect(problems).toEqual([]);
      expect(answers).toEqual(new Set(['accepted', 'refused']));
    },
  );
});

function problemsIn(answer: Answer): readonly string[] {
  if (answer.type === 'refused') return citationProblems(answer.refusal);
  return answer.type === 'accepted'
    ? answer.events.flatMap(({ event }) => citationProblems(event))
    : ['repeated'];
}

function codeOf(answer: Answer): string {
  return answer.type === 'refused' ? answer.refusal.code : answer.type;
}
