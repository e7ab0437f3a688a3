import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { ANN, BEN, configOf, dealer, openTable, supervisor } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { bet } from '../testing/rounds/dice-rounds.ts';
import { serviceView } from './out-of-service.ts';

type What = Extract<Command, { type: 'TakeOutOfService' }>['what'];

const GAME = 'rws-sic-bo-2021/a';
const reason = 'Its screen is dark';
const SERVICE = ['baize-floor#service'];

const take = (what: What, more: object = {}): Command => ({
  type: 'TakeOutOfService',
  what,
  reason,
  ...more,
});
const giveBack = (what: What, more: object = {}): Command => ({
  type: 'ReturnToService',
  what,
  reason: 'A new lamp',
  ...more,
});

function outcomeOf(journal: Journal, command: Command) {
  const answer = journal.ask(command.type === 'ReturnToService' ? supervisor : dealer, command);
  if (answer.type === 'accepted') return answer.events.map(({ event }) => event);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

test('[rws-sic-bo-2021#5.2] what a terminal has registered stands, and what was on its way is told as returned', () => {
  const journal = openTable(configOf(GAME), [ANN, BEN]);
  const because = [
    'rws-sic-bo-2021#5.2.1',
    'rws-sic-bo-2021#5.2.2',
    'rws-sic-bo-2021#5.2',
    'rws-sic-bo-2021#I-P2',
    ...SERVICE,
  ];
  const event = {
    type: 'TakenOutOfService',
    what: `terminal ${ANN}`,
    reason,
    round: null,
    registered: 0,
    returned: [],
    because: SERVICE,
  };
  const here = { terminal: ANN };
  expect(outcomeOf(journal, take('terminal', here))).toEqual([event]);
  expect(outcomeOf(journal, take('terminal', here))).toEqual([]);
  expect(outcomeOf(journal, giveBack('terminal', here))).toEqual([
    {
      type: 'ReturnedToService',
      what: `terminal ${ANN}`,
      reason: 'A new lamp',
      because: SERVICE,
    },
  ]);
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 1_000);
  bet(journal, BEN, 'small', 3_000);
  const unregistered = [{ bet: 'big', amount: money(500) }];
  const ofBoth = { ...event, round: 'T7-1', registered: 1_000, because };
  const inRound = { ...ofBoth, because: because.filter((each) => !each.endsWith('5.2.2')) };
  expect(outcomeOf(journal, take('terminal', { ...here, unregistered }))).toEqual([
    { ...ofBoth, returned: unregistered },
  ]);
  journal.give(supervisor, giveBack('terminal', here));
  journal.give(dealer, { type: 'CloseBets' });
  expect(outcomeOf(journal, take('terminal', here))).toEqual([inRound]);
  // A tumbler has no bets, whatever round it is.
  expect(outcomeOf(journal, take('tumbler'))).toEqual([
    { ...event, what: 'tumbler', round: 'T7-1' },
  ]);
});

test('[baize-floor#service] it is said which terminal it is, and only what is out comes back', () => {
  const journal = openTable(configOf(GAME), [ANN]);
  const which = {
    code: 'missing-detail',
    field: 'terminal',
    because: ['baize-floor#well-formed'],
  };
  const stranger = { code: 'unknown-terminal', field: 'terminal' };
  for (const command of [take, giveBack]) {
    expect(outcomeOf(journal, command('terminal'))).toEqual(which);
    expect(outcomeOf(journal, command('terminal', { terminal: BEN }))).toMatchObject(stranger);
  }
  const notOut = { code: 'cannot-occur', field: 'what', because: SERVICE };
  expect(outcomeOf(journal, giveBack('display'))).toEqual(notOut);
  expect(outcomeOf(journal, giveBack('terminal', { terminal: ANN }))).toEqual(notOut);
});

test.each([
  ['tumbler', true],
  ['console', true],
  ['display', false],
] as const)('[baize-floor#service] no round begins without a %s: %s', (what, isNeeded) => {
  const journal = openTable(configOf(GAME), [ANN]);
  journal.give(dealer, take('display'));
  if (what !== 'display') journal.give(dealer, take(what));
  expect(serviceView(journal.state()).outOfService).toEqual(
    [...new Set(['display', what])].map((each) => ({ what: each, reason })),
  );
  const opened = outcomeOf(journal, { type: 'OpenBets' });
  if (isNeeded) expect(opened).toEqual({ code: 'table-suspended', because: SERVICE });
  else expect(opened).toMatchObject([{ type: 'RoundOpened' }, { type: 'BetsOpened' }]);
});

test.each([
  [GAME, 'dealer', ['console', 'display', 'tumbler']],
  [GAME, 'device', ['console', 'display', 'tumbler', 'reader']],
  [GAME, 'dealer-and-device', ['console', 'display', 'tumbler', 'reader']],
  [GAME, 'virtual', ['console', 'display']],
  ['mbs-sic-bo-v4/rapid-select', 'dealer', ['console', 'display', 'tumbler', 'cover']],
  ['mbs-sic-bo-v4/rapid-select', 'virtual', ['console', 'display']],
  ['licensee-sic-bo/standard', 'dealer', ['console', 'display', 'shaker', 'cover']],
  ['rws-si-ki-pi-v2', 'dealer', ['console', 'display']],
] as const)('[baize-floor#service] %s with results of %s has %j', (game, resultSource, names) => {
  const journal = openTable(configOf(game, { resultSource }), [ANN]);
  expect(serviceView(journal.state()).serviceable).toEqual(names);
});
