// A bot that plays a terminal: it bets the minimum on Small in every round it sees open, and says
// what became of it.
//
//   npm start                                                        starts a demo floor
//   node packages/protocol/examples/bot.mjs http://127.0.0.1:8080 TS-A 5
//
// The arguments are the address of the floor, a dice table (any automatic one where none is named) and
// how many rounds to play.
import { SHIPPED } from '@baize/house';
import { floorHttp, tableClient } from '@baize/protocol/client';
import { viewSchemasOf } from '@baize/protocol/views';
// Node 20 has no WebSocket of its own; a browser, and Node 22, need nothing here.
import { WebSocket } from 'ws';

// What a player is shown at the games that come with the platform; a floor with others needs their library.
const { player: playerView } = viewSchemasOf(SHIPPED);
const [base = 'http://127.0.0.1:8080', named, rounds = '3'] = process.argv.slice(2);

/** The body of an answer, or the end of the bot with the reason on the screen. */
function bodyOf(result) {
  if (result.ok) return result.value;
  console.error(`${result.error.code}: ${result.error.message}`);
  process.exit(1);
}

const { tables } = bodyOf(await floorHttp({ base }).floor());
const isPlayable = ({ mechanic, mode }) => mechanic === 'three-dice' && mode === 'automatic';
const table = named || tables.find(isPlayable)?.table;

// On a demo floor a click makes a terminal; anywhere else a terminal is paired once, and keeps its key.
const { who, token } = bodyOf(await floorHttp({ base }).enterDemo({ kind: 'terminal', table }));
const client = tableClient({
  url: `${base.replace(/^http/, 'ws')}/ws`,
  table,
  as: 'player',
  open: (url) => new WebSocket(url, { headers: { authorization: `Bearer ${token}` } }),
  // Every field of every view is looked at before the bot acts on it.
  isView: (view) => playerView.safeParse(view).success,
});
console.log(`${who.id} plays ${rounds} rounds at ${table}.`);

const seen = new Set();
let played = 0;

client.subscribe(({ link, view }) => {
  if (link !== 'live' || !view) return;
  const { round, previous } = view;
  if (round?.phase === 'betting' && !seen.has(round.id)) {
    seen.add(round.id);
    void bet(round.id, view);
  }
  if (previous && seen.delete(`bet ${previous.id}`)) printRound(previous, view);
});

/** The round goes with the bet: should the line be slow, it must not land in the next one. */
async function bet(round, view) {
  const { bet: area, minimum: stake } = view.areas.find((each) => each.bet === 'small');
  const command = { type: 'PlaceBet', terminal: who.id, bet: area, stake };
  const outcome = await client.do(command, { round });
  const answer = outcome.type === 'answered' ? outcome.answer : outcome;
  if (answer.type === 'refused') {
    console.log(`${round}: ${answer.refusal.message} (${answer.refusal.because[0]})`);
    return;
  }
  seen.add(`bet ${round}`);
  console.log(`${round}: ${stake} on Small, ${answer.type}`);
}

function printRound({ id, result, status }, { recall, credit }) {
  const own = recall.find(({ round }) => round === id);
  const dice = result ? result.join(' ') : status;
  console.log(`${id}: ${dice}, returned ${own?.returned ?? 0}, credit ${credit}`);
  played += 1;
  if (played === Number(rounds)) client.close();
}
