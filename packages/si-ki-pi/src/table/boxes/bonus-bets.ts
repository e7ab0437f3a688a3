import { type Err, type Money, minus, NOTHING, plus } from '@baize/exact';
import { type Citation, ruleOf } from '@baize/game';
import type { EventOf, RoundCase, StakeChange, TableRules, Terminal } from '@baize/table/kit';
import { holdingOn, itemsOf, type Refusal, refuse } from '@baize/table/kit';
import type { SiKiPiRulebook } from '../../rulebook.ts';
import { cardGameAt } from '../card-game.ts';
import { areaOf, BOX_BETS, parseArea } from './box-bet.ts';

type Changed = EventOf<'BetsChanged'>;

/**
 * A change of bets, followed by what it leaves without ground: where the last initial bet of a box is
 * taken back, its bonus bets go back to their players, whoever they are.
 */
export function withReturnedBonuses(
  { state, rules, round }: Pick<RoundCase, 'state' | 'rules' | 'round'>,
  event: Changed,
): readonly Changed[] {
  const boxes = boxesLeftEmpty(event.changes, rules, round.totals);
  if (boxes.length === 0) return [event];
  const named = new Set(event.changes.map((each) => each.bet));
  const returned = [...itemsOf(state.terminals)].flatMap((terminal) => {
    const isOwn = terminal.id === event.terminal;
    const left = stakesLeftIn(boxes, terminal, rules);
    const changes = left.filter(({ bet }) => !isOwn || !named.has(bet));
    return changes.length === 0 ? [] : [returnTo(terminal.id, changes, cardGameAt(rules).book)];
  });
  return [event, ...returned];
}

/** Boxes that are left without an initial bet by the changes. */
function boxesLeftEmpty(
  changes: readonly StakeChange[],
  { areaIndex }: TableRules,
  totals: readonly Money[],
): readonly number[] {
  return changes.flatMap(({ bet, from, to }) => {
    const parsed = parseArea(bet);
    const before = totals[areaIndex.get(bet) ?? -1] ?? NOTHING;
    const isEmptied = plus(minus(before, from), to) === NOTHING;
    return parsed?.bet === 'initial' && isEmptied ? [parsed.box] : [];
  });
}

/** Where no initial bet is left, whatever still lies there is a bonus. */
function stakesLeftIn(
  boxes: readonly number[],
  { holdings }: Terminal,
  { areaIndex }: TableRules,
): readonly StakeChange[] {
  return boxes.flatMap((box) =>
    BOX_BETS.flatMap((bet) => {
      const area = areaOf(box, bet);
      const stake = holdingOn(holdings, areaIndex.get(area) ?? -1)?.stake ?? NOTHING;
      return stake > 0 ? [{ bet: area, from: stake, to: NOTHING }] : [];
    }),
  );
}

function returnTo(
  terminal: string,
  changes: readonly StakeChange[],
  book: SiKiPiRulebook,
): Changed {
  return {
    type: 'BetsChanged',
    terminal,
    action: 'return',
    changes,
    rejected: [],
    because: ruleOf(book, 'bonus-goes-with-initial'),
  };
}

/** Why a bonus bet may be there: somebody has an initial bet in the box. */
export function bonusReasons(
  rules: TableRules,
  changes: readonly StakeChange[],
): readonly Citation[] {
  const isRaised = changes.some(({ bet, from, to }) => {
    const area = parseArea(bet);
    return to > from && area !== null && area.bet !== 'initial';
  });
  return isRaised ? ruleOf(cardGameAt(rules).book, 'bonus-needs-initial') : [];
}

/** A bonus bet needs an initial bet in its box; whose does not matter. */
export function bonusProblem(
  bet: string,
  rules: TableRules,
  totals: readonly Money[],
): Err<Refusal> | null {
  const area = parseArea(bet);
  if (!area || area.bet === 'initial') return null;
  const initial = rules.areaIndex.get(areaOf(area.box, 'initial'));
  if (initial !== undefined && (totals[initial] ?? NOTHING) > 0) return null;
  const message = 'A bonus bet needs an initial bet in that box first.';
  const reasons = ruleOf(cardGameAt(rules).book, 'bonus-needs-initial');
  return refuse('bonus-without-initial', message, reasons, { field: 'bet' });
}
