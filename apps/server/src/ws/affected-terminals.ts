import type { EventType, Recorded, TableState } from '@baize/table';

/** The terminals whose screens a commit changes: everybody, or the terminals it names. */
export type AffectedTerminals = 'everybody' | ReadonlySet<string>;

// What happens to one terminal and shows on nobody else's screen.
const PRIVATE: ReadonlySet<EventType> = new Set<EventType>([
  'BetsChanged',
  'TerminalSeated',
  'TerminalReleased',
  'TerminalLocked',
  'TerminalUnlocked',
  'CreditBought',
  'InstrumentIssued',
  'InstrumentRedeemed',
  'InstrumentVoided',
  'InstrumentExpired',
  'PaidByHand',
  'TipGiven',
]);

export function affectedTerminalsOf(
  facts: readonly Recorded[],
  { rules }: TableState,
): AffectedTerminals {
  if (rules?.mechanic.isInTheOpen) return 'everybody';
  const terminals = new Set<string>();
  for (const { event } of facts) {
    if (!PRIVATE.has(event.type)) return 'everybody';
    if ('terminal' in event && event.terminal !== null) terminals.add(event.terminal);
  }
  return terminals;
}

/** Whether a bet of one terminal changes how much room others have. */
export function isRoomShared({ rules }: TableState): boolean {
  if (!rules) return false;
  return rules.procedure.limitsPer === 'box' || rules.config.differential !== null;
}
