import { concernOf, type Recorded, type TableState } from '@baize/table';

/** The terminals whose screens a commit changes: everybody, or the terminals it names. */
type AffectedTerminals = 'everybody' | ReadonlySet<string>;

function changedKeys<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): readonly string[] {
  if (before === after) return [];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => before.get(key) !== after.get(key));
}

export function affectedTerminalsOf(
  facts: readonly Recorded[],
  { rules, tickets }: Pick<TableState, 'rules' | 'tickets'>,
  before: Pick<TableState, 'tickets'>,
): AffectedTerminals {
  // A table that has given up what its database lost shows everything anew.
  if (facts.length === 0 || rules?.mechanic.isInTheOpen) return 'everybody';
  // An instrument that is paid at the cage, or void, names no terminal; the one that issued it shows its ticket.
  const terminals = new Set(changedKeys(before.tickets, tickets));
  for (const { event } of facts) {
    if (concernOf(event.type) === 'everybody') return 'everybody';
    if ('terminal' in event && event.terminal !== null) terminals.add(event.terminal);
  }
  return terminals;
}
