import type { WebSocket } from 'ws';
import { connect, type Talker } from './closed-loop.ts';

export const TABLE = 'LOAD';
const AREAS = ['small', 'big', 'odd', 'even', 'total:9', 'total:10', 'total:11', 'total:12'];
const STAKE = 2;

/** What a terminal bets on, and where. */
export interface Play {
  readonly table: string;
  readonly areas: readonly string[];
  readonly stake: number;
}

const LOAD: Play = { table: TABLE, areas: AREAS, stake: STAKE };

interface Entered {
  readonly who: { readonly id: string };
  readonly token: string;
}

async function enter(address: string, body: object): Promise<Entered> {
  const answer = await fetch(`${address}/api/demo/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return JSON.parse(await answer.text());
}

interface Greeting {
  readonly token: string;
  readonly table: string;
  readonly as: string;
}

async function connectGreeted(address: string, greeting: Greeting): Promise<WebSocket> {
  const { token, table, as } = greeting;
  const socket = await connect(`${address.replace('http', 'ws')}/ws`, token);
  const snapshot = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ v: 1, type: 'hello', table, as }));
  await snapshot;
  return socket;
}

/** A terminal at the table, with credit, that bets whenever it is asked to talk. */
export async function terminal(
  address: string,
  name: string,
  round: () => string,
  { table, areas, stake }: Play = LOAD,
): Promise<Talker & { readonly id: string }> {
  const { who, token } = await enter(address, { kind: 'terminal', table, id: name });
  const socket = await connectGreeted(address, { token, table, as: 'player' });
  let said = 0;
  const writeNext = (): string => {
    said += 1;
    const bet = areas[said % areas.length];
    const command = { type: 'PlaceBet', terminal: who.id, bet, stake };
    return JSON.stringify({ v: 1, type: 'do', op: `${who.id}-${said}`, round: round(), command });
  };
  return { id: who.id, socket, next: writeNext, isAnswer };
}

const ANSWER = Buffer.from('{"v":1,"type":"answer"');
const FAULT = Buffer.from('{"v":1,"type":"fault"');
const ACCEPTED = Buffer.from('"type":"accepted"');

/** An answer; anything but an accepted bet would measure something else. */
function isAnswer(data: Buffer): boolean {
  if (startsWith(data, FAULT)) throw new Error(data.toString());
  if (!startsWith(data, ANSWER)) return false;
  if (!data.includes(ACCEPTED)) throw new Error(data.toString());
  return true;
}

function startsWith(data: Buffer, start: Buffer): boolean {
  return data.length >= start.length && data.compare(start, 0, start.length, 0, start.length) === 0;
}

/** A dealer, who conducts rounds. */
export interface Dealer {
  do(command: object): Promise<void>;
  /** Begins a round and gives its id. */
  open(): Promise<string>;
  finish(): Promise<void>;
}

export async function dealer(address: string): Promise<Dealer> {
  const { token } = await enter(address, { kind: 'staff', position: 'shift-manager' });
  const socket = await connectGreeted(address, { token, table: TABLE, as: 'dealer' });
  let said = 0;
  let rounds = 0;
  const order = async (command: object, round?: string): Promise<void> => {
    said += 1;
    const op = `dealer-${process.pid}-${said}`;
    const answer = new Promise<string>((resolve) => {
      const hear = (data: unknown): void => {
        const text = String(data);
        if (!text.includes(`"op":"${op}"`) || text.startsWith('{"v":1,"type":"event"')) return;
        socket.off('message', hear);
        resolve(text);
      };
      socket.on('message', hear);
    });
    socket.send(JSON.stringify({ v: 1, type: 'do', op, round, command }));
    const text = await answer;
    if (!text.includes('"type":"accepted"')) throw new Error(`${JSON.stringify(command)}: ${text}`);
  };
  return {
    do: (command) => order(command, `${TABLE}-${rounds}`),
    open: async () => {
      await order({ type: 'OpenBets' });
      rounds += 1;
      return `${TABLE}-${rounds}`;
    },
    finish: async () => {
      const round = `${TABLE}-${rounds}`;
      await order({ type: 'CloseBets' }, round);
      await order({ type: 'Tumble', tumbles: 3 }, round);
      await order({ type: 'RegisterResult', dice: [1, 3, 4], flat: true }, round);
    },
  };
}
