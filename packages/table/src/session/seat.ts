import { ok } from '@baize/exact';
import { creditOf, postingsFor } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { findSeated, terminalOf } from './find-seated.ts';

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
  const key = `${terminal}:arrives:${envelope.op}`;
  const postings = postingsFor('in-transit', creditOf(terminal), credit, key, because);
  return ok([{ type: 'TerminalSeated', terminal, credit, postings, because }]);
}

/** A terminal leaves and takes its credit with it; what lies in a round cannot leave. */
export function releaseTerminal(given: Case<'ReleaseTerminal'>): Decision {
  const { command, state, rules, envelope } = given;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const because = floorRule('one-table');
  const { id, credit, staked } = terminal.value;
  if (staked > 0 || state.round?.closed?.some((each) => each.terminal === id)) {
    const message = 'The terminal has bets in this round.';
    return refuse('terminal-has-bets', message, because);
  }
  const key = `${id}:leaves:${envelope.op}`;
  const postings = postingsFor(creditOf(id), 'in-transit', credit, key, because);
  return ok([
    ...rules.mechanic.beforeRelease(state, id),
    { type: 'TerminalReleased', terminal: id, postings, because },
  ]);
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
