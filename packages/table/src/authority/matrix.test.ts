import { fileURLToPath } from 'node:url';
import { COMMAND_TYPES, COMMANDS } from '@baize/house';
import { expect, test } from 'vitest';
import type { CommandType } from '../commands/registry.ts';
import { can } from '../decide.ts';
import type { TableState } from '../state.ts';
import { SI_KI_PI } from '../testing/card-table.ts';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  device,
  openTable,
  staff,
  supervisor,
} from '../testing/floor.ts';
import { CARD_PHASES, type CardPhase, fullTableIn } from '../testing/full-card-table.ts';
import type { Journal } from '../testing/journal.ts';
import { type Actor, STAFF_ROLES } from './actor.ts';

const FILE = fileURLToPath(new URL('../../../../docs/authority/commands.md', import.meta.url));

const game = 'rws-sic-bo-2021/a';

function reached(...steps: readonly ((journal: Journal) => void)[]): TableState {
  const journal = openTable(configOf(game), [ANN, BEN]);
  for (const step of steps) step(journal);
  return journal.state();
}

const opened = (journal: Journal) => void journal.give(dealer, { type: 'OpenBets' });
const closed = (journal: Journal) => void journal.give(dealer, { type: 'CloseBets' });
const tumbled = (journal: Journal) => void journal.give(dealer, { type: 'Tumble', tumbles: 3 });
const known = (journal: Journal) =>
  void journal.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
const paused = (journal: Journal) =>
  void journal.give(dealer, { type: 'PauseTable', reason: 'rest' });
const shut = (journal: Journal) => void journal.give(supervisor, { type: 'CloseTable' });

const NEAR: Readonly<Record<CardPhase, string>> = {
  betting: 'bets open',
  closed: 'bets closed',
  dealt: 'bets closed',
  'dealer-set': 'bets closed',
  resulted: 'bets closed',
};

const shaken = 'licensee-sic-bo/standard';
const uncovered = (journal: Journal) => void journal.give(dealer, { type: 'Uncover' });
const taken = (journal: Journal, step: (journal: Journal) => void): Journal => {
  step(journal);
  return journal;
};
const SHAKEN: Readonly<Record<string, readonly [near: string, ...((journal: Journal) => void)[]]>> =
  {
    'between rounds': ['between rounds'],
    'bets open': ['bets open', opened],
    'bets closed': ['bets closed', opened, closed],
    shaken: ['bets closed', opened, closed, tumbled],
    uncovered: ['dice at rest', opened, closed, tumbled, uncovered],
    'result known': ['result known', opened, closed, tumbled, uncovered, known],
  };

/** The states in which who may do what differs. */
const STATES: Readonly<Record<string, TableState>> = {
  'closed table': reached(shut),
  'between rounds': reached(),
  'bets open': reached(opened),
  'bets closed': reached(opened, closed),
  'dice at rest': reached(opened, closed, tumbled),
  'result known': reached(opened, closed, tumbled, known),
  paused: reached(opened, paused),
};

/** What a table of cards and one with a shaker have beside that, each with the state of a dealt dice table it is nearest to. */
const OTHER_STATES: Readonly<Record<string, readonly [near: string, state: TableState]>> = {
  ...Object.fromEntries(
    CARD_PHASES.map((phase) => [
      `cards (\`${SI_KI_PI}\`): ${phase}`,
      [NEAR[phase], fullTableIn(phase).state()] as const,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SHAKEN).map(([name, [near, ...steps]]) => [
      `a shaker (\`${shaken}\`): ${name}`,
      [near, steps.reduce(taken, openTable(configOf(shaken), [ANN, BEN])).state()] as const,
    ]),
  ),
};

const WHO: Readonly<Record<string, readonly [Actor, string]>> = {
  'player, own': [at(ANN), ANN],
  "player, another's": [at(BEN), ANN],
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, [staff(role, role), ANN] as const])),
  device: [device, ANN],
  system: [{ kind: 'system' }, ANN],
};

const CODES: Readonly<Record<string, string>> = {
  'not-authorised': '.',
  'not-your-terminal': '.',
};

/** Whether somebody may give a command there: yes, only with a second person, not they, or not now. */
function mark(
  type: CommandType,
  [by, terminal]: readonly [Actor, string],
  state: TableState,
): string {
  const entry = COMMANDS[type];
  const concerned = 'terminal' in entry.fields ? terminal : null;
  const permission = can(by, type, state, 0, concerned);
  if (permission.allowed) return entry.twoPeople === undefined ? 'yes' : 'asks';
  return CODES[permission.refusal.code] ?? 'not now';
}

test('who may give which command, about whose terminal and when, is as a person has read it', async () => {
  const sections = Object.entries(STATES).flatMap(([name, state]) => [
    `## ${name}`,
    '',
    row(['command', ...Object.keys(WHO)]),
    row(['---', ...Object.keys(WHO).map(() => '---')]),
    ...COMMAND_TYPES.map((type) =>
      row([`\`${type}\``, ...Object.values(WHO).map((who) => mark(type, who, state))]),
    ),
    '',
  ]);
  const others = Object.entries(OTHER_STATES).flatMap(([name, [near, state]]) => {
    const marks = (type: CommandType, where: TableState | undefined) =>
      where ? Object.values(WHO).map((who) => mark(type, who, where)) : [];
    const rows = COMMAND_TYPES.flatMap((type) => {
      const here = marks(type, state);
      return here.join() === marks(type, STATES[near]).join()
        ? []
        : [row([`\`${type}\``, ...here])];
    });
    const as = `As at a dealt dice table with "${near}", but for:`;
    const head = [
      row(['command', ...Object.keys(WHO)]),
      row(['---', ...Object.keys(WHO).map(() => '---')]),
    ];
    return [
      `## ${name}`,
      '',
      ...(rows.length > 0
        ? [as, '', ...head, ...rows]
        : [`As at a dealt dice table with "${near}".`]),
      '',
    ];
  });
  const text = [
    '# Who may give a table which command',
    '',
    `Written by \`packages/table/src/authority/matrix.test.ts\` from the guard of a table (\`${game}\`, dealt), and compared with it by`,
    'every run. `yes`: the guard lets it through, and details are judged when it comes. `asks`: a second person has to agree. `.`: not',
    'this position, or not this terminal. `not now`: the position may, at another moment or in another game. What a command says can make',
    'a request of it too: `ConfigureTable` with another game, readings or prices, `ReportIncident` about rounds that are concluded. A box',
    'belongs to no terminal here: whose hand it is, is judged when the command comes. Who may',
    'answer a request with `ApproveRequest` stands with its act ([what needs two people](routes.md)).',
    '',
    ...sections,
    ...others,
  ].join('\n');
  await expect(text).toMatchFileSnapshot(FILE);
});

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
