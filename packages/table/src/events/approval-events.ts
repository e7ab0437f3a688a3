import type { ApprovalEvent } from '../event.ts';
import { withoutApproval } from '../evolve/irregularity.ts';
import { requestWords } from '../history/words/request-words.ts';
import { entriesOf } from './event-entry.ts';

/** What needs two people: asked for by the first, answered by the second or by nobody. */
export const approvalEvents = entriesOf<ApprovalEvent>()({
  ApprovalRequested: {
    means: 'A person asks for what needs two people.',
    shows: null,
    concerns: 'everybody',
    evolve: (state, { approval }) => ({
      ...state,
      approvals: new Map(state.approvals).set(approval.id, approval),
    }),
    tell: ({ approval }, telling) => requestWords(approval, telling),
  },
  ApprovalGranted: {
    means: 'A second person agreed.',
    shows: null,
    concerns: 'everybody',
    evolve: withoutApproval,
    tell: () => ({ says: 'A second person agrees.' }),
  },
  ApprovalRejected: {
    means: 'A second person did not agree.',
    shows: null,
    concerns: 'everybody',
    evolve: withoutApproval,
    tell: ({ reason }) => ({ says: `A second person does not agree: ${reason}` }),
  },
  ApprovalExpired: {
    means: 'No second person answered in time.',
    shows: null,
    concerns: 'everybody',
    evolve: withoutApproval,
    tell: () => ({ says: 'Nobody has agreed in time.' }),
  },
});
