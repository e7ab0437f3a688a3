import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appendItem,
  type Chunked,
  itemAt,
  itemsOf,
  mapItems,
  NO_ITEMS,
  replaceItem,
} from './persistent.ts';

function listOf(items: readonly number[]): Chunked<number> {
  return items.reduce<Chunked<number>>(appendItem, NO_ITEMS);
}

describe('a chunked list', () => {
  test('holds what an ordinary list would hold, whatever its length', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), fc.nat(), fc.nat(), (items, at, item) => {
        const list = listOf(items);
        expect([...itemsOf(list)]).toEqual(items);
        expect(list.length).toBe(items.length);
        expect([...itemsOf(mapItems(list, (each) => each + 1))]).toEqual(items.map((n) => n + 1));
        if (items.length === 0) return;
        const index = at % items.length;
        expect([...itemsOf(replaceItem(list, index, item))]).toEqual(items.with(index, item));
        expect(replaceItem(list, index, item).length).toBe(items.length);
        // The list itself is as it was.
        expect([...itemsOf(list)]).toEqual(items);
      }),
    );
  });

  test('finds every item by its place, across the borders of chunks', () => {
    const list = listOf(Array.from({ length: 129 }, (_, index) => index * 10));
    for (let index = 0; index < 129; index += 1) expect(itemAt(list, index)).toBe(index * 10);
    expect(itemAt(list, 129)).toBeUndefined();
    expect(itemAt(NO_ITEMS, 0)).toBeUndefined();
  });

  test('copies the chunk of an item and leaves the others where they are', () => {
    const list = listOf(Array.from({ length: 140 }, (_, index) => index));
    const changed = replaceItem(list, 80, -1);
    const copied = changed.chunks.filter((chunk, index) => chunk !== list.chunks[index]);
    expect(copied).toHaveLength(1);
    expect(copied[0]).toContain(-1);
    expect(changed.chunks.length).toBe(list.chunks.length);
    expect(changed.chunks.length).toBeGreaterThan(2);
  });
});
