import { CHECK_SCRIPT } from './check-script.ts';
import type { DisputeBundle } from './dispute-bundle.ts';

/** The bundle as a page that can be read, printed and checked; the JSON is in it, unchanged. */
export function disputePage(bundle: DisputeBundle): string {
  const { floor, round, terminal, producedAt, producedBy, record, recomputed } = bundle;
  const title = `Round ${round}${terminal === null ? '' : `, terminal ${terminal}`}`;
  const differences = recomputed.differences.length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${text(title)}</title>
<style>
body { font: 15px/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
pre { white-space: pre-wrap; } table { border-collapse: collapse; }
td, th { border: 1px solid #999; padding: 0.2rem 0.5rem; text-align: left; font-size: 13px; }
code { overflow-wrap: anywhere; }
</style>
<h1>${text(title)}</h1>
<p>${text(floor)}, table ${text(bundle.table)}, ${text(record.rulebook.title)}.
Produced ${text(new Date(producedAt).toISOString())} by ${text(producedBy)}.</p>
<p>Computed again by the rules engine: ${recomputed.compared} comparisons, ${differences} differences.
<strong id="check">Hashes have not been checked.</strong></p>
<h2>What happened</h2>
<pre>${text(bundle.transcript)}</pre>
<h2>What the clauses ask</h2>
<table>${record.citations.map(clauseRow).join('')}</table>
<h2>The journal</h2>
<table><tr><th>Events</th><th>Hash</th><th>Hash of the row before</th></tr>
${bundle.journal.rows.map(journalRow).join('\n')}</table>
<h2>How to check it</h2>
<ul>${[...bundle.verification, ...bundle.journal.hashing].map(item).join('')}</ul>
<script type="application/json" id="bundle">${json(bundle)}</script>
<script>${CHECK_SCRIPT}</script>
</html>
`;
}

type Row = DisputeBundle['journal']['rows'][number];
type Cited = DisputeBundle['record']['citations'][number];

function journalRow({ first, last, hash, previous }: Row): string {
  return `<tr><td>${first} to ${last}</td><td><code>${hash}</code></td><td><code>${previous}</code></td></tr>`;
}

function clauseRow({ citation, says }: Cited): string {
  return `<tr><td>${text(citation)}</td><td>${text(says ?? '')}</td></tr>`;
}

function item(line: string): string {
  return `<li>${text(line)}</li>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function text(value: string): string {
  return value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Nothing that a person wrote into a note can end the script it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
