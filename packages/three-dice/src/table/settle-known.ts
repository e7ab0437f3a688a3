import { assert, NOTHING, ok, total } from '@baize/exact';
import { type Because, because, citationsIn, ruleOf } from '@baize/game';
import type {
  Case,
  ClosedStakes,
  Comparison,
  Decision,
  EventOf,
  Round,
  RoundCase,
  SettledTerminal,
  TableEvent,
  TableRules,
} from '@baize/table/kit';
import {
  betsReturned,
  caseAfter,
  collectionOf,
  concludeBy,
  paymentOf,
  refuse,
  reverseSettlement,
  rulesAt,
  withoutBets,
} from '@baize/table/kit';
import { knownVerdict, possibleRolls, type ReadableDice } from '../outcome-established.ts';
import type { Roll } from '../roll.ts';
import type { Wager } from '../settle.ts';

import type { Verdict } from '../verdict.ts';
import type { OwnUnreadView, UnreadView } from './dice-play.ts';
import { diceGameAt, settleBy } from './dice-steps.ts';

type Settled = EventOf<'KnownBetsSettled'>;

/**
 * A die can never be read although an outcome is established: bets that the die cannot change are settled,
 * and the shift manager decides about the others (P15).
 */
export function settleKnownBets(given: RoundCase<'SettleKnownBets'>): Decision {
  const { command, rules, round, envelope } = given;
  const readable = unreadDice(round);
  const reasons = unreadReasons(rules);
  if (readable === null) {
    const message = 'Report the interruption first, with the dice that can be read.';
    return refuse('wrong-phase', message, reasons, { phase: round.phase });
  }
  const matter = `matter:${envelope.op}`;
  const settled = knownBetsSettled(round, readable, matter, rules);
  if (settled.matter === null) {
    return ok([settled, ...concludeBy(caseAfter(given, [settled]), reasons)]);
  }
  const referred: TableEvent = {
    type: 'MatterReferred',
    matter,
    incident: 'round-interrupted',
    note: command.reason,
    because: because(...ruleOf(rules.book, 'who-decides-the-rest'), ...reasons),
  };
  return ok([settled, referred]);
}

/** The dice as far as they could be read, where an interruption left one unread and none is on record. */
function unreadDice({ play, result }: Pick<Round, 'play' | 'result'>): ReadableDice | null {
  const { readable, readings, known } = play;
  const isOnRecord = result !== null || (readings.device ?? readings.dealer) !== null;
  if (isOnRecord || known !== undefined || readable === null) return null;
  return readable.includes(null) ? readable : null;
}

/** What staff see of a round with an unread die; null where every die is read. */
export function unreadView(round: Round): UnreadView | null {
  const { readable, known } = round.play;
  if (known && readable) return { readable, matter: known.matter };
  const unread = unreadDice(round);
  return unread && { readable: unread, matter: null };
}

/** The same for everybody: only once two people have agreed that it stays unread, and nothing of anybody's bets. */
export function unreadForAll({
  play: { readable, known },
}: Round): { readonly readable: ReadableDice } | null {
  return known && readable ? { readable } : null;
}

/** Of a round that waits for a decision: what a terminal was paid at once, and which of its bets wait. */
export function ownUnread(
  { play, closed }: Round,
  terminal: string,
  rules: TableRules,
): OwnUnreadView | null {
  if (!play.known || !play.readable) return null;
  const settled = play.known.settled.find((each) => each.terminal === terminal);
  const lines = settled?.lines ?? [];
  const isSettled = new Set(lines.map(({ bet }) => bet));
  const own = closed?.find((each) => each.terminal === terminal)?.stakes ?? [];
  const open = own.filter(({ bet }) => !isSettled.has(bet));
  return {
    readable: play.readable,
    lines,
    returned: settled?.returned ?? NOTHING,
    waits: { bets: open.map(({ bet }) => bet), amount: total(open.map(({ stake }) => stake)) },
    because: unreadReasons(rules),
  };
}

/** What no die can change, with its money; the rest stays where it is. */
function knownBetsSettled(
  { id, closed }: Pick<Round, 'id' | 'closed'>,
  readable: ReadableDice,
  matter: string,
  rules: TableRules,
): Settled {
  const stakes = closed ?? [];
  const { settled, rest } = knownPart(stakes, readable, rules);
  const reasons = because(
    ...unreadReasons(rules),
    ...citationsIn(rules.book.rules['losers-then-winners']),
  );
  const { table } = rules.config;
  return {
    type: 'KnownBetsSettled',
    round: id,
    readable,
    settled,
    rest,
    matter: rest.length === 0 ? null : matter,
    postings: settled.flatMap((each) => [
      ...collectionOf(each, id, table, reasons, 'known-collect'),
      ...paymentOf(each, id, table, reasons, 'known-pay'),
    ]),
    because: reasons,
  };
}

function knownPart(
  closed: readonly ClosedStakes[],
  readable: ReadableDice,
  rules: TableRules,
): { readonly settled: readonly SettledTerminal[]; readonly rest: Settled['rest'] } {
  const rolls = possibleRolls(readable);
  const rest = closed.flatMap(({ terminal, stakes }) => {
    const { wagerOf } = diceGameAt(rulesAt(rules, terminal));
    const open = stakes.filter(({ bet }) => {
      const wager = wagerOf.get(bet);
      return wager === undefined || knownVerdict(wager, rolls) === null;
    });
    if (open.length === 0) return [];
    const amount = total(open.map(({ stake }) => stake));
    return [{ terminal, bets: open.map(({ bet }) => bet), amount }];
  });
  const known = withoutBets(closed, rest);
  return { settled: settleBy(rules, known, (wager) => verdictOf(wager, rolls)), rest };
}

function verdictOf(wager: Wager, rolls: readonly Roll[]): Verdict {
  const verdict = knownVerdict(wager, rolls);
  assert(verdict !== null, `${wager.text} has one result on every roll.`);
  return verdict;
}

function unreadReasons({ book, procedure }: TableRules): Because {
  const own = procedure.unreadDie;
  if (own) return because(...own.because);
  return ruleOf(book, 'who-decides-the-rest');
}

/** Nothing else was decided: what the die would have decided goes back, and the round is over. */
export function returnRest(given: Case): readonly TableEvent[] {
  const { state, rules } = given;
  const { round } = state;
  if (!round?.play.known) return [];
  const gone = round.play.known.settled.map(({ terminal, lines }) => ({
    terminal,
    bets: lines.map(({ bet }) => bet),
  }));
  const rest = withoutBets(round.closed ?? [], gone).map(({ terminal, stakes }) => ({
    terminal,
    bets: stakes.map(({ bet }) => bet),
  }));
  const reasons = because(...ruleOf(rules.book, 'who-decides-the-rest'), ...unreadReasons(rules));
  const returned =
    rest.length === 0
      ? []
      : [betsReturned({ ...round, isCollected: false }, rest, rules.config.table, reasons)];
  return [...returned, ...concludeBy(caseAfter(given, returned), reasons)];
}

/** A round that is void after all, or its toss, takes back what was settled by the dice that could be read. */
export function knownReversed(given: Case, cause: Because, goesOn: boolean): readonly TableEvent[] {
  const { round } = given.state;
  const settled = round?.play.known?.settled;
  if (!round || !settled) return [];
  return [reverseSettlement(given, round, { settled, moved: 'paid', goesOn }, cause)];
}

/** The toss does not count: what was settled by it lies in escrow again, and the dice are shaken anew. */
export function callNoRoll(given: Case, reasons: Because): readonly TableEvent[] {
  const called: TableEvent = { type: 'NoRollCalled', because: reasons };
  return [called, ...knownReversed(given, reasons, true)];
}

/** What was settled of a round with an unread die, from its stakes and the dice that could be read. */
export function recomputeKnown(
  where: string,
  event: Settled,
  closed: readonly ClosedStakes[],
  rules: TableRules,
): Comparison {
  const { round, readable, matter } = event;
  const again = knownBetsSettled({ id: round, closed }, readable, matter ?? '', rules);
  return { where, recorded: event, recomputed: again };
}
