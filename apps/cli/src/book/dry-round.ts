import type { GameEntry } from '@baize/rulebooks';
import { parseScenarios, runScenario, type TableLibrary } from '@baize/table';
import { gameFacts } from '../games/game-facts.ts';
import { type BookFinding, finding } from './finding.ts';

/** A triple, and dice that are all different. */
const ROLLS = ['4 4 4', '1 2 3'];

/** Plays a round of every procedure through the real table: one bet on each area, from open to paid. */
export function dryRoundFindings(entry: GameEntry, library: TableLibrary): readonly BookFinding[] {
  const { game, unit, bets } = gameFacts(entry);
  const last = entry.book.procedure.steps.find(({ step }) => step === 'register-result');
  // A game whose result is no roll has scenarios of its own; there is nothing to throw here.
  if (!last || entry.layout === null) {
    return [finding('note', game, 'no dry round: its result is not registered as a roll')];
  }
  return ROLLS.flatMap((roll) => {
    const cases = parseScenarios(
      {
        clause: last.because[0],
        title: `a round on ${roll}`,
        given: {
          game,
          limits: `${unit} to ${unit * 1000}`,
          credits: { A: unit * bets.length },
          earlier: [{ reach: 'betting' }, ...bets.map((bet) => ({ A: `bet ${bet} ${unit}` }))],
        },
        when: [{ roll }],
        // biome-ignore lint/suspicious/noThenProperty: a scenario says what comes then.
        then: [{ escrow: 0, round: 'none' }],
      },
      library,
    );
    if (!cases.ok) return [finding('fault', game, `${cases.error.field}: ${cases.error.message}`)];
    return cases.value
      .flatMap((scenario) => runScenario(scenario, library).differences)
      .map((difference) => finding('fault', game, `a dry round on ${roll}: ${difference}`));
  });
}
