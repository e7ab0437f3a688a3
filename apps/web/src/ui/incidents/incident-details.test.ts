import { parseCommand } from '@baize/house';
import { describe, expect, test } from 'vitest';
import type { DealerView, PossibleIncident } from '../../console/model/dealer-view.ts';
import { loadPart } from '../../mechanics/mechanics.ts';
import {
  bet,
  createDealtTable,
  type Dealt,
  ONE_OF_EACH,
  press,
  SEATED,
  viewOf,
} from '../../testing/dealt-table.ts';
import { type ScriptedTable, staff } from '../../testing/scripted/scripted-table.ts';
import { consequenceWords } from './consequence-words.ts';
import {
  chosenOf,
  type IncidentDetails,
  inputsFor,
  isComplete,
  NO_DETAILS,
  onlyOne,
  reportOf,
} from './incident-details.ts';
import { incidentWords } from './incident-words.ts';

const DECK = ['s', 'h', 'd', 'c'].flatMap((suit) =>
  [...'A23456789TJQK'].map((rank) => `${rank}${suit}`),
);

/** Steps that lead from one point of a round to the next, at which incidents are looked at. */
const COURSES: Readonly<Record<Dealt, readonly object[]>> = {
  'rws-tai-sai-v5/c': openCover(),
  'rws-sic-bo-2021/b': openCover(),
  'mbs-sic-bo-v4/alfastreet': [
    { type: 'Tumble', tumbles: 3 },
    { type: 'OpenBets' },
    { type: 'CloseBets' },
    { type: 'Uncover' },
  ],
  'licensee-sic-bo/standard': [...openCover(), { type: 'Uncover' }, registered()],
  'rws-si-ki-pi-v2': [
    { type: 'OpenBets' },
    { type: 'CloseBets' },
    { type: 'Deal', deck: DECK },
    { type: 'LookAtCards', box: 1 },
  ],
};

function openCover(): readonly object[] {
  return [{ type: 'OpenBets' }, { type: 'CloseBets' }, { type: 'Tumble', tumbles: 3 }];
}

function registered(): object {
  return { type: 'RegisterResult', dice: [1, 2, 3], flat: true };
}

/** The same table at some point of its round, with one round concluded before it where there are dice. */
function tableAt(game: Dealt, steps: number): ScriptedTable {
  const table = createDealtTable(game);
  if (game !== 'rws-si-ki-pi-v2') finishRound(table, game);
  for (const step of COURSES[game].slice(0, steps)) give(table, step);
  return table;
}

function give(table: ScriptedTable, step: object): void {
  press(table, step);
  if ('type' in step && step.type === 'OpenBets') bet(table);
}

function finishRound(table: ScriptedTable, game: Dealt): void {
  for (const step of COURSES[game]) give(table, step);
  if (viewOf(table).round?.result == null) press(table, registered());
  while (viewOf(table).round !== null) {
    const [next] = viewOf(table).next;
    const type = { 'collect-losers': 'CollectLosers', 'pay-winners': 'PayWinners' };
    const known = next && next.step in type ? Reflect.get(type, next.step) : 'ClearLights';
    press(table, { type: known });
  }
}

/** Everything a person could say, so that only what is asked for decides what is sent. */
function said({ rounds }: DealerView): IncidentDetails {
  return {
    ...NO_DETAILS,
    rounds: rounds.slice(0, 1).map(({ round }) => round),
    terminals: [SEATED[0]],
    supervisor: 'demo-pit-supervisor',
    note: 'As seen by both',
    own: {
      dice: { dice: [4, 5, 6] },
      readable: { readable: [1, null, null] },
      box: { box: 1 },
      'staked-box': { box: 1 },
      hand: { box: 1 },
      card: { note: 'Card: 8♠.' },
    },
  };
}

async function partsOf({ table }: DealerView) {
  const parts = await loadPart(table?.mechanic ?? '', 'incidents');
  if (!parts) throw new Error('Every mechanic of the house has its questions.');
  return parts;
}

async function report(possible: PossibleIncident, game: Dealt, steps: number) {
  const table = tableAt(game, steps);
  const view = viewOf(table);
  const parts = await partsOf(view);
  const inputs = inputsFor(possible, view, parts);
  expect(isComplete(inputs, said(view), parts)).toBe(true);
  const command = parseCommand(reportOf(possible.incident, inputs, said(view), parts));
  if (!command.ok) throw new Error(command.error.message);
  return table.operate(staff('dealer'), command.value);
}

describe.each(ONE_OF_EACH)('every incident of %s', (game) => {
  const points = Array.from({ length: COURSES[game].length + 1 }, (_, steps) => steps);

  test.each(points)(
    'that can be reported after %i steps is taken as the console reports it',
    async (steps) => {
      const { incidents, rounds } = viewOf(tableAt(game, steps));
      expect(incidents.length).toBeGreaterThan(0);
      for (const possible of incidents) {
        // Without a concluded round there is nothing to correct, and the console has none to choose.
        if (possible.action === 'resettle-by-dice' && rounds.length === 0) continue;
        expect(await report(possible, game, steps), possible.incident).toMatchObject({
          type: 'accepted',
        });
      }
    },
  );

  test('is named, and has its consequence in words, by its mechanic or as at every table', async () => {
    const { table } = viewOf(tableAt(game, 0));
    const own = await loadPart(table?.mechanic ?? '', 'words');
    const possible = points.flatMap((steps) => viewOf(tableAt(game, steps)).incidents);
    for (const language of ['en', 'zh-Hans'] as const) {
      const names = { ...incidentWords[language], ...own?.[language].incidents };
      const follows = { ...consequenceWords[language], ...own?.[language].consequences };
      for (const { incident, action } of possible) {
        expect(names[incident]?.meaning, incident).toBeDefined();
        expect(follows[action]?.full, action).toBeDefined();
      }
    }
  });
});

describe('what is asked about an incident', () => {
  test('[licensee-sic-bo#6(b)] a supervisor has to be named before it can be reported', async () => {
    const view = viewOf(tableAt('licensee-sic-bo/standard', 4));
    const failed = view.incidents.find(({ incident }) => incident === 'electrical-device-failed');
    if (!failed) throw new Error('The device can fail once the dice lie open.');
    const parts = await partsOf(view);
    const inputs = inputsFor(failed, view, parts);
    expect(inputs).toEqual(['supervisor', 'note']);
    expect(isComplete(inputs, NO_DETAILS, parts)).toBe(false);
    expect(isComplete(inputs, { ...NO_DETAILS, supervisor: 'S-1' }, parts)).toBe(true);
  });

  test('dice are to be read only where they lie open', async () => {
    const asks = async (steps: number) => {
      const view = viewOf(tableAt('mbs-sic-bo-v4/alfastreet', steps));
      const broken = view.incidents.find(({ incident }) => incident === 'round-interrupted');
      return broken ? inputsFor(broken, view, await partsOf(view)) : null;
    };
    expect(await asks(2)).toEqual(['note']);
    expect(await asks(4)).toEqual(['readable', 'note']);
  });
});

describe('a round that goes on while somebody reports', () => {
  const [damaged, flat] = (['dice-damaged', 'die-not-flat'] as const).map(
    (incident): PossibleIncident => ({
      incident,
      action: 'void-round',
      because: ['rws-sic-bo-2021#5.3.2'],
    }),
  ) as [PossibleIncident, PossibleIncident];
  const opened = { only: onlyOne([damaged]), pressed: null };

  test('what stood alone is reported while it does', () => {
    expect(chosenOf([damaged], opened)).toBe(damaged);
  });

  test('once the dice have fallen and more can have happened, one chooses', () => {
    expect(chosenOf([damaged, flat], opened)).toBeUndefined();
    expect(chosenOf([damaged, flat], { ...opened, pressed: flat.incident })).toBe(flat);
  });

  test('what was pressed stays, with what would follow now, and goes when it cannot have happened', () => {
    const pressed = { only: null, pressed: flat.incident };
    const later: PossibleIncident = { ...flat, action: 'refer-to-manager' };
    expect(chosenOf([damaged, later], pressed)).toBe(later);
    expect(chosenOf([damaged], pressed)).toBeUndefined();
  });

  test('a list that has become short is still a list: no key takes its place under a hand', () => {
    expect(chosenOf([flat], { only: onlyOne([damaged, flat]), pressed: null })).toBeUndefined();
    expect(chosenOf([flat], opened)).toBeUndefined();
  });
});
