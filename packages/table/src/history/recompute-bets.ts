import { type Money, minus, NOTHING, plus, total } from '@baize/exact';
import { acceptStake, citationsIn, clauseOf } from '@baize/game';
import { minimumOf } from '../betting/place-bet.ts';
import type { LimitRules, TableRules } from '../configuration/table-rules.ts';
import type { EventOf, Recorded } from '../event.ts';
import { type Bettor, betsClosed } from '../round/money.ts';
import { type Holding, holdingsFrom, holdingsIn } from '../terminal/holdings.ts';
import { rulesAt } from '../terminal/terminal.ts';

import type { Comparison } from './difference.ts';

type Close = EventOf<'BetsClosed'>;

/**
 * A close once gave the reasons of every limit for every cut, and those of all terminals for each
 * posting. Such records stand: the right reasons are among them. Older ones still do not name the reading
 * of the clause on stakes under the minimum. Whatever else they say is compared.
 */
function withReasonsAsRecorded(recorded: Close, recomputed: Close, rules: LimitRules): Close {
  const limits = new Set<string>(LIMIT_KEYS.flatMap((key) => citationsIn(rules.rules[key])));
  const later = new Set<string>(
    citationsIn(rules.rules['pro-rata-spares-small-stakes']).filter((each) =>
      clauseOf(each).startsWith('I-'),
    ),
  );
  const chooseReasons = <Reasons extends readonly string[]>(
    was: Reasons | null | undefined,
    is: Reasons,
  ): Reasons => (was && isWider(was, is, { limits, later }) ? was : is);
  return {
    ...recomputed,
    because: chooseReasons(recorded.because, recomputed.because),
    postings: recomputed.postings.map((each, index) => ({
      ...each,
      because: chooseReasons(recorded.postings[index]?.because, each.because),
    })),
    stakes: recomputed.stakes.map((each, index) => ({
      ...each,
      stakes: each.stakes.map((stake, place) => {
        const was = recorded.stakes[index]?.stakes[place]?.because;
        return stake.because ? { ...stake, because: chooseReasons(was, stake.because) } : stake;
      }),
    })),
  };
}

const LIMIT_KEYS = [
  'pro-rata',
  'pro-rata-floors-stand',
  'pro-rata-spares-small-stakes',
  'differential',
  'below-minimum-stands',
] as const;

/** The right reasons, and besides them only others about limits; a reading asked later may be missing. */
function isWider(
  was: readonly string[],
  is: readonly string[],
  { limits, later }: Readonly<Record<'limits' | 'later', ReadonlySet<string>>>,
) {
  return (
    is.every((each) => was.includes(each) || later.has(each)) &&
    was.every((each) => is.includes(each) || limits.has(each))
  );
}

/** By terminal and area index: what lies where while bets are open. */
type Layout = Map<string, (Holding | undefined)[]>;

/**
 * Every stake from its first chip to the close: each change begins where the last one ended, a stake
 * that was placed fits the limits, and the close freezes what lies there then.
 */
export function* recomputeBets(
  facts: readonly Recorded[],
  rules: TableRules,
): Generator<Comparison> {
  const layout: Layout = new Map();
  let isClosed = false;
  for (const { sequence, event } of facts) {
    const where = `event ${sequence}`;
    switch (event.type) {
      case 'BetsChanged': {
        const own = rulesAt(rules, event.terminal);
        if (event.action === 'place') yield* recomputePlaced(where, event, layout, own);
        yield* recomputeChanged(where, event, sequence, layout, own);
        break;
      }
      case 'BetsClosed': {
        isClosed = true;
        const bettors = inOrderOf(event.stakes, layout);
        const again = betsClosed(event.round, bettors, rules);
        const recomputed = withReasonsAsRecorded(event, again, rules.stakeRules);
        yield { where, recorded: event, recomputed };
        break;
      }
      case 'RoundVoided':
        if (!isClosed) yield sumReturned(where, event, layout);
        break;
      default:
        break;
    }
  }
}

/** As much of a stake is taken as the limits leave room for, and no more. */
function* recomputePlaced(
  where: string,
  { terminal, changes, rejected }: EventOf<'BetsChanged'>,
  layout: Layout,
  rules: TableRules,
): Generator<Comparison> {
  const [change] = changes;
  const area = rules.areaIndex.get(change?.bet ?? '');
  if (!change || area === undefined) return;
  const own = layout.get(terminal)?.[area]?.stake ?? NOTHING;
  const turnedAway = total(rejected.map(({ amount }) => amount));
  const accepted = plus(change.to, turnedAway);
  const { unit, differential, limits } = rules.config;
  const other = rules.opposed[area] ?? null;
  const offer = acceptStake(
    {
      stake: minus(accepted, own),
      unit,
      own,
      all: rules.procedure.limitsPer === 'box' ? totalOn(area, layout) : own,
      ...(rules.limits[area] ?? limits.default),
      minimumOf: minimumOf(rules),
      ...(other !== null && differential !== null
        ? { opposed: { other: totalOn(other, layout), differential } }
        : {}),
    },
    rules.stakeRules,
  );
  yield {
    where: `${where}: accepted`,
    recorded: { accepted: change.to - own, rejected: turnedAway },
    recomputed: offer.ok
      ? { accepted: offer.value.accepted, rejected: offer.value.rejected }
      : offer.error.code,
  };
}

function* recomputeChanged(
  where: string,
  { terminal, changes }: EventOf<'BetsChanged'>,
  sequence: number,
  layout: Layout,
  { areaIndex }: TableRules,
): Generator<Comparison> {
  const holdings = layout.get(terminal) ?? [];
  layout.set(terminal, holdings);
  for (const [index, { bet, from, to }] of changes.entries()) {
    const area = areaIndex.get(bet);
    const place = `${where}: changes[${index}]`;
    yield { where: `${place}.bet`, recorded: area !== undefined, recomputed: true };
    if (area === undefined) continue;
    const before = holdings[area];
    yield { where: `${place}.from`, recorded: from, recomputed: before?.stake ?? NOTHING };
    holdings[area] = to === NOTHING ? undefined : { stake: to, since: before?.since ?? sequence };
  }
}

/** A round that ends before the close gives back what lies on the layout, and moves no money. */
function sumReturned(
  where: string,
  { returned, postings }: EventOf<'RoundVoided'>,
  layout: Layout,
): Comparison {
  return {
    where,
    recorded: { returned, postings },
    recomputed: {
      returned: inOrderOf(returned, layout).map(({ id, holdings }) => ({
        terminal: id,
        amount: total(Array.from(holdingsIn(holdings), ([, { stake }]) => stake)),
      })),
      postings: [],
    },
  };
}

function totalOn(area: number, layout: Layout): Money {
  return total([...layout.values()].map((holdings) => holdings[area]?.stake ?? NOTHING));
}

/** Terminals with stakes, in the order they sit, which only the list to compare with knows. */
function inOrderOf(
  list: readonly { readonly terminal: string }[],
  layout: Layout,
): readonly Bettor[] {
  const place = (id: string) => {
    const found = list.findIndex(({ terminal }) => terminal === id);
    return found < 0 ? list.length : found;
  };
  return [...layout]
    .filter(([, holdings]) => holdings.some((holding) => holding !== undefined))
    .map(([id, holdings]) => ({ id, holdings: holdingsFrom(holdings) }))
    .toSorted((a, b) => place(a.id) - place(b.id));
}
