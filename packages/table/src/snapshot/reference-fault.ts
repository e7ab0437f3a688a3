import type { TableRules } from '../configuration/table-rules.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import { rulesAt } from '../terminal/terminal.ts';
import { type SnapshotFault, toDamageFault } from './snapshot-fault.ts';
import type { SnapshotRead, TerminalSnapshot } from './table-snapshot.ts';

/** What one part of a snapshot says about another that is not there. */
export function referenceFault(
  snapshot: SnapshotRead,
  rules: readonly TableRules[],
): SnapshotFault | null {
  const { config } = snapshot;
  const present = config === null ? null : rules[config];
  if (present === undefined)
    return toDamageFault('config', 'There is no configuration at this place.');
  return (
    first(snapshot.concluded, (round, index) =>
      concludedFault(round, rules[round.config], `concluded[${index}]`),
    ) ??
    presentFault(snapshot, present) ??
    first(snapshot.terminals, (terminal, index) =>
      terminalFault(terminal, present, `terminals[${index}]`),
    )
  );
}

type Concluded = SnapshotRead['concluded'][number];

function concludedFault(round: Concluded, rules: TableRules | undefined, field: string) {
  if (!rules) return toDamageFault(`${field}.config`, 'There is no configuration at this place.');
  return stakesFault([round.closed, round.settled], rules, field);
}

/** The round in progress is played by the present configuration. */
function presentFault({ round }: SnapshotRead, rules: TableRules | null): SnapshotFault | null {
  if (!round) return null;
  if (!rules) return toDamageFault('round', 'A table that is not configured has no round.');
  if (round.totals.length !== rules.areas.length) {
    return toDamageFault('round.totals', `The layout has ${rules.areas.length} areas.`);
  }
  if (!rules.procedure.steps.some(({ from, to }) => from === round.phase || to === round.phase)) {
    return toDamageFault('round.phase', 'The procedure of this book has no such phase.');
  }
  const { closed, settled } = round;
  // The part of a mechanic stands beside the others.
  const early = rules.mechanic.settledEarly({ play: round });
  return stakesFault([closed, settled, early], rules, 'round');
}

function terminalFault(
  { id, holdings, done }: TerminalSnapshot,
  present: TableRules | null,
  field: string,
): SnapshotFault | null {
  const rules = present && rulesAt(present, id);
  const isOn = (area: number) => rules?.areaIndex.has(rules.areas[area] ?? '') ?? false;
  if (holdings.some((holding, area) => holding !== null && !isOn(area))) {
    return toDamageFault(`${field}.holdings`, 'A stake lies beside the layout.');
  }
  return done.flat().every(({ bet }) => rules?.areaIndex.has(bet))
    ? null
    : toDamageFault(`${field}.done`, 'A bet is not on the layout.');
}

function stakesFault(
  parts: readonly (readonly (ClosedStakes | SettledTerminal)[] | null)[],
  rules: TableRules,
  field: string,
): SnapshotFault | null {
  for (const each of parts.flatMap((part) => part ?? [])) {
    const bets = 'stakes' in each ? each.stakes : each.lines;
    const { areaIndex } = rulesAt(rules, each.terminal);
    const stray = bets.find(({ bet }) => !areaIndex.has(bet));
    if (stray) return toDamageFault(field, `${stray.bet} is not on the layout.`);
  }
  return null;
}

function first<Item>(
  items: readonly Item[],
  faultOf: (item: Item, index: number) => SnapshotFault | null,
): SnapshotFault | null {
  for (const [index, item] of items.entries()) {
    const fault = faultOf(item, index);
    if (fault) return fault;
  }
  return null;
}
