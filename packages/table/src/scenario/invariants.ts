import { minus, NOTHING, plus, total } from '@baize/exact';
import {
  balanceOf,
  creditByMeters,
  creditOf,
  escrowOf,
  imbalance,
  isHeldInTrust,
} from '@baize/ledger';
import { itemsOf } from '../evolve/persistent.ts';
import { movementOf } from '../round/money.ts';
import type { Round, TableState } from '../state.ts';
import { holdingOn, holdingsIn } from '../terminal/holdings.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What must be true of a table after every command, whoever gave it; empty while it is. */
export function invariantProblems(state: TableState): readonly string[] {
  const terminals = [...itemsOf(state.terminals)];
  return [
    ...ledgerProblems(state),
    ...escrowProblems(state),
    ...terminals
      .filter(({ isSeated }) => isSeated)
      .flatMap((each) => terminalProblems(each, state)),
    ...totalProblems(state.round, terminals),
  ];
}

function ledgerProblems({ balances }: TableState): readonly string[] {
  const difference = imbalance(balances);
  return [
    ...(difference === 0 ? [] : [`The ledger is out of balance by ${difference}.`]),
    ...[...balances]
      .filter(([account, amount]) => amount < 0 && isHeldInTrust(account))
      .map(([account, amount]) => `${account} is overdrawn: ${amount}.`),
  ];
}

function escrowProblems({ balances, round, rules }: TableState): readonly string[] {
  const own = round ? escrowOf(round.id) : null;
  const strays = [...balances.keys()].filter(
    (account) => account.startsWith('escrow:') && account !== own,
  );
  const problems = strays.map((account) => `${account} still holds ${balances.get(account)}.`);
  if (!round || own === null) return problems;
  const held = balanceOf(balances, own);
  const due = escrowDue(round, rules);
  return held === due ? problems : [...problems, `${own} holds ${held}; ${due} is at stake.`];
}

/** Closed stakes less what has been collected, paid or given back. */
function escrowDue(round: Round, rules: TableState['rules']) {
  const { closed, phase, settled } = round;
  if (closed === null || phase === 'paid') return NOTHING;
  const staked = total(closed.map((each) => each.total));
  if (phase === 'collected') {
    return minus(staked, total((settled ?? []).map((each) => movementOf(each).lost)));
  }
  const done = total((rules?.mechanic.settledEarly(round) ?? []).map((each) => each.staked));
  return minus(staked, done);
}

function terminalProblems(terminal: Terminal, { balances, round }: TableState): readonly string[] {
  const { id, credit, staked, holdings, meters } = terminal;
  const balance = balanceOf(balances, creditOf(id));
  const lying = total(Array.from(holdingsIn(holdings), ([, { stake }]) => stake));
  const metered = creditByMeters(meters);
  return [
    ...(credit === balance ? [] : [`${id} shows ${credit}; its account holds ${balance}.`]),
    ...(credit === metered ? [] : [`${id} shows ${credit}; its meters make it ${metered}.`]),
    ...(staked <= credit ? [] : [`${id} has staked ${staked} of a credit of ${credit}.`]),
    ...(staked === lying ? [] : [`${id} has staked ${staked}; on the layout lie ${lying}.`]),
    ...(staked === 0 || round?.closed === null ? [] : [`${id} has bets outside a betting time.`]),
  ];
}

function totalProblems(round: Round | null, terminals: readonly Terminal[]): readonly string[] {
  if (!round || round.closed) return [];
  return round.totals.flatMap((held, area) => {
    const lying = terminals.reduce(
      (sum, { holdings }) => plus(sum, holdingOn(holdings, area)?.stake ?? NOTHING),
      NOTHING,
    );
    return lying === held ? [] : [`Area ${area} counts ${held}; on it lie ${lying}.`];
  });
}
