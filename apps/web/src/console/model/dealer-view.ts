import type { DealerView, Refusal, WireCommand, WireCommandType } from '@baize/protocol/client';

/** Everything the console knows of its table; it decides nothing itself. */
export type { DealerView };

export type Step = DealerView['course'][number];
export type StepName = Step['step'];
export type Incident = DealerView['incidents'][number]['incident'];
export type PossibleIncident = DealerView['incidents'][number];
export type PastRound = DealerView['rounds'][number];
export type PendingRequest = DealerView['approvals'][number];

export type { Refusal };

export function refusalOf(view: DealerView, command: WireCommandType): Refusal | null {
  const permission = view.can[command];
  return permission && !permission.allowed ? permission.refusal : null;
}

export function isAllowed(view: DealerView, command: WireCommandType): boolean {
  return view.can[command]?.allowed === true;
}

/** Whether this table knows the command at all: a dice table is never asked to deal cards. */
export function isOffered(view: DealerView, command: WireCommandType): boolean {
  return view.can[command] !== undefined;
}

/** Sends a command to the table; what became of it shows in the view, or as a refusal. */
export type Act = (command: WireCommand) => void;
