/** A source of numbers that is the same every time: what was found can be found again. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // Mulberry32: small, and good enough to choose what to break next.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Below = (below: number) => number;
type Message = Readonly<Record<string, unknown>>;

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '__proto__',
  'x'.repeat(300),
  "'; drop table journal; --",
  '\u0000',
  [],
  [[]],
  {},
  { __proto__: null, toString: 1 },
];

/** One of these messages, broken in one of many ways, or whole but not the sender's to give. */
export function hostileMessage(below: Below, messages: readonly Message[]): string {
  const message = messages[below(messages.length)] ?? {};
  const breaks = BREAKS[below(BREAKS.length)];
  return breaks ? breaks(message, below) : JSON.stringify(message);
}

const BREAKS: readonly ((message: Message, below: Below) => string)[] = [
  (message) => JSON.stringify(message),
  (message, below) => flip(JSON.stringify(message), below),
  (message, below) => {
    const text = JSON.stringify(message);
    return text.slice(0, below(text.length));
  },
  (message, below) => change(message, below, () => undefined),
  (message, below) => change(message, below, () => NASTY[below(NASTY.length)]),
  (message, below) =>
    JSON.stringify({ ...message, [`more${below(9)}`]: NASTY[below(NASTY.length)] }),
  (message) => JSON.stringify([message]),
  (message, below) => JSON.stringify(NASTY[below(NASTY.length)] ?? message),
];

function flip(text: string, below: Below): string {
  const at = below(text.length);
  return text.slice(0, at) + String.fromCharCode(32 + below(95)) + text.slice(at + 1);
}

/** One field, of the message or of the command in it, is something else or gone. */
function change(message: Message, below: Below, value: () => unknown): string {
  const inner = message.command;
  if (typeof inner === 'object' && inner !== null && below(2) === 0) {
    return JSON.stringify({ ...message, command: withField({ ...inner }, below, value) });
  }
  return JSON.stringify(withField(message, below, value));
}

function withField(message: Message, below: Below, value: () => unknown): Message {
  const fields = Object.keys(message);
  const field = fields[below(fields.length)] ?? 'type';
  return { ...message, [field]: value() };
}
