import { type HouseLibrary, mechanicOf, parseScenarios, runScenario } from '@baize/house';
import type { GameEntry } from '@baize/rulebooks';
import { gameFacts } from '../games/game-facts.ts';
import { type BookFinding, finding } from './finding.ts';

/** Plays a round of every procedure through the real table: one bet on each area, from open to paid. */
export function dryRoundFindings(entry: GameEntry, library: HouseLibrary): readonly BookFinding[] {
  const { game, unit, bets } = gameFacts(entry, library);
  const rounds = mechanicOf(library, entry.book).dryRounds(bets);
  return rounds.flatMap(({ title, decides, seats = {}, bets: all, when }) => {
    const step = entry.book.procedure.steps.find(({ step: name }) => name === decides);
    if (!step) return [finding('fault', game, `no step of its procedure is ${decides}`)];
    const cases = parseScenarios(
      {
        clause: step.because[0],
        title,
        given: {
          game,
          limits: `${unit} to ${unit * 1000}`,
          credits: { A: unit * all.length },
          seats,
          earlier: [{ reach: 'betting' }, ...all.map((bet) => ({ A: `bet ${bet} ${unit}` }))],
        },
        when,
        // biome-ignore lint/suspicious/noThenProperty: a scenario says what comes then.
        then: [{ escrow: 0, round: 'none' }],
      },
      library,
    );
    if (!cases.ok) return [finding('fault', game, `${cases.error.field}: ${cases.error.message}`)];
    return cases.value
      .flatMap((scenario) => runScenario(scenario, library).differences)
      .map((difference) => finding('fault', game, `${title}: ${difference}`));
  });
}
