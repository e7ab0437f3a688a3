import { escapeText } from './svg.ts';

/** One file without anything from elsewhere: it opens, prints and archives as it is. */
export function page(title: string, sections: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...sections,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const STYLE = `
:root { color-scheme: light; --ink: #18232a; --dim: #4c616f; --rule: #d5dce0; --felt: #115347;
  --brass: #b8862f; --out: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f2ec; color: var(--ink);
  font: 15px/1.5 "Inter", system-ui, "Segoe UI", sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 40px 32px 64px; background: #fff; }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 17px; margin: 34px 0 8px; border-bottom: 1px solid var(--rule); padding-bottom: 4px; }
p { margin: 8px 0; }
.what { color: var(--dim); margin-top: 0; }
.verdict { border-left: 5px solid var(--felt); background: #eef4f2; padding: 10px 16px; margin: 20px 0; }
.verdict.unusual { border-color: var(--out); background: #fbeeed; }
.verdict p:first-child { font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
svg { display: block; width: 100%; height: auto; margin: 10px 0; }
svg text { font: 12px "Inter", system-ui, sans-serif; fill: var(--ink); }
svg .caption { font-weight: 600; font-size: 13px; }
svg .axis { fill: var(--dim); font-size: 11px; font-variant-numeric: tabular-nums; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
svg .grid { stroke: #e6eaec; } svg .base { stroke: var(--dim); }
svg .expected, svg .mean { stroke: var(--brass); stroke-width: 2; }
svg .level { stroke: var(--brass); stroke-dasharray: 4 3; }
svg .band { fill: #f3e8d2; } svg .stem { stroke: #9db0ab; stroke-width: 1.5; }
svg .bar { fill: #7ba79c; } svg .bar.out { fill: #d98e88; } svg .spread { stroke: var(--ink); }
svg .dot { fill: var(--felt); } svg .ring { fill: #fff; stroke: var(--felt); stroke-width: 1.5; }
svg .dot.out { fill: var(--out); } svg .ring.out { stroke: var(--out); }
table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { color: var(--dim); font-weight: 500; }
td.out { color: var(--out); font-weight: 600; }
.note, .key { color: var(--dim); font-size: 13px; }
code { font: 12px ui-monospace, "SFMono-Regular", Consolas, monospace; overflow-wrap: anywhere; }
@media (max-width: 560px) { main { padding: 24px 16px; } .pair { grid-template-columns: 1fr; } }
@media print { body { background: #fff; font-size: 11pt; } main { max-width: none; padding: 0; }
  svg, table, .verdict { break-inside: avoid; } h2 { break-after: avoid; } }
`;
