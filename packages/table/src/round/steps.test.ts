import { money } from '@baize/exact';
import type { Phase, StepName } from '@baize/game';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { operate } from '../decide.ts';
import type { TableState } from '../state.ts';
import { terminalOf } from '../terminal/terminal.ts';
import { ANN, at, configOf, dealer, openTable } from '../testing/floor.ts';

/** A table of the licensee's game whose book says that a step ends the round. */
function tableEndingWith(last: StepName): TableState {
  const state = openTable(configOf('licensee-sic-bo/standard'), [ANN]).state();
  const { rules } = state;
  if (!rules) throw new Error('It is configured.');
  const at = rules.procedure.steps.findIndex(({ step }) => step === last);
  const steps = rules.procedure.steps
    .slice(0, at + 1)
    .map((each) => ({ ...each, to: each.step === last ? ('idle' satisfies Phase) : each.to }));
  return { ...state, rules: { ...rules, procedure: { ...rules.procedure, steps } } };
}

test.each<[StepName, readonly Command['type'][]]>([
  ['collect-losers', ['CollectLosers']],
  ['pay-winners', ['CollectLosers', 'PayWinners']],
  ['clear-lights', ['CollectLosers', 'PayWinners', 'ClearLights']],
])('where %s ends a round, it is settled, and over because of that step', (last, ending) => {
  let state = tableEndingWith(last);
  let told: readonly string[] = [];
  let count = 0;
  const give = (by: typeof dealer, command: Command): void => {
    count += 1;
    const { answer, state: next } = operate(state, {
      op: `op-${last}-${count}`,
      at: (state.equipment.dice?.since ?? 0) + 1000 * count,
      by,
      command,
    });
    if (answer.type !== 'accepted') throw new Error(`${command.type} was not accepted.`);
    const over = answer.events.find(({ event }) => event.type === 'RoundConcluded');
    if (over) told = over.event.because;
    state = next;
  };
  const before = terminalOf(state, ANN)?.credit ?? money(0);
  give(dealer, { type: 'OpenBets' });
  give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(1000) });
  give(dealer, { type: 'CloseBets' });
  give(dealer, { type: 'Tumble', tumbles: 3 });
  give(dealer, { type: 'Uncover' });
  give(dealer, { type: 'RegisterResult', dice: [1, 2, 4], flat: true });
  for (const type of ending) give(dealer, { type } as Command);
  expect(state.round).toBeNull();
  // Small pays even money on a total of seven.
  expect(terminalOf(state, ANN)?.credit).toBe(before + 1000);
  const step = state.rules?.procedure.steps.find((each) => each.step === last);
  expect(told).toEqual(expect.arrayContaining([...(step?.because ?? [])]));
  expect(told[0]).toBe(step?.because[0]);
  // The table is ready for the next round.
  give(dealer, { type: 'OpenBets' });
  expect(state.round?.phase).toBe('betting');
});
