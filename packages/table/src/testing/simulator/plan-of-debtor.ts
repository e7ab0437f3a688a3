import { money } from '@baize/exact';
import type { Actor } from '../../authority/actor.ts';
import type { Command } from '../../commands/registry.ts';
import { itemsOf } from '../../evolve/persistent.ts';
import { among, between, oneIn, type Source } from '../../plausible/source.ts';
import { type Floor, sceneAt, type TableRun } from './floor.ts';
import { staff } from './people.ts';
import { knownAbout } from './plausible-instruments.ts';
import { give, type Turn } from './take-turn.ts';

/** Acts that belong together; each is tried when its turn comes, and any may be refused. */
export type Plan = readonly (() => Turn)[];

const DEALER = staff('dealer-1', 'dealer');
const SHIFT = staff('shift-1', 'shift-manager');
const OTHER = staff('shift-3', 'shift-manager');

/**
 * A terminal takes out what it has, two people decide that it owes, it may buy again, and it goes to another table: where
 * a debt has once become credit.
 */
export function planOfDebtor(floor: Floor, source: Source): Plan {
  const from = among(source, floor.tables);
  const [first, ...others] = [...itemsOf(from.state.terminals)].filter((each) => each.isSeated);
  if (!first) return [];
  const { id: terminal } = among(source, [first, ...others]);
  const player: Actor = { kind: 'terminal', id: terminal };
  const to = among(
    source,
    floor.tables.filter((each) => each !== from),
  );
  const order = (run: TableRun, by: Actor, command: () => Command) => (): Turn => {
    floor.count += 1;
    floor.clock += 1000;
    return give(floor, run, { op: `op-${floor.count}`, at: floor.clock, by, command: command() });
  };
  let cashOut = '';
  const owed = money(between(source, 1, 100_000));
  return [
    order(from, player, () => {
      cashOut = `op-${floor.count}`;
      return takeOut(floor, from, terminal);
    }),
    order(from, player, () => ({ type: 'ConfirmTicket', terminal, ticket: `ticket:${cashOut}` })),
    order(from, SHIFT, () => correction(floor, from, source)),
    order(from, OTHER, () => agreement(floor, from)),
    order(from, SHIFT, () => ({
      type: 'DecideAmount',
      terminal,
      effect: oneIn(source, 5) ? 'pay' : 'collect',
      amount: owed,
      reason: 'Seen on the recording',
    })),
    order(from, OTHER, () => agreement(floor, from)),
    ...(oneIn(source, 2) ? [order(from, DEALER, () => buy(terminal, source))] : []),
    order(from, player, () => ({ type: 'ReleaseTerminal', terminal })),
    order(to, player, () => {
      const { carried, seatedAt } = sceneAt(floor, to).floor;
      return {
        type: 'SeatTerminal',
        terminal,
        credit: carried(terminal),
        seatedAt: seatedAt(terminal),
      };
    }),
    order(to, player, () => takeOut(floor, to, terminal)),
  ];
}

/** Somebody has seen that the last round at the table had another result. */
function correction(floor: Floor, run: TableRun, source: Source): Command {
  const { concluded, rules } = run.state;
  return {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: [[...concluded.keys()].at(-1) ?? 'none'],
    ...rules?.mechanic.simulated.details(source, sceneAt(floor, run)),
  };
}

/** As a floor does it: whoever agrees does so about the instrument as it is now. */
function agreement(floor: Floor, run: TableRun): Command {
  const request = [...run.state.approvals.keys()].at(-1) ?? 'none';
  return { type: 'ApproveRequest', request, ...knownAbout(request, sceneAt(floor, run)) };
}

const HOUR = 3_600_000;

function takeOut(floor: Floor, { state }: TableRun, terminal: string): Command {
  const { credit, staked } = [...itemsOf(state.terminals)].find(({ id }) => id === terminal) ?? {
    credit: 1,
    staked: 0,
  };
  return {
    type: 'CashOut',
    terminal,
    amount: money(Math.max(1, credit - staked)),
    number: `8${`${floor.count}`.padStart(17, '0')}`,
    expiresAt: floor.clock + 24 * HOUR,
  };
}

function buy(terminal: string, source: Source): Command {
  return { type: 'BuyCredit', terminal, amount: money(between(source, 1, 150_000)) };
}
