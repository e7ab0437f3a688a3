import { NOTHING } from '@baize/exact';
import type { InstrumentRecord } from '../../session/instrument.ts';
import type { Scene } from '../scene.ts';
import { among, between, oneIn, type Source } from '../source.ts';
import { someAmount, someCredit, someReason, someTerminal } from './details.ts';
import type { Plausible } from './plausible.ts';

const HOUR = 3_600_000;

export const SESSION: Plausible = {
  SeatTerminal: (source, scene) => {
    const { floor } = scene;
    const free = floor.terminals.filter((each) => floor.seatedAt(each) === null);
    const isFree = free.length > 0 && !oneIn(source, 10);
    const terminal = among(source, isFree ? free : floor.terminals);
    const seatedAt = floor.seatedAt(terminal);
    const credit = seatedAt === null ? floor.carried(terminal) : NOTHING;
    return { type: 'SeatTerminal', terminal, credit, seatedAt };
  },
  BuyCredit: (source, scene) => ({
    type: 'BuyCredit',
    terminal: someTerminal(source, scene),
    amount: oneIn(source, 40) ? someAmount(source, scene) : someCredit(source, scene),
  }),
  RedeemInstrument: (source, scene) => {
    const { number, instrument } = someInstrument(source, scene);
    const terminal = oneIn(source, 4) ? null : someTerminal(source, scene);
    return { type: 'RedeemInstrument', number, instrument, terminal };
  },
  CashOut: (source, scene) => ({
    type: 'CashOut',
    terminal: someTerminal(source, scene),
    amount: someAmount(source, scene),
    number: someNumber(source, scene),
    expiresAt: scene.now + between(source, 1, 48) * HOUR,
  }),
  VoidInstrument: (source, scene) => ({
    type: 'VoidInstrument',
    ...someInstrument(source, scene),
    reason: someReason(source),
  }),
  ExpireInstrument: (source, scene) => ({
    type: 'ExpireInstrument',
    ...someInstrument(source, scene),
  }),
};

/** An instrument with what the floor knows about it; nobody says what it is not. */
function someInstrument(
  source: Source,
  scene: Scene,
): { readonly number: string; readonly instrument: InstrumentRecord } {
  const recent = [...scene.floor.instruments].slice(-20);
  if (recent.length > 0) {
    const [number, instrument] = among(source, recent);
    return { number, instrument };
  }
  // Nobody has issued this one, so no floor would say that anything is to be paid for it.
  const unknown = { amount: someAmount(source, scene), status: 'void', expiresAt: 0 } as const;
  return { number: '9'.repeat(18), instrument: unknown };
}

/** A validation number that no instrument of the floor bears, or one this table has issued before. */
function someNumber(source: Source, { floor, state }: Scene): string {
  const [used] = [...state.instruments.keys()].slice(-1);
  if (used !== undefined && oneIn(source, 12)) return used;
  const count = `${floor.instruments.size}`.padStart(8, '0');
  return `7${`${source(1_000_000_000)}`.padStart(9, '0')}${count}`;
}
