import { setTimeout as delay } from 'node:timers/promises';
import { money } from '@baize/exact';
import { rulesOf } from '@baize/house';
import { type Actor, type Command, ticketName } from '@baize/table';
import { diceConfig } from '../dice-table.ts';
import type { Crew } from './crew.ts';
import type { Ask, Reply } from './message.ts';
import type { Seeded } from './seeded.ts';

/** What somebody was told about an operation. */
export interface Told {
  readonly op: string;
  readonly table: string;
  readonly type: Reply['type'] | 'nothing';
  /** Whether it was sent more than once, after a process had died or could not tell. */
  readonly wasRepeated: boolean;
}

export interface LoadOptions {
  readonly crew: Crew;
  readonly tables: readonly string[];
  readonly terminals: number;
  readonly random: Seeded;
  /** Whether credit is also passed on by instruments. */
  readonly hasInstruments: boolean;
  readonly isOver: () => boolean;
}

/** Everybody on a small floor: terminals that bet without pause, dealers who run rounds. */
export class Load {
  readonly told: Told[] = [];
  readonly #options: LoadOptions;
  readonly #rounds = new Map<string, string | null>();
  #operations = 0;
  #instruments = 0;
  #accepted = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /**
   * Resolves when so many more operations have been accepted: the floor must be at work when it is hit,
   * however fast the machine is.
   */
  async untilAccepted(more: number): Promise<void> {
    const due = this.#accepted + more;
    while (this.#accepted < due) await delay(1);
  }

  /** Configures the tables and brings terminals with credit to them. */
  async setUp(): Promise<void> {
    const { tables, terminals } = this.#options;
    for (const table of tables) {
      const config = diceConfig(table);
      const configured = await this.insist(table, manager, { type: 'ConfigureTable', config });
      const opened = await this.insist(table, manager, { type: 'OpenTable' });
      const refusal = configured?.code ?? opened?.code;
      if (refusal) throw new Error(`The load cannot be set up: ${refusal}.`);
    }
    await Promise.all(Array.from({ length: terminals }, (_, index) => this.#seat(index)));
  }

  async run(): Promise<void> {
    const { tables, terminals } = this.#options;
    await Promise.all([
      ...tables.map((table) => this.#deal(table)),
      ...Array.from({ length: terminals }, (_, index) => this.#play(index)),
    ]);
  }

  #newOp(): string {
    this.#operations += 1;
    return `chaos-${String(this.#operations).padStart(8, '0')}`;
  }

  /** Sends an operation until somebody answers it for good. */
  async insist(
    table: string,
    by: Actor,
    command: Command,
    more: Partial<Pick<Ask, 'redeem'>> & { readonly round?: string; readonly op?: string } = {},
  ): Promise<Reply | null> {
    const op = more.op ?? this.#newOp();
    const { round, redeem } = more;
    const request = { op, by, command, ...(round !== undefined && { round }) };
    const ask = { table, request, ...(redeem && { redeem }) };
    for (let attempt = 1; ; attempt += 1) {
      const reply = await (await this.#options.crew.any()).ask(ask);
      const isFinal = reply !== null && reply.type !== 'unavailable';
      if (reply?.round !== undefined) this.#rounds.set(table, reply.round);
      if (isFinal || this.#options.isOver()) {
        const type = isFinal ? reply.type : 'nothing';
        // A table that was not paused has nothing to write down when it is told to go on.
        if (command.type !== 'ResumeTable') {
          this.told.push({ op, table, type, wasRepeated: attempt > 1 });
          if (type === 'accepted' || type === 'repeated') this.#accepted += 1;
        }
        return isFinal ? reply : null;
      }
      await delay(5);
    }
  }

  #tableOf(index: number): string {
    const { tables } = this.#options;
    return tables[index % tables.length] ?? '';
  }

  async #seat(index: number): Promise<void> {
    const table = this.#tableOf(index);
    const terminal = `terminal-${index}`;
    const credit = money(0);
    await this.insist(table, manager, { type: 'SeatTerminal', terminal, credit, seatedAt: null });
    const amount = money(100_000_000);
    await this.insist(table, cashier, { type: 'BuyCredit', terminal, amount });
  }

  async #play(index: number): Promise<void> {
    const { random, isOver, hasInstruments } = this.#options;
    const table = this.#tableOf(index);
    const terminal = `terminal-${index}`;
    const by: Actor = { kind: 'terminal', id: terminal };
    while (!isOver()) {
      const round = this.#rounds.get(table);
      if (hasInstruments && random.below(20) === 0) await this.#passOn(index);
      else if (round === null || round === undefined) await delay(5);
      else {
        const bet = AREAS[random.below(AREAS.length)] ?? 'small';
        const command: Command = { type: 'PlaceBet', terminal, bet, stake: money(100) };
        const reply = await this.insist(table, by, command, { round });
        // Between rounds there is nothing to do but wait for the next one.
        if (reply?.type === 'refused') await delay(5);
      }
    }
  }

  /** Turns credit into an instrument, which two others then try to redeem at once. */
  async #passOn(index: number): Promise<void> {
    this.#instruments += 1;
    const number = String(100_000_000_000_000_000n + BigInt(this.#instruments));
    const terminal = `terminal-${index}`;
    const by: Actor = { kind: 'terminal', id: terminal };
    const out = { terminal, amount: money(100), number, expiresAt: FAR_AWAY };
    const op = this.#newOp();
    const table = this.#tableOf(index);
    const reply = await this.insist(table, by, { type: 'CashOut', ...out }, { op });
    if (reply?.type !== 'accepted' && reply?.type !== 'repeated') return;
    // Nobody is given another ticket before they have said that they have this one.
    await this.insist(table, by, { type: 'ConfirmTicket', terminal, ticket: ticketName(op) });
    const instrument = { amount: money(100), status: 'confirmed', expiresAt: FAR_AWAY } as const;
    await Promise.all(
      [index, index + 1].map((place) => {
        const redeem = { number, terminal: null };
        const command: Command = { type: 'RedeemInstrument', ...redeem, instrument };
        return this.insist(this.#tableOf(place), cashier, command, { redeem });
      }),
    );
  }

  async #deal(table: string): Promise<void> {
    const { random, isOver } = this.#options;
    const face = (): 1 | 2 | 3 | 4 | 5 | 6 => FACES[random.below(6)] ?? 1;
    while (!isOver()) {
      // After a crash the real server pauses a round until its dealer says that it goes on.
      await this.insist(table, dealer, { type: 'ResumeTable' });
      await this.insist(table, dealer, { type: 'OpenBets' });
      await delay(50 + random.below(250));
      await this.insist(table, dealer, { type: 'CloseBets' });
      await this.insist(table, dealer, { type: 'Tumble', tumbles: 3 });
      const dice = [face(), face(), face()] as const;
      await this.insist(table, dealer, { type: 'RegisterResult', dice, flat: true });
    }
  }
}

const manager: Actor = { kind: 'staff', id: 'manager', position: 'shift-manager' };
const dealer: Actor = { kind: 'staff', id: 'dealer', position: 'dealer' };
const cashier: Actor = { kind: 'staff', id: 'cashier', position: 'cashier' };
const FACES = [1, 2, 3, 4, 5, 6] as const;
const FAR_AWAY = 9_000_000_000_000;
const AREAS = rulesOf(diceConfig('any')).areas;
