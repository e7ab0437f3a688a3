import { err, type Money, minus, NOTHING, ok, plus, type Result } from '@baize/exact';
import type { Decision, RoundCase } from '../decision.ts';
import type { BetAction, RejectedStake, StakeChange } from '../event.ts';
import { floorRule, refuse } from '../refusal.ts';

import { findSeated, type Terminal } from '../terminal/terminal.ts';
import { betReasons } from './bet-reasons.ts';
import { areaFor, moveStake, offerStake, type Standing, stakeOn, standingOf } from './place-bet.ts';

/** Takes the last action back, whatever it was. */
export function undoBets(given: RoundCase<'UndoBets'>): Decision {
  const terminal = findSeated(given.state, given.command.terminal);
  if (!terminal.ok) return terminal;
  const { done } = terminal.value;
  if (!done) {
    return refuse('nothing-to-undo', 'There is nothing to undo.', floorRule('undo-until-close'));
  }
  const changes = done.changes.map(({ bet, from, to }) => ({ bet, from: to, to: from }));
  const before = standingOf(given, terminal.value);
  let standing: Standing = { ...before, after: totalsAfter(before, changes) };
  for (const { bet, from, to } of changes) {
    const area = areaFor(bet, given.rules);
    if (!area.ok) return area;
    if (to > from) {
      const problem = given.rules.mechanic.betProblem(bet, given.rules, standing.totals);
      if (problem) return problem;
      const again = offerStake(standing, terminal.value, area.value, minus(to, from));
      if (!again.ok) return again;
      if ('because' in again.value) {
        const message = 'The room has been taken since; that cannot be undone.';
        return refuse('above-maximum', message, again.value.because);
      }
    }
    standing = moveStake(standing, area.value, from, to);
  }
  return changeBets(given, 'undo', changes, []);
}

/** Takes every stake back. */
export function clearBets(given: RoundCase<'ClearBets'>): Decision {
  const terminal = findSeated(given.state, given.command.terminal);
  if (!terminal.ok) return terminal;
  const changes = holdingsOf(terminal.value, given.rules.areas).map(({ bet, stake }) => ({
    bet,
    from: stake,
    to: NOTHING,
  }));
  if (changes.length === 0) return nothingStaked();
  return changeBets(given, 'clear', changes, []);
}

/** Doubles every stake, all or nothing for each area; what cannot be doubled stays as it is. */
export function doubleBets(given: RoundCase<'DoubleBets'>): Decision {
  const terminal = findSeated(given.state, given.command.terminal);
  if (!terminal.ok) return terminal;
  const wanted = holdingsOf(terminal.value, given.rules.areas);
  if (wanted.length === 0) return nothingStaked();
  return addAll(given, 'double', terminal.value, wanted);
}

/** Bets again what the terminal bet in the last round it took part in; all that still fits. */
export function repeatBets(given: RoundCase<'RepeatBets'>): Decision {
  const terminal = findSeated(given.state, given.command.terminal);
  if (!terminal.ok) return terminal;
  const { lastBets } = terminal.value;
  if (lastBets.length === 0) {
    const message = 'There is no earlier bet to repeat.';
    return refuse('nothing-to-repeat', message, floorRule('undo-until-close'));
  }
  return addAll(given, 'repeat', terminal.value, lastBets);
}

type LastBet = Terminal['lastBets'][number];

function addAll(
  given: RoundCase<'DoubleBets' | 'RepeatBets'>,
  action: BetAction,
  terminal: Terminal,
  wanted: readonly LastBet[],
): Decision {
  const before = standingOf(given, terminal);
  const rejected = new Map<string, RejectedStake>();
  // Bets are held against the others as they would lie together; each that fails leaves the rest to be
  // looked at again without it, until all that are left stand.
  for (;;) {
    const left = wanted.filter(({ bet }) => !rejected.has(bet));
    const added = addTogether(before, terminal, left);
    for (const each of added.rejected) rejected.set(each.bet, each);
    const refused = wanted.flatMap(({ bet }) => rejected.get(bet) ?? []);
    const [first] = refused;
    if (added.changes.length === 0 && first) {
      return refuse(first.code, 'None of these bets can be made.', first.because);
    }
    if (added.rejected.length === 0) return changeBets(given, action, added.changes, refused);
  }
}

interface Added {
  readonly changes: readonly StakeChange[];
  readonly rejected: readonly RejectedStake[];
}

function addTogether(before: Standing, terminal: Terminal, wanted: readonly LastBet[]): Added {
  const whole = wanted.flatMap(({ bet, stake }) => {
    const area = before.rules.areaIndex.get(bet);
    if (area === undefined) return [];
    const from = stakeOn(terminal, area);
    return [{ bet, from, to: plus(from, stake) }];
  });
  let standing: Standing = { ...before, after: totalsAfter(before, whole) };
  const changes: StakeChange[] = [];
  const rejected: RejectedStake[] = [];
  for (const { bet, stake } of wanted) {
    const change = addStake(standing, terminal, bet, stake);
    if (change.ok) {
      changes.push({ bet, from: change.value.from, to: change.value.to });
      standing = moveStake(standing, change.value.area, change.value.from, change.value.to);
    } else {
      rejected.push({ bet, amount: stake, ...change.error });
    }
  }
  return { changes, rejected };
}

function totalsAfter({ rules, totals }: Standing, changes: readonly StakeChange[]) {
  const after = totals.slice();
  for (const { bet, from, to } of changes) {
    const area = rules.areaIndex.get(bet);
    if (area !== undefined) after[area] = plus(minus(after[area] ?? NOTHING, from), to);
  }
  return after;
}

/** One area taken up in full, or what stands against it. */
function addStake(
  standing: Standing,
  terminal: Terminal,
  bet: string,
  stake: Money,
): Result<{ area: number; from: Money; to: Money }, Pick<RejectedStake, 'code' | 'because'>> {
  const area = areaFor(bet, standing.rules);
  if (!area.ok) return err({ code: area.error.code, because: area.error.because });
  const problem = standing.rules.mechanic.betProblem(bet, standing.rules, standing.totals);
  if (problem) return err({ code: problem.error.code, because: problem.error.because });
  const offer = offerStake(standing, terminal, area.value, stake);
  if (!offer.ok) return err({ code: offer.error.code, because: offer.error.because });
  if ('because' in offer.value) {
    return err({ code: `above-${offer.value.limit}`, because: offer.value.because });
  }
  const from = stakeOn(terminal, area.value);
  return ok({ area: area.value, from, to: plus(from, stake) });
}

function changeBets(
  given: RoundCase<'UndoBets' | 'ClearBets' | 'DoubleBets' | 'RepeatBets'>,
  action: BetAction,
  changes: readonly StakeChange[],
  rejected: readonly RejectedStake[],
): Decision {
  const because = betReasons(given, changes);
  const { terminal } = given.command;
  const event = { type: 'BetsChanged', terminal, action, changes, rejected, because } as const;
  return ok(given.rules.mechanic.withConsequences(given, event));
}

function holdingsOf(terminal: Terminal, areas: readonly string[]) {
  return areas.flatMap((bet, index) => {
    const stake = stakeOn(terminal, index);
    return stake === NOTHING ? [] : [{ bet, stake }];
  });
}

function nothingStaked(): Decision {
  return refuse('nothing-staked', 'There is nothing on the layout.', floorRule('undo-until-close'));
}
