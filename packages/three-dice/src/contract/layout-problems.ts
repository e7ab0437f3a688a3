import { type Area, areasOf, CANVAS, type Caption, type DiceLayout } from '../layout.ts';
import { priceListOf } from '../prices/price.ts';
import type { DiceRulebook } from '../rulebook.ts';

/** A finger needs this much of an area, in layout units. */
const TOUCH_MINIMUM = 66;

/** A rectangle in whole tenths of a layout unit, so that edges compare exactly. */
interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Areas that no row prices, areas drawn twice, and rows that no layout of their table draws. */
export function mispricedAreas(book: DiceRulebook): readonly string[] {
  const perLayout = book.layouts.flatMap((layout) => {
    const ids = areasOf(layout).map(({ id }) => id);
    const prices = priceListOf(layout.payTable);
    return [
      ...ids.filter((id) => !prices.has(id)).map((id) => `${layout.id}: ${id} has no price`),
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${layout.id}: ${id} twice`),
    ];
  });
  const undrawn = book.layouts.flatMap(({ payTable }) => {
    const drawn = new Set(
      book.layouts
        .filter((layout) => layout.payTable === payTable)
        .flatMap((layout) => areasOf(layout).map(({ id }) => id)),
    );
    return [...priceListOf(payTable).keys()]
      .filter((id) => !drawn.has(id))
      .map((id) => `${payTable.title}: ${id} is on no layout`);
  });
  return [...perLayout, ...undrawn];
}

export function areasTooSmall(book: DiceRulebook): readonly string[] {
  return everyArea(book).flatMap(([layout, { id, width, height }]) =>
    width < TOUCH_MINIMUM || height < TOUCH_MINIMUM
      ? [`${layout.id}: ${id} is ${width} x ${height}`]
      : [],
  );
}

export function boxesOffCanvas(book: DiceRulebook): readonly string[] {
  return book.layouts.flatMap((layout) =>
    boxesOf(layout)
      .filter(
        ({ left, top, right, bottom }) =>
          left < 0 || top < 0 || right > tenths(CANVAS.width) || bottom > tenths(CANVAS.height),
      )
      .map(({ name }) => `${layout.id}: ${name}`),
  );
}

export function boxesOverlapping(book: DiceRulebook): readonly string[] {
  return book.layouts.flatMap((layout) => {
    const boxes = boxesOf(layout);
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${layout.id}: ${one.name} and ${other.name}`),
    );
  });
}

function everyArea(book: DiceRulebook): readonly (readonly [DiceLayout, Area])[] {
  return book.layouts.flatMap((layout) => areasOf(layout).map((area) => [layout, area] as const));
}

/** Captions take room on the felt like areas do. */
function boxesOf(layout: DiceLayout): readonly Box[] {
  return [
    ...areasOf(layout).map(({ id, x, y, width, height }) => box(id, x, y, width, height)),
    ...layout.captions.map(({ text, at, size }: Caption) => box(text, ...at, ...size)),
  ];
}

function box(name: string, x: number, y: number, width: number, height: number): Box {
  const [left, top] = [tenths(x), tenths(y)];
  return { name, left, top, right: left + tenths(width), bottom: top + tenths(height) };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function tenths(units: number): number {
  return Math.round(units * 10);
}
