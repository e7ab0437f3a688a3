import { type Money, money } from '@baize/exact';
import { itemsOf } from '../evolve/persistent.ts';
import { CREDIT_MAXIMUM } from '../well-formed/field-shapes.ts';
import type { Scene } from './scene.ts';
import { among, between, oneIn, type Source } from './source.ts';

/** Names that are nobody's, some of them unpleasant to programs. */
const STRANGERS = ['nobody', '__proto__', 'constructor', 'credit:x', ' '] as const;

/** A terminal of the floor, usually one that sits here. */
export function someTerminal(source: Source, { state, floor }: Scene): string {
  if (oneIn(source, 20)) return among(source, [...floor.terminals, ...STRANGERS.slice(0, 4)]);
  const seated = [...itemsOf(state.terminals)].filter(({ isSeated }) => isSeated);
  const [first, ...others] = seated.map(({ id }) => id);
  return among(source, first === undefined ? floor.terminals : [first, ...others]);
}

/** An amount that is mostly a few minimums, and now and then what it should not be. */
export function someAmount(source: Source, { state }: Scene): Money {
  const { unit, limits } = state.rules?.config ?? {
    unit: money(1),
    limits: { default: { minimum: money(100), maximum: money(1000) } },
  };
  const { minimum, maximum } = limits.default;
  if (oneIn(source, 12)) {
    return among(source, [money(1), maximum, money(maximum + unit), money(CREDIT_MAXIMUM)]);
  }
  if (oneIn(source, 12)) return money(minimum * between(source, 1, 5) + 1);
  return money(minimum + unit * source(10) * among(source, [1, 1, 10]));
}

/** What terminals buy: enough for some rounds, so that credit runs out now and then. */
export function someCredit(source: Source, { state }: Scene): Money {
  const { minimum } = state.rules?.config.limits.default ?? { minimum: money(100) };
  return money(minimum * between(source, 1, 60));
}

export function someReason(source: Source): string {
  return among(source, ['a reason', 'another reason', '']);
}

/** Something the table has under a name, or the name of nothing. */
export function someKey(source: Source, map: ReadonlyMap<string, unknown>): string {
  const keys = [...map.keys()];
  return keys.length === 0 || oneIn(source, 20) ? 'none' : among(source, keys);
}

/** What a virtual result was derived from. */
export function someProof(source: Source, { state }: Scene) {
  if (state.rules?.config.resultSource !== 'virtual' || oneIn(source, 20)) return {};
  return { proof: { seed: `seed-${source(1000)}`, closeHash: `hash-${source(1000)}` } };
}

/** What a virtual table commits itself to before anybody bets. */
export function someCommitment(source: Source, { state }: Scene) {
  const isVirtual = state.rules?.config.resultSource === 'virtual';
  if (!isVirtual || state.round !== null || oneIn(source, 20)) return {};
  return { commitment: `commitment-${source(1000)}` };
}
