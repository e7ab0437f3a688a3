/**
 * Runs in the page of a bundle, in any browser and without a network: recomputes the hash of every row
 * whose events are in the file, and whether each row names the one before it.
 */
export const CHECK_SCRIPT = `
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
