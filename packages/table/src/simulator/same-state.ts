import { type AppendLog, entriesOf } from '../persistent/append-log.ts';
import type { TableState } from '../state.ts';

/**
 * Compares two tables part by part. Parts of a state are never changed, so a pair that was once found
 * equal stays equal: after an event only what the event touched is looked at.
 */
export interface Comparison {
  readonly known: WeakMap<object, object>;
}

export function newComparison(): Comparison {
  return { known: new WeakMap() };
}

/** Whether two tables know the same; what they know about their game follows from its configuration. */
export function isSameState(comparison: Comparison, one: TableState, other: TableState): boolean {
  const { rules, operations, ...rest } = one;
  const { rules: rules2, operations: operations2, ...rest2 } = other;
  return (
    isSame(comparison, rules?.config ?? null, rules2?.config ?? null) &&
    isSameLog(operations.bets, operations2.bets) &&
    isSameLog(operations.betsBefore, operations2.betsBefore) &&
    isSameLog(operations.others, operations2.others) &&
    isSameLog(operations.othersBefore, operations2.othersBefore) &&
    Object.keys(rest).length === Object.keys(rest2).length &&
    isSame(comparison, Object.values(rest), Object.values(rest2))
  );
}

/** A log grows in place, so nothing can be remembered about it. */
function isSameLog(one: AppendLog<number>, other: AppendLog<number>): boolean {
  if (one.length !== other.length) return false;
  const others = entriesOf(other);
  for (const [key, value] of entriesOf(one)) {
    const { value: entry } = others.next();
    if (!entry || entry[0] !== key || entry[1] !== value) return false;
  }
  return true;
}

function isSame(comparison: Comparison, one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
    // An absent field and one without a value are the same on paper.
    return (one ?? null) === null && (other ?? null) === null;
  }
  if (comparison.known.get(one) === other) return true;
  const same = hasSameParts(comparison, one, other);
  if (same) comparison.known.set(one, other);
  return same;
}

function hasSameParts(comparison: Comparison, one: object, other: object): boolean {
  if (one instanceof Map && other instanceof Map) {
    return isSameList(comparison, [...one].flat(), [...other].flat());
  }
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && isSameList(comparison, one, other);
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    if (!isSame(comparison, Reflect.get(one, name), Reflect.get(other, name))) return false;
  }
  return true;
}

function isSameList(
  comparison: Comparison,
  one: readonly unknown[],
  other: readonly unknown[],
): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) {
    if (!isSame(comparison, one[i], other[i])) return false;
  }
  return true;
}
