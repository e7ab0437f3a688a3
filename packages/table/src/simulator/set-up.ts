import { assert, money } from '@baize/exact';
import type { Command } from '../command.ts';
import { LIBRARY } from '../library.ts';
import { parseCommand } from '../well-formed/parse-command.ts';
import type { Floor, TableRun } from './floor.ts';
import { staff } from './people.ts';
import { plausibleConfig } from './plausible/config.ts';
import { between, type Source } from './source.ts';
import { give, type Turn } from './take-turn.ts';

const BOSS = staff('shift-1', 'shift-manager');

/** Opens every table of a floor and seats the terminals, in turn, with some credit each. */
export function setUp(floor: Floor, source: Source): readonly Turn[] {
  const turns = floor.tables.flatMap((run) => openTable(floor, run, source));
  floor.terminals.forEach((terminal, index) => {
    const run = floor.tables[index % floor.tables.length];
    if (!run) return;
    const minimum = run.state.rules?.config.limits.default.minimum ?? money(1);
    const amount = money(minimum * between(source, 20, 200));
    turns.push(
      giveCommand(floor, run, { type: 'SeatTerminal', terminal, credit: money(0), seatedAt: null }),
      giveCommand(floor, run, { type: 'BuyCredit', terminal, amount }),
    );
  });
  return turns;
}

function openTable(floor: Floor, run: TableRun, source: Source): Turn[] {
  const config = plausibleConfig(source, run.table, run.game, floor.terminals, run.state[LIBRARY]);
  const turns = [giveCommand(floor, run, { type: 'ConfigureTable', config })];
  const { rules } = run.state;
  const shaker = source(2) === 0 ? 'manual' : 'automated';
  for (const { draft } of rules?.mechanic.equipping(rules, shaker) ?? []) {
    const command = parseCommand({ type: draft.type, ...draft.fields }, run.state[LIBRARY]);
    assert(command.ok, `${draft.type} is in order.`);
    turns.push(giveCommand(floor, run, command.value));
  }
  return [...turns, giveCommand(floor, run, { type: 'OpenTable' })];
}

function giveCommand(floor: Floor, run: TableRun, command: Command): Turn {
  floor.count += 1;
  floor.clock += 1000;
  return give(floor, run, { op: `op-${floor.count}`, at: floor.clock, by: BOSS, command });
}
