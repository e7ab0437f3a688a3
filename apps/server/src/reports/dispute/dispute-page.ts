import { floorTimeText, zoneText } from '@baize/protocol/http';
import type { DisputeBundle } from './dispute-bundle.ts';

/**
 * Runs in the page of a bundle, in any browser and without a network: recomputes the hash of every row
 * whose events are in the file, and whether each row names the one before it.
 */
const CHECK_SCRIPT = `
const bundle = JSON.parse(document.getElementById('bundle').textContent);
const bytesOf = (field) => {
  if (typeof field === 'string') return new TextEncoder().encode(field);
  if (typeof field !== 'number') return field;
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigInt64(0, BigInt(field));
  return bytes;
};
const fromHex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
async function hashOf({ table, first, last, at, previous, events }) {
  const parts = ['baize/journal/1', table, first, last, at, fromHex(previous), events].flatMap((field) => {
    const bytes = bytesOf(field);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return [length, bytes];
  });
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}
async function check() {
  const { rows } = bundle.journal;
  let [checked, wrong] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (before && before.last + 1 === row.first && before.hash !== row.previous) wrong += 1;
    if (row.events === null) continue;
    checked += 1;
    if ((await hashOf(row)) !== row.hash) wrong += 1;
  }
  const fine = checked > 0 ? 'Hashes agree' : 'The chain is unbroken';
  const said = wrong > 0 ? 'THE JOURNAL DOES NOT AGREE: ' + wrong : fine;
  document.getElementById('check').textContent = said + ' (' + checked + ' of ' + rows.length + ' rows recomputed)';
}
check();
`;

/**
 * The bundle as a page that can be read, printed and checked, by the clocks of the floor; the JSON is in it, unchanged.
 */
export function disputePage(bundle: DisputeBundle, minutesEast: number): string {
  const { floor, round, terminal, producedAt, producedBy, record, recomputed } = bundle;
  const title = `Round ${round}${terminal === null ? '' : `, terminal ${terminal}`}`;
  const differences = recomputed.differences.length;
  const at = `${floorTimeText(producedAt, minutesEast)} ${zoneText(minutesEast)}`;
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
Produced ${text(at)} by ${text(producedBy)}.</p>
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
