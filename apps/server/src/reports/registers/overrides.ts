import type { Because } from '@baize/game';
import { type Approval, maskedNumber, type TableEvent } from '@baize/table';
import { actorText } from './actor-text.ts';
import type { Clerk } from './register.ts';

/** Something a person decided or allowed where the table alone would not have gone on. */
export interface OverrideRow {
  readonly at: number;
  readonly table: string;
  readonly kind: string;
  /** The matter, request, terminal or instrument it was about. */
  readonly subject: string;
  readonly detail: string;
  readonly by: string;
  readonly because: Because;
}

export const OVERRIDE_EVENTS = [
  'MatterReferred',
  'MatterDecided',
  'ApprovalRequested',
  'ApprovalGranted',
  'ApprovalRejected',
  'ApprovalExpired',
  'TerminalUnlocked',
  'PaidByHand',
  'InstrumentVoided',
  'DebtWrittenOff',
] as const;

export function overrideClerk(table: string): Clerk<OverrideRow> {
  return ({ at, by, event }) => {
    const said = overrideIn(event);
    return said && { at, table, ...said, by: actorText(by), because: event.because };
  };
}

type Said = Pick<OverrideRow, 'kind' | 'subject' | 'detail'>;

function overrideIn(event: TableEvent): Said | null {
  switch (event.type) {
    case 'MatterReferred':
      return { kind: 'matter-referred', subject: event.matter, detail: event.incident };
    case 'MatterDecided': {
      const { matter, effect, reason } = event;
      return { kind: 'matter-decided', subject: matter, detail: `${effect}: ${reason}` };
    }
    case 'ApprovalRequested':
      return {
        kind: 'approval-requested',
        subject: event.approval.id,
        detail: actionText(event.approval),
      };
    case 'ApprovalGranted':
      return { kind: 'approval-granted', subject: event.request, detail: '' };
    case 'ApprovalRejected':
      return { kind: 'approval-rejected', subject: event.request, detail: event.reason };
    case 'ApprovalExpired':
      return { kind: 'approval-expired', subject: event.request, detail: '' };
    case 'TerminalUnlocked':
      return { kind: 'terminal-unlocked', subject: event.terminal, detail: event.reason };
    case 'PaidByHand':
      return { kind: 'paid-by-hand', subject: event.terminal, detail: String(event.amount) };
    case 'InstrumentVoided':
      return {
        kind: 'instrument-voided',
        subject: maskedNumber(event.number),
        detail: event.reason,
      };
    case 'DebtWrittenOff': {
      const { visit, amount, reason } = event;
      return { kind: 'debt-written-off', subject: visit, detail: `${amount}: ${reason}` };
    }
    default:
      return null;
  }
}

function actionText({ action }: Approval): string {
  switch (action.kind) {
    case 'correct-result':
      return `correct ${action.round} to ${outcomeText(action.dice)}`;
    case 'void-rounds':
      return `void ${action.rounds.join(', ')}: ${action.incident}`;
    case 'change-prices':
      return `change prices to ${action.config.game}`;
    case 'command':
      return `${action.command.type}${'terminal' in action.command ? ` for ${action.command.terminal}` : ''}`;
  }
}

/** Dice side by side; what a mechanic from outside is decided by, as it is written. */
function outcomeText(outcome: unknown): string {
  return Array.isArray(outcome) ? outcome.join('-') : String(outcome);
}
