import { STOPS, symbolAt } from '../wheel.ts';
import type { Language, Node, ScreenKit, WheelView } from './kit.ts';
import { WORDS } from './words.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { joker: 'Joker', star: 'Star' },
  'zh-Hans': { joker: '小丑', star: '星' },
};

const COLOURS: Readonly<Record<string, string>> = {
  '1': '#d8c48a',
  '2': '#3f6fb0',
  '5': '#7d4ea3',
  '10': '#2f8f5b',
  '20': '#b5472f',
  joker: '#111111',
  star: '#e0a11b',
};

/** A stop by what it shows: `20`, `Joker`. */
export function stopName(stop: number, language: Language): string {
  const symbol = symbolAt(stop) ?? `${stop}`;
  return NAMES[language][symbol] ?? symbol;
}

/** The stop of this round, or of the one before. */
export function stopShown({ round, previous }: WheelView): number | null {
  return round?.result ?? previous?.result ?? null;
}

export function labelOf(stop: number | null, language: Language): string {
  const words = WORDS[language];
  return stop === null ? words.none : words.stop(stopName(stop, language), stop);
}

/** The wheel as it stands: the stop that decides is at the top, under the flapper. */
export function wheelPicture(
  { react: { createElement: h } }: ScreenKit,
  stop: number | null,
  size: number,
  label: string,
): Node {
  const step = 360 / STOPS.length;
  const turned = stop === null ? 0 : -(stop - 1) * step;
  const stops = STOPS.map((each) =>
    h('path', {
      key: each,
      d: sector((each - 1) * step - step / 2, (each - 1) * step + step / 2),
      fill: COLOURS[symbolAt(each) ?? ''] ?? '#888888',
      stroke: '#00000055',
    }),
  );
  return h(
    'svg',
    {
      viewBox: '-110 -118 220 228',
      width: size,
      height: size,
      style: { maxWidth: '100%', minHeight: 0, flexShrink: 1 },
      role: 'img',
      'aria-label': label,
    },
    h('g', { transform: `rotate(${turned})` }, ...stops),
    h('circle', { r: 44, fill: '#14322a' }),
    h('path', { d: 'M -7 -116 L 7 -116 L 0 -92 Z', fill: '#f5efe0', stroke: '#00000088' }),
    stop === null
      ? null
      : h(
          'text',
          { textAnchor: 'middle', y: 12, fill: '#ffffff', fontSize: 34, fontWeight: 700 },
          symbolAt(stop) === 'joker' ? 'J' : symbolAt(stop) === 'star' ? '★' : symbolAt(stop),
        ),
  );
}

/** A slice of the wheel from one angle to another, clockwise from the top. */
function sector(from: number, to: number): string {
  const at = (degrees: number): string => {
    const radians = ((degrees - 90) * Math.PI) / 180;
    return `${(100 * Math.cos(radians)).toFixed(2)} ${(100 * Math.sin(radians)).toFixed(2)}`;
  };
  return `M 0 0 L ${at(from)} A 100 100 0 0 1 ${at(to)} Z`;
}
