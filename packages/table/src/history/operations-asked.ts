import type { Recorded } from '../event.ts';

/** Which operation money bears that two people moved: it happens when the second agrees, as what the first asked for. */
export interface OperationsAsked {
  /** Of what waited as a whole command: the operation it was asked with. */
  granted(op: string): string;
  /** Of a decision of the shift manager; of anything else the operation itself. */
  decided(op: string): string;
}

const REQUEST = 'request:';
const DECISION = 'decision:';

export function operationsAsked(facts: readonly Recorded[]): OperationsAsked {
  const granted = new Map<string, string>();
  const decided = new Map<string, string>();
  for (const { op, event } of facts) {
    if (event.type === 'ApprovalGranted' && event.request.startsWith(REQUEST)) {
      granted.set(op, event.request.slice(REQUEST.length));
    }
    if (event.type === 'MatterDecided' && event.matter.startsWith(DECISION)) {
      decided.set(op, event.matter.slice(DECISION.length));
    }
  }
  return {
    granted: (op) => granted.get(op) ?? op,
    decided: (op) => decided.get(op) ?? op,
  };
}
