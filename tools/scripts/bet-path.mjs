// Through which files one bet goes: a floor runs under the debugger's coverage from the message that places the
// bet until its round is concluded, and every module of ours in which a function ran is counted.
// `node tools/scripts/bet-path.mjs [--list]`; it needs the build.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = process.env.BAIZE_MEASURE_ROOT ?? fileURLToPath(new URL('../../', import.meta.url));
const { WebSocket } = createRequire(join(root, 'apps/server/package.json'))('ws');

// Each kind of table alone on its floor: another one would run functions of its own meanwhile.
const floorFile = (table) => `
floor: Measured
currency: SGD
defaults:
  unit: 100
  chips: [100]
  limits: { default: { minimum: 100, maximum: 100000 } }
  mode: automatic
  resultSource: virtual
  bettingSeconds: 3
  bettingSecondsMinimum: 1
  stepSeconds: 0
  pauseSeconds: 1
tables:
  - { table: T, name: Measured, ${table} }
`;
/** Milliseconds after which nothing of a round's opening is under way, and in which a bet is answered and shown. */
const QUIET = 900;
const ANSWERED = 500;
const BET = { type: 'PlaceBet', stake: 100 };
const dice = await measure('game: rws-sic-bo-2021/a', [], { ...BET, bet: 'small' });
const cards = await measure(
  'game: rws-si-ki-pi-v2, boxes: 2, arrangingSeconds: 1',
  [{ type: 'TakeBox', box: 1 }],
  { ...BET, bet: '1/initial' },
);
if (process.argv.includes('--list')) {
  for (const [kind, { whole, because }] of Object.entries({ dice, cards })) {
    for (const file of [...whole].toSorted()) {
      const functions = because.get(file);
      console.log(functions ? `${kind} ${file}: ${functions.join(' ')}` : `floor ${file}`);
    }
  }
}
console.log(
  `files a bet on dice enters ${dice.because.size}, with what the floor does anyway ${dice.whole.size}`,
);
console.log(
  `files a hand of cards enters ${cards.because.size}, with what the floor does anyway ${cards.whole.size}`,
);

async function measure(table, before, bet) {
  const folder = mkdtempSync(join(tmpdir(), 'baize-path-'));
  writeFileSync(join(folder, 'floor.yaml'), floorFile(table));
  const floor = spawn(
    process.execPath,
    [
      '--inspect=127.0.0.1:0',
      join(root, 'apps/server/dist/programs/serve.js'),
      ...['--demo', '--no-web', '--port', '0', '--log', '-'],
      ...['--floor', join(folder, 'floor.yaml'), '--data', join(folder, 'data')],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise((done) => floor.once('exit', done));
  const [debuggerUrl, address] = await Promise.all([
    lineMatching(floor.stderr, /ws:\/\/\S+/),
    lineMatching(floor.stdout, /http:\/\/127\.0\.0\.1:\d+/),
  ]);
  const { ask, close } = await openDebugger(debuggerUrl);
  try {
    return await filesOfBet(ask, address, { table: 'T', before, bet });
  } finally {
    // A process waits for its debugger before it ends.
    close();
    floor.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Enters as a terminal and follows three rounds with a bet and six without one. Whole: every file in which a
 * function ran while a bet was there. Because: by file, the functions that ran more often in each round with a bet
 * than in any without one, which leaves out what the floor does anyway. The moment in which the bet is placed, answered and
 * shown is compared with a moment as long in which nobody bets, the rest of the round with the rest of a round.
 */
async function filesOfBet(tools, address, { table, before, bet }) {
  const { who, token } = await enter(address, table);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const heard = listen(socket);
  await new Promise((done) => socket.once('open', done));
  socket.send(JSON.stringify({ v: 1, type: 'hello', table, as: 'player' }));
  await tools('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const rounds = [];
  const seen = new Set();
  const calls = async () => callsOf((await tools('Profiler.takePreciseCoverage')).result);
  for (const betting of [false, true, false, false, true, false, false, true, false]) {
    const opened = await heard((text) => isOpening(text) && !seen.has(roundOf(text, table)));
    const round = roundOf(opened, table);
    seen.add(round);
    const player = { socket, heard, round, terminal: who.id };
    if (rounds.length === 0) for (const command of before) await send(player, command);
    // What opening the round brought about is over; from here to the answer hardly anything runs but for the bet.
    await waitFor(QUIET);
    await calls();
    if (betting) await send(player, bet);
    await waitFor(ANSWERED);
    const placing = await calls();
    await heard((text) => text.includes('"RoundConcluded"') && text.includes(`"${round}"`));
    rounds.push({ betting, placing, rest: await calls() });
  }
  await tools('Profiler.stopPreciseCoverage');
  socket.close();
  const withBet = rounds.filter(({ betting }) => betting);
  const without = rounds.filter(({ betting }) => !betting);
  const caused = ['placing', 'rest'].flatMap((part) =>
    [...withBet[0][part].keys()].filter(
      (key) =>
        Math.min(...withBet.map((round) => round[part].get(key) ?? 0)) >
        Math.max(...without.map((round) => round[part].get(key) ?? 0)),
    ),
  );
  return {
    whole: new Set(
      withBet.flatMap(({ placing, rest }) => [...placing.keys(), ...rest.keys()]).map(fileOfKey),
    ),
    because: byFile(new Set(caused)),
  };
}

function waitFor(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** The names of functions by the file they are in. */
function byFile(keys) {
  const files = new Map();
  for (const key of keys) {
    const name = key.slice(key.lastIndexOf('#') + 1);
    files.set(fileOfKey(key), [...(files.get(fileOfKey(key)) ?? []), name]);
  }
  return files;
}

function isOpening(text) {
  return /"(Round|Bets)Opened"/.test(text);
}

function roundOf(text, table) {
  return new RegExp(`"(${table}-\\d+)"`).exec(text)?.[1];
}

async function send({ socket, heard, round, terminal }, command) {
  const op = `measured-${round}-${command.type}`;
  socket.send(JSON.stringify({ v: 1, type: 'do', op, round, command: { ...command, terminal } }));
  const answer = await heard(
    (text) => text.includes(`"op":"${op}"`) && !/"type":"event"/.test(text.slice(0, 24)),
  );
  if (!answer.includes('"type":"accepted"')) throw new Error(answer);
}

/** How often each function of ours ran, a module's own top level left out. */
function callsOf(result) {
  const calls = new Map();
  for (const { url, functions } of result) {
    if (!url.startsWith('file:') || url.includes('/node_modules/')) continue;
    for (const { functionName, ranges } of functions) {
      const [{ count, startOffset }] = ranges;
      if (functionName === '' || count === 0) continue;
      calls.set(`${sourceOf(url)}#${startOffset}#${functionName}`, count);
    }
  }
  return calls;
}

function fileOfKey(key) {
  return key.slice(0, key.indexOf('#'));
}

function sourceOf(url) {
  return relative(root, fileURLToPath(url)).replace('/dist/', '/src/').replace(/js$/, 'ts');
}

async function enter(address, table) {
  const answer = await fetch(`${address}/api/demo/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'terminal', table }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** A function that gives the next message, of those heard and those to come, that is as asked. */
function listen(socket) {
  const waiting = [];
  const kept = [];
  socket.on('message', (data) => {
    const text = String(data);
    const index = waiting.findIndex(({ isIt }) => isIt(text));
    if (index < 0) kept.push(text);
    else waiting.splice(index, 1)[0].done(text);
  });
  return (isIt) => {
    const index = kept.findIndex(isIt);
    if (index >= 0) return Promise.resolve(kept.splice(0, index + 1).at(-1));
    return new Promise((done) => waiting.push({ isIt, done }));
  };
}

async function openDebugger(url) {
  const socket = new WebSocket(url);
  await new Promise((done) => socket.once('open', done));
  const answers = new Map();
  socket.on('message', (data) => {
    const { id, result } = JSON.parse(String(data));
    answers.get(id)?.(result);
  });
  let asked = 0;
  const ask = (method, params = {}) =>
    new Promise((done) => {
      asked += 1;
      answers.set(asked, done);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  await ask('Profiler.enable');
  return { ask, close: () => socket.close() };
}

function lineMatching(stream, pattern) {
  return new Promise((done) => {
    createInterface({ input: stream }).on('line', (line) => {
      const found = pattern.exec(line);
      if (found) done(found[0]);
    });
  });
}
