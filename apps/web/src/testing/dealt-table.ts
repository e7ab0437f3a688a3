import { money } from '@baize/exact';
import { parseCommand } from '@baize/house';
import { type DealerView, dealerView, type TableConfig } from '@baize/table';
import {
  configFor,
  createScriptedTable,
  type ScriptedTable,
  staff,
  terminal,
} from './scripted/scripted-table.ts';

/** One game of each rulebook, for what has to hold at every console. */
export const ONE_OF_EACH = [
  'rws-tai-sai-v5/c',
  'rws-sic-bo-2021/b',
  'mbs-sic-bo-v4/alfastreet',
  'licensee-sic-bo/standard',
  'rws-si-ki-pi-v2',
] as const;

export type Dealt = (typeof ONE_OF_EACH)[number];

/** Terminals at the table, the first of them with a bet in every round. */
export const SEATED = ['A1', 'A2'] as const;

const dealer = staff('dealer');
const supervisor = staff('pit-supervisor');

/** An open table that a dealer conducts. */
export function createDealtTable(game: Dealt, changes: Partial<TableConfig> = {}): ScriptedTable {
  const table = createScriptedTable();
  const config = configFor(game, { ...plain(game), ...changes });
  table.give(staff('pit-manager'), { type: 'ConfigureTable', config });
  if (table.state().rules?.procedure.inspection) equip(table);
  table.give(supervisor, { type: 'OpenTable' });
  for (const id of SEATED) {
    const seat = { terminal: id, credit: money(0), seatedAt: null };
    table.give(terminal(id), { type: 'SeatTerminal', ...seat });
    table.give(dealer, { type: 'BuyCredit', terminal: id, amount: money(100_000) });
  }
  return table;
}

function plain(game: Dealt): Partial<TableConfig> {
  const limits = { default: { minimum: money(500), maximum: money(20_000) }, kinds: {} };
  return { limits, bettingSeconds: null, boxes: game === 'rws-si-ki-pi-v2' ? 3 : 0 };
}

/** What has to be done at a shaker table before it opens. */
function equip(table: ScriptedTable): void {
  table.give(dealer, { type: 'ChangeDice', dice: 'dice set 4' });
  table.give(dealer, { type: 'FitShaker', shaker: 'manual' });
  const singles = ['single:1', 'single:2', 'single:3'];
  const lit = ['small', 'total:6', 'domino:1-2', 'domino:1-3', 'domino:2-3', ...singles];
  table.give(supervisor, { type: 'RecordInspection', entered: [1, 2, 3], lit, shakes: 3 });
}

/** While bets are open: somebody bets, so that there is something to settle or return. */
export function bet(table: ScriptedTable): void {
  const isCards = table.state().rules?.game.mechanic === 'si-ki-pi';
  const [first] = SEATED;
  if (isCards) table.give(terminal(first), { type: 'TakeBox', terminal: first, box: 1 });
  const placed = { terminal: first, bet: isCards ? '1/initial' : 'big', stake: money(1000) };
  table.give(terminal(first), { type: 'PlaceBet', ...placed });
}

export function viewOf(table: ScriptedTable): DealerView {
  return dealerView(table.state(), dealer, Date.now());
}

/** Gives what a console would send; the server's parser reads it. */
export function press(table: ScriptedTable, sent: object): void {
  const command = parseCommand(sent);
  if (!command.ok) throw new Error(`${JSON.stringify(sent)}: ${command.error.message}`);
  table.give(dealer, command.value);
}
