import { type Err, NOTHING, ok } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import type { Decision, EventOf, Refusal, TableState } from '@baize/table/kit';
import {
  findSeated,
  floorRule,
  holdingOn,
  NO_HOLDINGS,
  refuse,
  terminalOf,
} from '@baize/table/kit';
import { clausesAlone } from '../../clauses-and-readings.ts';
import type { CardCase } from '../card-case.ts';
import { areaOf, BOX_BETS } from './box-bet.ts';
import { stakesIn } from './box-stakes.ts';

/** A terminal sits down at a box, from where its player decides for the bets of it. */
export function takeBox({ command, state, rules, game }: CardCase<'TakeBox'>): Decision {
  const { terminal: id, box } = command;
  const decided = decidedProblem(box, state, game.book);
  if (decided) return decided;
  const own = boxOf(state, id);
  if (own !== null && own !== box) {
    const message = `Terminal ${id} sits at box ${own}; leave it first.`;
    return refuse('terminal-already-seated', message, floorRule('one-box'), { field: 'box' });
  }
  const terminal = findSeated(state, id);
  if (!terminal.ok) return terminal;
  if (own === box) return ok([]);
  const unknown = boxProblem(box, rules.config.boxes, game.book);
  if (unknown) return unknown;
  const reasons = ruleOf(game.book, 'box-count');
  if (state.boxes.has(box)) {
    return refuse('box-taken', `Somebody sits at box ${box}.`, reasons, { field: 'box' });
  }
  return ok([{ type: 'BoxTaken', terminal: id, box, because: reasons }]);
}

/** A terminal gets up from its box; with bets in it only walking away is left. */
export function leaveBox({ command, state }: CardCase<'LeaveBox'>): Decision {
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const left = boxLeft(state, terminal.value.id);
  if (!left) {
    const message = 'This terminal sits at no box.';
    return refuse('not-your-box', message, floorRule('one-box'));
  }
  if (hasStakeIn(left.box, left.terminal, state)) {
    const message = 'There are bets in this box; withdraw them first, or see the round through.';
    return refuse('terminal-has-bets', message, floorRule('one-box'));
  }
  return ok([left]);
}

/** The seat a terminal gives up when it goes, or null where it has none. */
export function boxLeft(state: TableState, terminal: string): EventOf<'BoxLeft'> | null {
  const box = boxOf(state, terminal);
  return box === null ? null : { type: 'BoxLeft', terminal, box, because: floorRule('one-box') };
}

function boxOf({ boxes }: TableState, terminal: string): number | null {
  for (const [box, holder] of boxes) if (holder === terminal) return box;
  return null;
}

export function boxProblem(
  box: number,
  count: number,
  book: CardCase['game']['book'],
): Err<Refusal> | null {
  if (box <= count) return null;
  const message = `The boxes are numbered from 1 to ${count}.`;
  return refuse('unknown-box', message, ruleOf(book, 'box-count'), { field: 'box' });
}

/** Who decides for a box with bets is settled by who sits there at the close. */
function decidedProblem(
  box: number,
  { round }: TableState,
  book: CardCase['game']['book'],
): Err<Refusal> | null {
  if (!round?.closed || stakesIn(box, round.closed).length === 0) return null;
  const message = `Box ${box} has bets in this round; sit down when it is over.`;
  const reasons = because(...clausesAlone(book, 'box-decision'), ...ruleOf(book, 'bets-close'));
  return refuse('round-in-progress', message, reasons, { phase: round.phase });
}

function hasStakeIn(box: number, terminal: string, state: TableState): boolean {
  const held = stakesIn(box, state.round?.closed ?? null);
  if (held.some((each) => each.player === terminal)) return true;
  const holdings = terminalOf(state, terminal)?.holdings ?? NO_HOLDINGS;
  return BOX_BETS.some((bet) => {
    const area = state.rules?.areaIndex.get(areaOf(box, bet));
    return area !== undefined && (holdingOn(holdings, area)?.stake ?? NOTHING) > 0;
  });
}
