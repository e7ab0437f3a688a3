import { type HouseLibrary, parseScenarios, runScenario } from '@baize/house';
import type { GameEntry } from '@baize/rulebooks';
import { gameFacts } from '../games/game-facts.ts';
import { type BookFinding, finding } from './finding.ts';

/** A round to be played through: which step decides it, what is bet, and what comes after the close. */
interface DryRound {
  readonly title: string;
  readonly decides: string;
  readonly seats?: Readonly<Record<string, number>>;
  readonly bets: readonly string[];
  readonly when: readonly unknown[];
}

/** A triple, and dice that are all different. */
const ROLLS = ['4 4 4', '1 2 3'];
/** A pair for both, and nothing for either. */
const DEALS = ['Ah Ad Kh Qh | Js Jd 3c 4h', '9h Kh 8d Qc | As Qd 3c 2h'];

/** Plays a round of every procedure through the real table: one bet on each area, from open to paid. */
export function dryRoundFindings(entry: GameEntry, library: HouseLibrary): readonly BookFinding[] {
  const { game, unit, bets } = gameFacts(entry);
  const rounds = entry.layout === null ? dealtRounds(bets) : rolledRounds(bets);
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

function rolledRounds(bets: readonly string[]): readonly DryRound[] {
  return ROLLS.map((roll) => ({
    title: `a dry round on ${roll}`,
    decides: 'register-result',
    bets,
    when: [{ roll }],
  }));
}

/** One box, set as the house would set it. */
function dealtRounds(bets: readonly string[]): readonly DryRound[] {
  return DEALS.map((deal) => ({
    title: `a dry round on ${deal}`,
    decides: 'settle-initial',
    seats: { A: 1 },
    bets: bets.map((bet) => `1/${bet}`),
    when: [{ deal }, { A: 'house way box 1' }, 'showdown'],
  }));
}
