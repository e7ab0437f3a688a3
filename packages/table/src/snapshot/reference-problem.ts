import type { TableRules } from '../configuration/table-rules.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import { rulesAt } from '../terminal/terminal.ts';
import { type SnapshotProblem, toDamageProblem } from './snapshot-problem.ts';
import type { SnapshotRead, TerminalSnapshot } from './table-snapshot.ts';

/** What one part of a snapshot says about another that is not there. */
export function referenceProblem(
  snapshot: SnapshotRead,
  rules: readonly TableRules[],
): SnapshotProblem | null {
  const { config } = snapshot;
  const present = config === null ? null : rules[config];
  if (present === undefined)
    return toDamageProblem('config', 'There is no configuration at this place.');
  return (
    findProblem(snapshot.concluded, (round, index) =>
      concludedProblem(round, rules[round.config], `concluded[${index}]`),
    ) ??
    presentProblem(snapshot, present) ??
    findProblem(snapshot.terminals, (terminal, index) =>
      terminalProblem(terminal, present, `terminals[${index}]`),
    )
  );
}

type Concluded = SnapshotRead['concluded'][number];

function concludedProblem(round: Concluded, rules: TableRules | undefined, field: string) {
  if (!rules) return toDamageProblem(`${field}.config`, 'There is no configuration at this place.');
  return stakesProblem([round.closed, round.settled], rules, field);
}

/** The round in progress is played by the present configuration. */
function presentProblem({ round }: SnapshotRead, rules: TableRules | null): SnapshotProblem | null {
  if (!round) return null;
  if (!rules) return toDamageProblem('round', 'A table that is not configured has no round.');
  if (round.totals.length !== rules.areas.length) {
    return toDamageProblem('round.totals', `The layout has ${rules.areas.length} areas.`);
  }
  if (!rules.procedure.steps.some(({ from, to }) => from === round.phase || to === round.phase)) {
    return toDamageProblem('round.phase', 'The procedure of this book has no such phase.');
  }
  const { closed, settled } = round;
  // The part of a mechanic stands beside the others.
  const early = rules.mechanic.settledEarly({ play: round });
  return stakesProblem([closed, settled, early], rules, 'round');
}

function terminalProblem(
  { id, holdings, done }: TerminalSnapshot,
  present: TableRules | null,
  field: string,
): SnapshotProblem | null {
  const rules = present && rulesAt(present, id);
  const isOn = (area: number) => rules?.areaIndex.has(rules.areas[area] ?? '') ?? false;
  if (holdings.some((holding, area) => holding !== null && !isOn(area))) {
    return toDamageProblem(`${field}.holdings`, 'A stake lies beside the layout.');
  }
  return done.flat().every(({ bet }) => rules?.areaIndex.has(bet))
    ? null
    : toDamageProblem(`${field}.done`, 'A bet is not on the layout.');
}

function stakesProblem(
  parts: readonly (readonly (ClosedStakes | SettledTerminal)[] | null)[],
  rules: TableRules,
  field: string,
): SnapshotProblem | null {
  for (const each of parts.flatMap((part) => part ?? [])) {
    const bets = 'stakes' in each ? each.stakes : each.lines;
    const { areaIndex } = rulesAt(rules, each.terminal);
    const stray = bets.find(({ bet }) => !areaIndex.has(bet));
    if (stray) return toDamageProblem(field, `${stray.bet} is not on the layout.`);
  }
  return null;
}

function findProblem<Item>(
  items: readonly Item[],
  problemOf: (item: Item, index: number) => SnapshotProblem | null,
): SnapshotProblem | null {
  for (const [index, item] of items.entries()) {
    const problem = problemOf(item, index);
    if (problem) return problem;
  }
  return null;
}
