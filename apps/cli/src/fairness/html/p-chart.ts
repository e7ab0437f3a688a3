import { type JudgedFinding, pText } from '@baize/math/fairness';
import { linearScale } from './scale.ts';
import { element, line, picture, text } from './svg.ts';

const WIDTH = 680;
const LEFT = 250;
const RIGHT = WIDTH - 64;
const ROW = 24;
const TOP = 46;

/** Every p-value on a scale by powers of ten, and what remains of it when all tests are allowed for. */
export function pChart(title: string, findings: readonly JudgedFinding[]): string {
  const smallest = Math.min(0.001, ...findings.map(({ p }) => p));
  const decades = Math.min(12, Math.ceil(-Math.log10(smallest)));
  const place = linearScale(0, decades, RIGHT, LEFT);
  const x = (p: number) => place(Math.min(decades, -Math.log10(p)));
  const height = TOP + findings.length * ROW + 10;
  return picture(WIDTH, height, `${title}: ${description(findings)}`, [
    text(16, 18, title, { class: 'caption' }),
    ...marks(decades).flatMap(([p, label, kind]) => [
      line(x(p), TOP - 10, x(p), height - 8, kind),
      text(x(p), TOP - 16, label, { class: 'axis middle' }),
    ]),
    ...findings.flatMap(({ test, p, holm }, i) => {
      const y = TOP + (i + 0.5) * ROW;
      return [
        text(LEFT - 12, y + 4, test, { class: 'label end' }),
        line(x(p), y, x(holm), y, 'stem'),
        element('circle', { cx: x(holm), cy: y, r: 5, class: holm < 0.05 ? 'ring out' : 'ring' }),
        element('circle', { cx: x(p), cy: y, r: 4, class: holm < 0.05 ? 'dot out' : 'dot' }),
        text(RIGHT + 12, y + 4, pText(p), { class: 'axis' }),
      ];
    }),
  ]);
}

/** The levels that matter, then every power of ten or every third one. */
function marks(decades: number): readonly (readonly [number, string, string])[] {
  const step = decades > 6 ? 3 : 1;
  const powers = Array.from({ length: Math.floor(decades / step) + 1 }, (_, i) => i * step)
    .filter((power) => power !== 2)
    .map((power) => [10 ** -power, power < 4 ? `${10 ** -power}` : `1e-${power}`, 'grid'] as const);
  return [...powers, [0.05, '5%', 'level'], [0.01, '1%', 'level']];
}

function description(findings: readonly JudgedFinding[]): string {
  return findings.map(({ test, p }) => `${test} ${pText(p)}`).join(', ');
}
