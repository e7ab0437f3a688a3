import { money } from '@baize/exact';
import type { TableConfig } from '@baize/table';
import type { Roll } from '@baize/three-dice';
import {
  configFor,
  createScriptedTable,
  type ScriptedTable,
  staff,
  terminal,
} from './scripted/scripted-table.ts';

/** The terminal every script plays at. */
export const TERMINAL = '12';

const dealer = staff('dealer');
const supervisor = staff('pit-supervisor');

/** An open table of a game, with a terminal that has bought credit. */
export function openTable(
  game: string,
  credit = 616_500,
  changes: Partial<TableConfig> = {},
): ScriptedTable {
  const table = createScriptedTable();
  const config = configFor(game, changes);
  table.give(staff('pit-manager'), { type: 'ConfigureTable', config });
  if (table.state().rules?.procedure.inspection) inspect(table);
  table.give(supervisor, { type: 'OpenTable' });
  table.give(terminal(TERMINAL), {
    type: 'SeatTerminal',
    terminal: TERMINAL,
    credit: money(0),
    seatedAt: null,
  });
  if (credit > 0) {
    table.give(dealer, { type: 'BuyCredit', terminal: TERMINAL, amount: money(credit) });
  }
  return table;
}

/** What has to be done at a shaker table before it opens. */
function inspect(table: ScriptedTable): void {
  table.give(dealer, { type: 'ChangeDice', dice: 'dice set 4' });
  table.give(dealer, { type: 'FitShaker', shaker: 'automated' });
  const singles = ['single:1', 'single:2', 'single:3'];
  const lit = ['small', 'total:6', 'domino:1-2', 'domino:1-3', 'domino:2-3', ...singles];
  table.give(supervisor, { type: 'RecordInspection', entered: [1, 2, 3], lit, shakes: 3 });
  table.give(supervisor, { type: 'RecordShiftInspection', shakes: 3 });
}

export function openBets(table: ScriptedTable): void {
  if (isCovered(table)) table.give(dealer, { type: 'Tumble', tumbles: 3 });
  table.give(dealer, { type: 'OpenBets' });
}

export function place(table: ScriptedTable, bet: string, stake: number): void {
  table.give(terminal(TERMINAL), {
    type: 'PlaceBet',
    terminal: TERMINAL,
    bet,
    stake: money(stake),
  });
}

export function closeBets(table: ScriptedTable): void {
  table.give(dealer, { type: 'CloseBets' });
}

/** Up to the moment before a result is registered. */
export function tumble(table: ScriptedTable, tumbles = 3): void {
  table.give(dealer, isCovered(table) ? { type: 'Uncover' } : { type: 'Tumble', tumbles });
}

export function register(table: ScriptedTable, dice: Roll): void {
  table.give(dealer, { type: 'RegisterResult', dice, flat: true });
}

/** Collects, pays and clears where the book takes its time over it. */
function clear(table: ScriptedTable): void {
  for (let phase = table.state().round?.phase; phase; phase = table.state().round?.phase) {
    const type =
      phase === 'resulted' ? 'CollectLosers' : phase === 'collected' ? 'PayWinners' : 'ClearLights';
    table.give(dealer, { type });
  }
}

/** A whole round with these dice. */
export function playRound(table: ScriptedTable, dice: Roll, bets: readonly string[] = []): void {
  openBets(table);
  for (const bet of bets) place(table, bet, 2_500);
  closeBets(table);
  tumble(table);
  register(table, dice);
  clear(table);
}

function isCovered(table: ScriptedTable): boolean {
  return table.state().rules?.procedure.covered ?? false;
}

/** A wrong entry put right by two people. */
export function correct(table: ScriptedTable, round: string, dice: Roll): void {
  const incident = 'wrong-result-registered';
  table.give(dealer, { type: 'ReportIncident', incident, rounds: [round], dice });
  const [request = ''] = table.state().approvals.keys();
  table.give(staff('pit-manager'), { type: 'ApproveRequest', request });
}
