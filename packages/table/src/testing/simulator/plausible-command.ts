import { assert, type Money, money, NOTHING } from '@baize/exact';
import { INCIDENTS, type Incident } from '@baize/game';
import { type Command, type CommandType, commandsOf } from '../../commands/registry.ts';
import { piecesOf } from '../../commands/service-commands.ts';
import { itemAt } from '../../evolve/persistent.ts';
import { dispositionAt, incidentsOf, standingOf } from '../../irregularities/incident-phases.ts';
import { LIBRARY } from '../../library.ts';
import {
  someAmount,
  someCommitment,
  someCredit,
  someKey,
  someReason,
  someTerminal,
} from '../../plausible/details.ts';
import type { Plausible } from '../../plausible/plausible.ts';
import type { Scene } from '../../plausible/scene.ts';
import { among, between, oneIn, type Source } from '../../plausible/source.ts';
import { holdingsIn, NO_HOLDINGS } from '../../terminal/holdings.ts';
import { rulesAt } from '../../terminal/terminal.ts';
import {
  amount,
  holding,
  matter,
  reason,
  request,
  terminal,
} from '../../well-formed/field-shapes.ts';
import { parseCommand } from '../../well-formed/parse-command.ts';
import type { Shape } from '../../well-formed/shape.ts';
import { plausibleConfig } from './plausible-config.ts';
import { INSTRUMENTS, knownAbout } from './plausible-instruments.ts';

const SESSION: Plausible = {
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
  ...INSTRUMENTS,
};

const NO_BETS = ['total:3', 'double:7', 'pair-single:112', '', 'small ', '99/initial', '__proto__'];

const BETTING: Plausible = {
  PlaceBet: (source, scene) => ({ type: 'PlaceBet', ...someBet(source, scene) }),
  RecordBet: (source, scene) => ({ type: 'RecordBet', ...someBet(source, scene) }),
  WithdrawBet: (source, scene) => {
    const terminal = someTerminal(source, scene);
    const stake = oneIn(source, 2) ? someAmount(source, scene) : null;
    return { type: 'WithdrawBet', terminal, bet: pickHeldArea(source, scene, terminal), stake };
  },
};

function someBet(source: Source, scene: Scene) {
  const bet = someArea(source, scene);
  const terminal = someTerminal(source, scene);
  return { terminal, bet, stake: stakeOn(source, bet, terminal, scene) };
}

/** Half the bets meet on the first few areas, where boxes fill and sides oppose each other. */
function someArea(source: Source, { state }: Scene): string {
  const areas = state.rules?.areas ?? [];
  if (areas.length === 0 || oneIn(source, 25)) return among(source, NO_BETS);
  return among(source, oneIn(source, 2) ? areas : areas.slice(0, 6));
}

function stakeOn(source: Source, bet: string, terminal: string, scene: Scene): Money {
  const rules = scene.state.rules && rulesAt(scene.state.rules, terminal);
  const limits = rules?.limits[rules.areaIndex.get(bet) ?? -1];
  if (!rules || !limits || oneIn(source, 10)) return someAmount(source, scene);
  if (oneIn(source, 10)) return limits.maximum;
  return money(limits.minimum + rules.config.unit * between(source, 0, 20));
}

/** An area the terminal has a stake on, where it has any. */
function pickHeldArea(source: Source, scene: Scene, terminal: string): string {
  const { terminals, terminalIndex, rules } = scene.state;
  const index = terminalIndex.get(terminal) ?? -1;
  const { holdings } = itemAt(terminals, index) ?? { holdings: NO_HOLDINGS };
  const held = Array.from(holdingsIn(holdings), ([area]) => rules?.areas[area] ?? '');
  return held.length === 0 || oneIn(source, 8) ? someArea(source, scene) : among(source, held);
}

const IRREGULARITIES: Plausible = {
  ReportIncident: (source, scene) => {
    const incident = someIncident(source, scene);
    return { type: 'ReportIncident', incident, ...someDetails(source, scene, incident) };
  },
  DecideMatter: (source, { state }) => ({
    type: 'DecideMatter',
    matter: someKey(source, state.matters),
    reason: someReason(source),
    effect: among(source, ['continue', 'void-round'] as const),
  }),
  TakeOutOfService: (source, scene) => {
    const what = oneIn(source, 3)
      ? among(source, piecesOf(scene.state[LIBRARY].mechanics))
      : 'terminal';
    const which = what === 'terminal' ? { terminal: someTerminal(source, scene) } : {};
    return { type: 'TakeOutOfService', what, ...which, reason: someReason(source) };
  },
  ReturnToService: (source, scene) => {
    const place = someKey(source, scene.state.service);
    const what =
      piecesOf(scene.state[LIBRARY].mechanics).find((each) => each === place) ?? 'terminal';
    const terminal = place.replace(/^terminal /, '');
    const which = what === 'terminal' ? { terminal } : {};
    return { type: 'ReturnToService', what, ...which, reason: someReason(source) };
  },
};

function someIncident(source: Source, { state }: Scene): Incident {
  const { rules } = state;
  if (!rules) return among(source, INCIDENTS);
  const all = incidentsOf(rules);
  const possible = all.filter((each) => {
    const disposition = dispositionAt(each, rules, standingOf(state));
    return disposition && disposition.action !== 'cannot-occur';
  });
  return among(source, possible.length === 0 || oneIn(source, 10) ? all : possible);
}

/** What goes with an incident: all that is asked for, and now and then something missing. */
function someDetails(source: Source, scene: Scene, incident: Incident) {
  const { state } = scene;
  const isForgetful = oneIn(source, 10);
  if (isForgetful) return {};
  const { round } = state;
  const earlier = [...state.concluded.keys(), ...(round?.settled ? [round.id] : [])];
  const rounds = earlier.slice(-between(source, 1, incident === 'dice-damaged' ? 3 : 1));
  return {
    ...(oneIn(source, 3) ? { note: someReason(source) } : {}),
    ...(oneIn(source, 4) ? {} : { rounds: oneIn(source, 12) ? ['no such round'] : rounds }),
    ...(oneIn(source, 3) ? { terminals: [someTerminal(source, scene)] } : {}),
    supervisor: 'supervisor-1',
    ...state.rules?.mechanic.simulated.details(source, scene),
  };
}

const HOUSE: Plausible = {
  ConfigureTable: (source, { table, game, state, floor }) => ({
    type: 'ConfigureTable',
    config: plausibleConfig(
      source,
      oneIn(source, 40) ? 'another' : (state.rules?.config.table ?? table),
      oneIn(source, 40)
        ? among(source, state[LIBRARY].games).id
        : (state.rules?.config.game ?? game),
      floor.terminals,
      state[LIBRARY],
    ),
  }),
};

const TOLD_APART: Plausible = {
  ...HOUSE,
  ...SESSION,
  ...BETTING,
  OpenBets: (source, scene) => ({ type: 'OpenBets', ...someCommitment(source, scene) }),
  ...IRREGULARITIES,
  // As a floor does it: whoever agrees does so about the instrument as it is now.
  ApproveRequest: (source, scene) => {
    const request = someKey(source, scene.state.approvals);
    return { type: 'ApproveRequest', request, ...knownAbout(request, scene) };
  },
};

/** What a field may hold at this table, by its shape. */
const FIELDS: ReadonlyMap<Shape, (source: Source, scene: Scene) => unknown> = new Map<
  Shape,
  (source: Source, scene: Scene) => unknown
>([
  [terminal, someTerminal],
  [amount, someAmount],
  [holding, someAmount],
  [reason, someReason],
  [request, (source, { state }) => someKey(source, state.approvals)],
  [matter, (source, { state }) => someKey(source, state.matters)],
]);

/** A command of this type as somebody at this table might give it. */
export function plausibleCommand(type: CommandType, source: Source, scene: Scene): Command {
  const { mechanics } = scene.state[LIBRARY];
  const own = mechanics.map(({ simulated }) => simulated.commands[type]).find(Boolean);
  const toldApart = TOLD_APART[type] ?? own;
  if (toldApart) return toldApart(source, scene);
  const { fields, sample } = commandsOf(scene.state[LIBRARY]).entries[type];
  const made = Object.entries(fields).map(([name, shape]) => {
    const some = FIELDS.get(shape);
    return [name, some ? some(source, scene) : sample[name]];
  });
  const command = parseCommand({ type, ...Object.fromEntries(made) }, scene.state[LIBRARY]);
  assert(command.ok, `A made up ${type} is in order.`);
  return command.value;
}
