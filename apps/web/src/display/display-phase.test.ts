import { displayView } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { diceOnDisplay } from '../mechanics/three-dice/display/display-parts.tsx';
import { bet, createDealtTable, type Dealt, press } from '../testing/dealt-table.ts';
import { type ScriptedTable, staff } from '../testing/scripted/scripted-table.ts';
import { displayPhase } from './display-phase.ts';

const DICE = [6, 4, 1] as const;

function seen(table: ScriptedTable, now = Date.now()) {
  const view = displayView(table.state());
  const { dome, isCurrent } = diceOnDisplay(view);
  return [displayPhase(view, true, now).is, dome.is, isCurrent];
}

/** What the board says and shows, from before a round to after it. */
function story(game: Dealt, steps: readonly object[]) {
  const table = createDealtTable(game);
  return [
    seen(table),
    ...steps.map((step) => {
      press(table, step);
      if ('type' in step && step.type === 'OpenBets') bet(table);
      return seen(table);
    }),
  ];
}

describe('a board', () => {
  test('of an open cover shows no dice before they are registered', () => {
    const steps = [
      { type: 'OpenBets' },
      { type: 'CloseBets' },
      { type: 'Tumble', tumbles: 3 },
      { type: 'RegisterResult', dice: DICE, flat: true },
      { type: 'OpenBets' },
    ];
    expect(story('rws-sic-bo-2021/b', steps)).toEqual([
      ['waiting', 'empty', true],
      ['open', 'empty', true],
      ['no-more-bets', 'empty', true],
      ['no-more-bets', 'tumbling', true],
      ['result', 'showing', true],
      ['open', 'showing', false],
    ]);
  });

  test('[mbs-sic-bo-v4#3.1] keeps the cover closed while bets are open', () => {
    const steps = [
      { type: 'Tumble', tumbles: 3 },
      { type: 'OpenBets' },
      { type: 'CloseBets' },
      { type: 'Uncover' },
      { type: 'RegisterResult', dice: DICE, flat: true },
    ];
    expect(story('mbs-sic-bo-v4/alfastreet', steps).map(([, dome]) => dome)).toEqual([
      'empty',
      'covered',
      'covered',
      'covered',
      // They were tumbled long before, under the cover; now they lie still and are read.
      'empty',
      'showing',
    ]);
  });

  test('says that a round is void, and shows the dice of none', () => {
    const table = createDealtTable('rws-tai-sai-v5/c');
    press(table, { type: 'OpenBets' });
    press(table, { type: 'CloseBets' });
    press(table, { type: 'Tumble', tumbles: 3 });
    press(table, { type: 'ReportIncident', incident: 'die-not-flat' });
    expect(seen(table)).toEqual(['void', 'empty', true]);
  });

  test('[rws-sic-bo-2021#I-P15] lets dice lie still of which one can never be read', () => {
    const table = createDealtTable('rws-sic-bo-2021/b');
    press(table, { type: 'OpenBets' });
    // Two sixes win or lose Big by the third die: with another six they are a triple.
    bet(table);
    press(table, { type: 'CloseBets' });
    press(table, { type: 'Tumble', tumbles: 3 });
    const readable = [6, 6, null];
    press(table, { type: 'ReportIncident', incident: 'round-interrupted', readable });
    expect(seen(table)).toEqual(['no-more-bets', 'tumbling', true]);
    press(table, { type: 'SettleKnownBets', reason: 'It lies under the dome' });
    const [request = ''] = table.state().approvals.keys();
    table.give(staff('pit-supervisor'), { type: 'ApproveRequest', request });
    expect(seen(table)).toEqual(['no-more-bets', 'empty', true]);
  });

  test('counts the seconds and leaves it to the server to close', () => {
    const table = createDealtTable('rws-tai-sai-v5/c', { bettingSeconds: 25 });
    press(table, { type: 'OpenBets' });
    const view = displayView(table.state());
    const closesAt = view.round?.closesAt ?? 0;
    expect(displayPhase(view, true, closesAt - 4_200)).toEqual({ is: 'open', seconds: 5 });
    expect(displayPhase(view, true, closesAt + 9_000)).toEqual({ is: 'open', seconds: 0 });
  });

  test('says when it is not up to date, and when the table does not play', () => {
    const table = createDealtTable('rws-tai-sai-v5/c');
    const view = displayView(table.state());
    expect(displayPhase(null, false, 0).is).toBe('connecting');
    expect(displayPhase(view, false, 0).is).toBe('offline');
    press(table, { type: 'PauseTable', reason: 'Fire drill' });
    expect(seen(table)[0]).toBe('paused');
    press(table, { type: 'ResumeTable' });
    table.give(staff('pit-supervisor'), { type: 'CloseTable' });
    expect(seen(table)[0]).toBe('closed');
  });
});
