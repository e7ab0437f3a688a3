import { minus, NOTHING } from '@baize/exact';
import type { Outcome } from '../../contributions.ts';
import type {
  ClosedStake,
  ClosedStakes,
  SettledLine,
  SettledTerminal,
} from '../../round/settled.ts';
import { rulesAt } from '../../terminal/terminal.ts';
import { betWords, reasonWords, type WordsContext } from './event-words.ts';

/** What froze at the close, a line per terminal and below it whatever a limit has touched. */
export function closedWords(
  closed: readonly ClosedStakes[],
  telling: WordsContext,
): readonly string[] {
  const { amount } = telling;
  return closed.flatMap(({ terminal, stakes, total }) => [
    `${terminal}: ${stakes.map(({ bet, stake }) => `${amount(stake)} on ${betWords(bet, telling)}`).join(', ')}` +
      (stakes.length > 1 ? `; ${amount(total)} in all` : ''),
    ...stakes.flatMap((stake) => limitedWords(stake, telling)),
  ]);
}

function limitedWords(
  { bet, stake, effective, because }: ClosedStake,
  telling: WordsContext,
): readonly string[] {
  const { amount } = telling;
  if (because === null) return [];
  const what =
    effective < stake
      ? `${amount(effective)} of it at risk, ${amount(minus(stake, effective))} goes back`
      : 'all of it at risk';
  return [`  ${amount(stake)} on ${betWords(bet, telling)}: ${what} · ${reasonWords(because)}`];
}

/** What became of every stake, terminal by terminal. */
export function settledWords(
  settled: readonly SettledTerminal[],
  outcome: Outcome | null,
  telling: WordsContext,
): readonly string[] {
  const { amount } = telling;
  return settled.flatMap(({ terminal, lines, staked, returned }) => {
    const own = tellingAt(telling, terminal);
    const by = telling.rules?.cluster ? ` by ${own.rules?.config.game}` : '';
    return [
      `${terminal}: ${amount(staked)} staked, ${amount(returned)} returned${by}`,
      ...lines.map((line) => `  ${lineWords(line, outcome, own)} · ${reasonWords(line.because)}`),
    ];
  });
}

/** Of a terminal one tells by its layout. */
function tellingAt(telling: WordsContext, terminal: string): WordsContext {
  return telling.rules ? { ...telling, rules: rulesAt(telling.rules, terminal) } : telling;
}

function lineWords(line: SettledLine, outcome: Outcome | null, telling: WordsContext): string {
  const { amount } = telling;
  const { stake, effective, result, pays, returns, commission } = line;
  const what = resultWords(line, outcome, telling);
  const money =
    result === 'lose'
      ? `${amount(effective)} lost`
      : `${amount(effective)} pays ${amount(pays)}, returns ${amount(returns)}`;
  const kept = commission === NOTHING ? '' : `, commission ${amount(commission)}`;
  const back = stake === effective ? '' : `, ${amount(minus(stake, effective))} was never at risk`;
  return `${what}; ${money}${kept}${back}`;
}

function resultWords(line: SettledLine, outcome: Outcome | null, telling: WordsContext): string {
  const { rules } = telling;
  const own =
    outcome !== null && rules ? rules.mechanic.lineWords(line, outcome, rules.game) : null;
  if (own !== null) return own;
  const verb = { win: 'wins', lose: 'loses', 'stand-off': 'stands off' }[line.result];
  return `${betWords(line.bet, telling)} ${verb}`;
}
