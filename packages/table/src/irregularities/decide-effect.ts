import { type Money, minus, NOTHING, ok } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import { areaFor, stakeOn } from '../betting/place-bet.ts';
import { caseAfter } from '../case-after.ts';
import type { Outcome } from '../contributions.ts';
import type { Case, Decision } from '../decision.ts';
import type { EventOf, TableEvent } from '../event.ts';
import { betsIn, stakesOf, withoutLines } from '../history/without-bets.ts';
import { floorRule, refuse } from '../refusal.ts';
import { concludeBy } from '../round/conclude.ts';
import { collection, payment } from '../round/money.ts';
import { betsReturned } from '../round/return-bets.ts';
import type { ClosedStakes, SettledLine, SettledTerminal } from '../round/settled.ts';
import { voidRound } from '../round/void-round.ts';
import type { Round } from '../state.ts';
import { findSeated, rulesAt, selfAudit } from '../terminal/terminal.ts';
import { resettleCommission } from './claw-back.ts';
import { adjust, compensationKey, correctResult, reverseRounds } from './correct.ts';
import { findRoundWithResult } from './request.ts';
import { noOutcomeText, statedWords } from './stated-words.ts';

/**
 * The shift manager decides about a round of the present or of the past what no clause does: that it is
 * void, or that it is settled by the result they state. Whatever was paid by it is compensated.
 */
export function decideRound(given: Case<'DecideRound'>): Decision {
  const { command, state, rules } = given;
  const reasons = ruleOf(rules.book, 'who-decides-the-rest');
  const { round, effect, dice: outcome } = command;
  if (effect === 'void-round') {
    const consequence =
      state.round?.id === round
        ? voidRound(given, 'decision', reasons)
        : reverseRounds(given, [round], 'decision');
    return precede(matterDecided(given, effect, reasons), consequence);
  }
  if (outcome === undefined) {
    const message = statedWords(rules.mechanic).settles;
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'dice' });
  }
  const consequence =
    state.round?.id === round && state.round.settled === null
      ? settleByDecision(given, state.round, outcome, reasons)
      : correctResult(given, round, outcome, reasons);
  return precede(matterDecided(given, effect, reasons), consequence);
}

/** A round that has no result gets one, and is collected, paid and over at once. */
function settleByDecision(given: Case, round: Round, outcome: Outcome, reasons: Because): Decision {
  const { rules } = given;
  if (!round.closed) {
    const message = 'Bets are still open; a round is settled once they are closed.';
    return refuse('wrong-phase', message, floorRule('order-of-play'), { phase: round.phase });
  }
  const early = rules.mechanic.settledEarly(round);
  const whole = rules.mechanic.settleAgain(rules, round.closed, outcome);
  if (whole === null) {
    return refuse('not-in-this-game', noOutcomeText(rules.mechanic), floorRule('this-game'));
  }
  if (!holdsAlready(early, whole)) {
    const message = statedWords(rules.mechanic).contradicts;
    return refuse('contradicts-record', message, floorRule('order-of-play'), { field: 'dice' });
  }
  const settled = withoutLines(whole, betsIn(early));
  const result: TableEvent = {
    type: 'ResultDecided',
    round: round.id,
    is: outcome,
    settled,
    because: reasons,
  };
  const after = caseAfter(given, [result]);
  const resulted = after.state.round ?? round;
  const money = [collection(resulted, rules), payment(resulted, rules)];
  return ok([result, ...money, ...concludeBy(caseAfter(after, money), reasons)]);
}

/** Whether what was settled before the end came to the same by another settlement. */
function holdsAlready(
  early: readonly SettledTerminal[],
  whole: readonly SettledTerminal[],
): boolean {
  return early.every(({ terminal, lines }) => {
    const others = whole.find((each) => each.terminal === terminal)?.lines ?? [];
    return lines.every(({ bet, returns }) =>
      others.some((other) => other.bet === bet && other.returns === returns),
    );
  });
}

/** A single bet is returned: while bets are open it is taken up, afterwards what became of it is undone. */
export function decideBet(given: Case<'DecideBet'>): Decision {
  const { command, state, rules } = given;
  const reasons = ruleOf(rules.book, 'who-decides-the-rest');
  const { round: id, terminal, bet } = command;
  const first = matterDecided(given, 'return-bet', reasons);
  const { round } = state;
  if (round?.id === id && round.phase !== 'paid') {
    const { closed } = round;
    const then = closed
      ? returnBet(given, { ...round, closed }, reasons)
      : takeUp(given, round, reasons);
    return precede(first, then);
  }
  const found = findRoundWithResult(given, id);
  if (!found.ok) return found;
  const line = lineOn(found.value.settled, terminal, bet);
  if (!line) {
    const message = `${terminal} had no bet on ${bet} in round ${id}.`;
    return refuse('nothing-staked', message, floorRule('known-round'), { field: 'bet' });
  }
  return precede(first, undoBet(given, line, reasons));
}

/** What became of a bet is undone: its stake is what the player should have of it. */
function undoBet(given: Case<'DecideBet'>, line: SettledLine, reasons: Because): Decision {
  const { command, rules } = given;
  const { round: id, terminal, bet } = command;
  const change = minus(line.effective, line.returns);
  if (change === 0) {
    const message = 'That bet was returned as it is.';
    return refuse('result-unchanged', message, floorRule('known-round'), { field: 'bet' });
  }
  const moved = adjust(given, id, 'decide', [{ terminal, change }], reasons);
  const commission = resettleCommission(
    () => compensationKey(id, 'decide', terminal, given.envelope.op),
    {
      table: rules.config.table,
      before: [{ terminal, lines: [line], staked: line.stake, returned: line.returns }],
      after: [],
      because: reasons,
    },
  );
  const effect = change > 0 ? 'pay' : 'collect';
  const amount = change > 0 ? change : minus(NOTHING, change);
  const event: EventOf<'AmountDecided'> = {
    type: 'AmountDecided',
    terminal,
    effect,
    amount,
    about: id,
    bet,
    returnsBet: true,
    ...moved,
    postings: [...moved.postings, ...commission],
  };
  return ok([event]);
}

/** Between the close and the payment the stake goes back from where it lies, and the bet is played no more. */
function returnBet(
  given: Case<'DecideBet'>,
  round: Round & { readonly closed: readonly ClosedStakes[] },
  reasons: Because,
): Decision {
  const { command, rules } = given;
  const { terminal, bet } = command;
  const bets = [{ terminal, bets: [bet] }];
  if (stakesOf(round.closed, bets).length === 0) {
    const message = `${terminal} has no bet on ${bet} in round ${round.id}.`;
    return refuse('nothing-staked', message, floorRule('known-round'), { field: 'bet' });
  }
  const more = rules.mechanic.returnedWith?.({ round, rules, terminal, bet });
  const all = more?.bets ?? bets;
  const line = lineOn(rules.mechanic.settledEarly(round), terminal, bet);
  // What was settled before the end is undone; what would go back with it still lies where it lay.
  const lying = line ? withoutBet(all, terminal, bet) : all;
  const undone = line ? undoBet(given, line, reasons) : ok([]);
  if (!undone.ok || lying.length === 0) return undone;
  const isCollected = round.phase === 'collected';
  const both = more ? because(...reasons, ...more.because) : reasons;
  const returned = betsReturned({ ...round, isCollected }, lying, rules.config.table, both);
  const events = [...undone.value, returned];
  const after = caseAfter(given, events);
  return ok([...events, ...selfAudit(after.state, round.closed)]);
}

type BetsOfTerminals = readonly { readonly terminal: string; readonly bets: readonly string[] }[];

function withoutBet(all: BetsOfTerminals, terminal: string, bet: string): BetsOfTerminals {
  return all.flatMap((each) => {
    const bets = each.terminal === terminal ? each.bets.filter((own) => own !== bet) : each.bets;
    return bets.length === 0 ? [] : [{ ...each, bets }];
  });
}

function lineOn(
  settled: readonly SettledTerminal[],
  terminal: string,
  bet: string,
): SettledLine | undefined {
  const own = settled.find((each) => each.terminal === terminal);
  return own?.lines.find((each) => each.bet === bet);
}

function takeUp(given: Case<'DecideBet'>, round: Round, because: Because): Decision {
  const { command, state, rules } = given;
  const area = areaFor(command.bet, rulesAt(rules, command.terminal));
  if (!area.ok) return area;
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const from = stakeOn(terminal.value, area.value);
  if (from === 0) {
    const message = 'There is no stake on that area.';
    return refuse('nothing-staked', message, floorRule('known-round'), { field: 'bet' });
  }
  const taken: EventOf<'BetsChanged'> = {
    type: 'BetsChanged',
    terminal: command.terminal,
    action: 'return',
    changes: [{ bet: command.bet, from, to: NOTHING }],
    rejected: [],
    because,
  };
  return ok(rules.mechanic.withConsequences({ state, rules, round }, taken));
}

/** The shift manager decides that somebody is paid an amount, or gives one back. */
export function decideAmount(given: Case<'DecideAmount'>): Decision {
  const { command, state, rules } = given;
  const { terminal, effect, amount, bet } = command;
  if (!state.terminalIndex.has(terminal)) {
    const message = `Terminal ${terminal} has never been at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminal' });
  }
  const about = command.round ?? null;
  if (about !== null && about !== state.round?.id && !state.concluded.has(about)) {
    const message = `Round ${about} is not one of the rounds this table holds.`;
    return refuse('unknown-round', message, floorRule('known-round'), { field: 'round' });
  }
  const reasons = ruleOf(rules.book, 'who-decides-the-rest');
  const change: Money = effect === 'pay' ? amount : minus(NOTHING, amount);
  const key = about ?? rules.config.table;
  const moved = adjust(given, key, 'decide', [{ terminal, change }], reasons);
  const event: EventOf<'AmountDecided'> = {
    type: 'AmountDecided',
    terminal,
    effect,
    amount,
    about,
    bet: bet ?? null,
    ...moved,
  };
  return ok([matterDecided(given, effect, reasons), event]);
}

function matterDecided(
  { envelope, command, state, rules }: Case<'DecideRound' | 'DecideAmount' | 'DecideBet'>,
  effect: EventOf<'MatterDecided'>['effect'],
  because: Because,
): TableEvent {
  // What a round waits for is decided with the round itself.
  const isWhole = command.type === 'DecideRound' && command.round === state.round?.id;
  const waiting = isWhole && state.round ? rules.mechanic.undecided?.matterOf(state.round) : null;
  const matter = waiting ?? `decision:${envelope.op}`;
  return { type: 'MatterDecided', matter, reason: command.reason, effect, because };
}

function precede(first: TableEvent, then: Decision): Decision {
  return then.ok ? ok([first, ...then.value]) : then;
}
