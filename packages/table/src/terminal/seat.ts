import { ok } from '@baize/exact';
import { balanceOf, creditOf, type Posting, postingsFor, receivableOf } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import { floorRule, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { creditRoomProblem } from './countable.ts';
import { terminalOf } from './terminal.ts';
import { dueTo, owedBy, visitLeft } from './visit.ts';

/** A terminal comes to the table and brings its credit along. */
export function seatTerminal({ command, state, envelope }: Case<'SeatTerminal'>): Decision {
  const { terminal, credit, seatedAt } = command;
  const because = floorRule('one-table');
  if (seatedAt !== null) {
    const message = `Terminal ${terminal} is still seated at table ${seatedAt}.`;
    return refuse('terminal-at-another-table', message, because, { field: 'terminal' });
  }
  if (terminalOf(state, terminal)) {
    const message = `Terminal ${terminal} is seated here already.`;
    return refuse('terminal-already-seated', message, because, { field: 'terminal' });
  }
  const uncounted = creditRoomProblem(state, null, credit);
  if (uncounted) return uncounted;
  const key = `${terminal}:arrives:${envelope.op}`;
  const postings = [
    ...forwardLeft(state, terminal, `${key}:before`),
    ...postingsFor('in-transit', creditOf(terminal), credit, key, because),
  ];
  const card = command.card === undefined ? {} : { card: command.card };
  return ok([{ type: 'TerminalSeated', terminal, credit, ...card, postings, because }]);
}

/** What older records left open under a terminal is that of whoever sat there before. */
function forwardLeft(state: TableState, id: string, key: string): readonly Posting[] {
  const before = visitLeft(state, id, null);
  if (before === null) return [];
  const because = floorRule('visit');
  const kept = balanceOf(state.balances, creditOf(id));
  return [
    ...postingsFor(creditOf(id), receivableOf(before), kept, `${key}:kept`, because),
    ...postingsFor(
      receivableOf(before),
      receivableOf(id),
      owedBy(state, id),
      `${key}:owed`,
      because,
    ),
    ...postingsFor(receivableOf(id), receivableOf(before), dueTo(state, id), `${key}:due`, because),
  ];
}

export function unlockTerminal({ command, state }: Case<'UnlockTerminal'>): Decision {
  const terminal = terminalOf(state, command.terminal);
  if (!terminal?.locked) {
    const message = `Terminal ${command.terminal} is not locked here.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminal' });
  }
  const { reason } = command;
  const because = floorRule('self-audit');
  return ok([{ type: 'TerminalUnlocked', terminal: terminal.id, reason, because }]);
}
