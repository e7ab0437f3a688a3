import { createHash } from 'node:crypto';
import { parseCloseHash, parseCommitment, parseSeed, verifyReveal } from '@baize/chance';
import { money } from '@baize/exact';
import { emptyTable, SHIPPED } from '@baize/house';
import { GAMES } from '@baize/rulebooks';
import {
  type Actor,
  type Command,
  operate,
  type Recorded,
  type TableConfig,
  type TableState,
} from '@baize/table';
import { ROLL_DRAWING, verdictOn } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import type { CommitListener } from '../../tables/running-table.ts';
import { parseFloor } from '../file/floor-file.ts';
import { nextMove, type VirtualResults, virtualResults } from './next-move.ts';

const manager: Actor = { kind: 'staff', id: 'M', position: 'shift-manager' };
const pace = { arrangingSeconds: 10, pauseSeconds: 5, stepSeconds: 1 };

/** An automatic table whose clock goes to wherever its next move is due. */
class Table {
  state: TableState = emptyTable();
  now = 1_767_254_400_000;
  readonly journal: Recorded[] = [];
  readonly commands: string[] = [];
  results: VirtualResults = virtualResults();
  #listener: CommitListener = () => {};
  #since = this.now;
  #phase = '';

  constructor(game: string) {
    this.results.watch({
      onCommitBeyondBets: (listener) => {
        this.#listener = listener;
        return () => undefined;
      },
    });
    this.give(manager, { type: 'ConfigureTable', config: configOf(game) });
    if (this.state.rules?.procedure.inspection) this.equip();
    this.give(manager, { type: 'OpenTable' });
    this.give(manager, { type: 'SeatTerminal', terminal: 'A', credit: money(0), seatedAt: null });
    this.give(manager, { type: 'BuyCredit', terminal: 'A', amount: money(100_000) });
  }

  give(by: Actor, command: Command): string {
    this.now += 1;
    const order = { op: `op-${this.now}`, at: this.now, by, command };
    const before = this.state;
    const { answer, state } = operate(before, order);
    if (answer.type === 'refused') return answer.refusal.code;
    if (answer.type === 'repeated') return 'repeated';
    this.state = state;
    this.journal.push(...answer.events);
    const hash = createHash('sha256').update(JSON.stringify(answer.events)).digest('hex');
    this.#listener({ table: 'T1', before, state, facts: answer.events, hash });
    return 'accepted';
  }

  /** Makes one move, or waits for it to be due; false when the table rests. */
  step(): boolean {
    const phase = this.state.round?.phase ?? 'idle';
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#since = this.now;
    }
    const { state, now, results } = this;
    const move = nextMove(state, { now, since: this.#since, pace: () => pace, results });
    if (move.kind === 'rest') return false;
    if (move.kind === 'wait') this.now = move.until;
    if (move.kind !== 'give') return true;
    this.commands.push(move.command.type);
    expect(this.give({ kind: 'system' }, move.command)).toBe('accepted');
    return true;
  }

  /** Goes on until the round stands there. */
  until(phase: string): void {
    for (let turns = 0; turns < 60; turns += 1) {
      this.step();
      if ((this.state.round?.phase ?? 'idle') === phase) return;
    }
    throw new Error(`The round never came to ${phase}.`);
  }

  equip(): void {
    const game = this.state.rules?.game;
    const wagers = game?.mechanic === 'three-dice' ? game.wagers : [];
    const lit = wagers.filter((wager) => verdictOn(wager, [1, 2, 3]).result === 'win');
    this.give(manager, { type: 'ChangeDice', dice: 'D1' });
    this.give(manager, { type: 'FitShaker', shaker: 'automated' });
    this.give(manager, {
      type: 'RecordInspection',
      entered: [1, 2, 3],
      lit: lit.map(({ text }) => text),
      shakes: 3,
    });
    this.give(manager, { type: 'RecordShiftInspection', shakes: 3 });
  }
}

function configOf(game: string): TableConfig {
  const floor = parseFloor(
    `{floor: F, tables: [{table: T1, game: ${game}, mode: automatic, chips: [1000]}]}`,
    'floor.yaml',
    SHIPPED,
  );
  const config = floor.ok ? floor.value.tables[0]?.config : undefined;
  if (!config) throw new Error(JSON.stringify(floor));
  return config;
}

/** A bet any table of its game takes. */
function bet(table: Table): void {
  const isCards = table.state.rules?.game.mechanic === 'si-ki-pi';
  if (isCards)
    table.give({ kind: 'terminal', id: 'A' }, { type: 'TakeBox', terminal: 'A', box: 1 });
  const area = table.state.rules?.areas[0] ?? '';
  const stake = money(1000);
  const placed = table.give(
    { kind: 'terminal', id: 'A' },
    { type: 'PlaceBet', terminal: 'A', bet: area, stake },
  );
  expect(placed).toBe('accepted');
}

describe('people stay in charge', () => {
  const rests = (table: Table): boolean => {
    for (let turns = 0; turns < 20; turns += 1) if (!table.step()) return true;
    return false;
  };

  test('a paused table rests in the middle of a round, and goes on when it is resumed', () => {
    const table = new Table('rws-tai-sai-v5/a');
    table.until('betting');
    table.give(manager, { type: 'PauseTable', reason: 'a spilt drink' });
    expect(table.step()).toBe(false);
    table.give(manager, { type: 'ResumeTable' });
    table.until('idle');
  });

  test('a closed table opens no round', () => {
    const table = new Table('rws-tai-sai-v5/a');
    table.give(manager, { type: 'CloseTable' });
    expect(table.step()).toBe(false);
  });

  test('a table nobody sits at rests', () => {
    const table = new Table('rws-tai-sai-v5/a');
    table.give(manager, { type: 'ReleaseTerminal', terminal: 'A' });
    expect(table.step()).toBe(false);
  });

  test('a matter referred to the shift manager stops it until it is decided', () => {
    const table = new Table('rws-tai-sai-v5/a');
    table.until('betting');
    table.give(manager, {
      type: 'ReportIncident',
      incident: 'not-covered',
      note: 'a strange noise',
    });
    expect(table.step()).toBe(false);
    const [matter = ''] = table.state.matters.keys();
    const reason = 'it was the air conditioning';
    table.give(manager, { type: 'DecideMatter', matter, reason, effect: 'continue' });
    expect(table.step()).toBe(false);
    const [request = ''] = table.state.approvals.keys();
    const second: Actor = { kind: 'staff', id: 'P', position: 'pit-manager' };
    table.give(second, { type: 'ApproveRequest', request });
    table.until('idle');
    expect([...table.state.concluded.values()].map(({ status }) => status)).toEqual(['settled']);
  });

  test('a dealt table is left to its dealer', () => {
    const table = new Table('rws-tai-sai-v5/a');
    const config = { ...configOf('rws-tai-sai-v5/a'), mode: 'dealt' } as const;
    table.give(manager, { type: 'ConfigureTable', config });
    expect(rests(table)).toBe(true);
  });
});

const GAME_IDS = GAMES.map(({ id }) => id);

describe.each(GAME_IDS)('%s', (game) => {
  test('plays rounds to the end, with bets and without, and proves each result', () => {
    const table = new Table(game);
    for (let round = 1; round <= 4; round += 1) {
      table.until('betting');
      if (round % 2 === 1) bet(table);
      table.until('idle');
    }
    expect(table.state.roundNumber).toBe(4);
    expect([...table.state.concluded.values()].map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 'settled'),
    );
    expect(unproven(table.journal)).toEqual([]);
  });

  test('a table that has lost its seed lets the rulebook decide, and every stake goes back', () => {
    const table = new Table(game);
    table.until('betting');
    bet(table);
    table.until('closed');
    const before = table.commands.length;
    table.results = virtualResults();
    table.until('idle');
    expect(table.commands.slice(before)).toEqual(['ReportIncident']);
    expect([...table.state.concluded.values()].map(({ status }) => status)).toEqual(['void']);
  });
});

describe('once the result is there the seed is not needed any more', () => {
  test.each([
    ['licensee-sic-bo/standard', 'resulted', 'CollectLosers'],
    ['rws-si-ki-pi-v2', 'dealt', 'EndArranging'],
  ])('%s goes on from %s', (game, phase, next) => {
    const table = new Table(game);
    table.until('betting');
    bet(table);
    table.until(phase);
    const before = table.commands.length;
    table.results = virtualResults();
    table.until('idle');
    expect(table.commands[before]).toBe(next);
    expect([...table.state.concluded.values()].map(({ status }) => status)).toEqual(['settled']);
  });
});

/** Rounds whose published seed does not lead to what was registered. */
function unproven(journal: readonly Recorded[]): readonly string[] {
  let commitment = '';
  const problems: string[] = [];
  for (const { event } of journal) {
    if (event.type === 'RoundOpened') commitment = event.commitment ?? '';
    if (event.type !== 'ResultRegistered') continue;
    const seed = parseSeed(event.proof?.seed ?? '');
    const closeHash = parseCloseHash(event.proof?.closeHash ?? '');
    const published = parseCommitment(commitment);
    if (!seed.ok || !closeHash.ok || !published.ok) problems.push(`${event.round} has no proof`);
    else {
      const reveal = { commitment: published.value, seed: seed.value, closeHash: closeHash.value };
      const outcome = event.dice;
      if (!verifyReveal(ROLL_DRAWING, { ...reveal, outcome }).ok)
        problems.push(`${event.round} is not proven`);
    }
  }
  return problems;
}
