import { money } from '@baize/exact';
import { INCIDENTS } from '@baize/game';
import { describe, expect, test } from 'vitest';
import {
  ANN,
  at,
  BEN,
  configOf,
  dealer,
  openTable,
  shiftManager,
  supervisor,
} from '../testing/floor.ts';

const GAME = 'rws-sic-bo-2021/a';

describe('an incident that is reported', () => {
  test('is on the record with nothing beside what was said', () => {
    const journal = openTable(configOf(GAME));
    const [fact] = journal.give(dealer, { type: 'ReportIncident', incident: 'display-wrong' });
    expect(fact?.event).toEqual({
      type: 'IncidentRecorded',
      incident: 'display-wrong',
      action: 'settle-by-dice',
      note: null,
      round: null,
      because: expect.arrayContaining(['rws-sic-bo-2021#5.8']),
    });
  });

  test('keeps the note', () => {
    const journal = openTable(configOf(GAME));
    const report = {
      type: 'ReportIncident',
      incident: 'display-wrong',
      note: 'upside down',
    } as const;
    expect(journal.give(dealer, report)[0]?.event).toMatchObject({ note: 'upside down' });
  });

  test.each(['dome-broken', 'round-interrupted', 'terminals-interrupted'] as const)(
    '[baize-floor#order-of-play] %s needs a round it could happen in',
    (incident) => {
      const journal = openTable(configOf(GAME));
      expect(journal.ask(dealer, { type: 'ReportIncident', incident })).toMatchObject({
        type: 'refused',
        refusal: { code: 'no-round', phase: 'idle', field: 'incident' },
      });
    },
  );

  test('of a tumble before the close cannot be one after it', () => {
    const journal = openTable(configOf(GAME));
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(dealer, { type: 'CloseBets' });
    const report = { type: 'ReportIncident', incident: 'tumbler-before-close' } as const;
    expect(journal.ask(dealer, report)).toMatchObject({
      refusal: { code: 'wrong-phase', phase: 'closed', field: 'incident' },
    });
  });

  test('[rws-sic-bo-2021#I-P3] about damaged dice asks for nothing where no round is named', () => {
    const journal = openTable(configOf(GAME));
    for (const rounds of [[], undefined]) {
      const facts = journal.give(supervisor, {
        type: 'ReportIncident',
        incident: 'dice-damaged',
        ...(rounds ? { rounds } : {}),
      });
      expect(facts.map(({ event }) => event.type)).toEqual(['IncidentRecorded']);
    }
    expect(journal.state().approvals.size).toBe(0);
  });
});

test('[rws-sic-bo-2021#I-P4] a correction is of one round', () => {
  const journal = openTable(configOf(GAME));
  for (const dice of [
    [1, 2, 4],
    [1, 2, 5],
  ] as const) {
    journal.give(dealer, { type: 'OpenBets' });
    journal.give(dealer, { type: 'CloseBets' });
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
    journal.give(dealer, { type: 'RegisterResult', dice, flat: true });
  }
  const report = { type: 'ReportIncident', incident: 'wrong-result-registered' } as const;
  for (const rounds of [[], ['T7-1', 'T7-2']]) {
    expect(journal.ask(dealer, { ...report, rounds, dice: [1, 2, 3] })).toMatchObject({
      refusal: { code: 'missing-detail', field: 'rounds' },
    });
  }
});

test('[rws-sic-bo-2021#I-P2] terminals that fail are those that sit here', () => {
  const journal = openTable(configOf(GAME), [ANN, BEN]);
  journal.give(at(BEN), { type: 'ReleaseTerminal', terminal: BEN });
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(at(ANN), { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) });
  const report = { type: 'ReportIncident', incident: 'terminals-interrupted' } as const;
  expect(journal.give(dealer, report).at(-1)?.event).toMatchObject({
    type: 'TerminalsInterrupted',
    round: 'T7-1',
    terminals: [{ terminal: ANN, registered: 500 }],
  });
  expect(journal.ask(dealer, { ...report, terminals: [ANN, BEN] })).toMatchObject({
    refusal: { code: 'unknown-terminal', field: 'terminals' },
  });
});

test('between rounds every incident has an answer', () => {
  for (const incident of INCIDENTS) {
    const answer = openTable(configOf(GAME)).ask(dealer, { type: 'ReportIncident', incident });
    expect(['accepted', 'refused']).toContain(answer.type);
  }
});

describe('a matter', () => {
  const decision = { type: 'DecideMatter', matter: 'none', reason: 'so be it' } as const;

  test('that nobody has referred is not decided', () => {
    const journal = openTable(configOf(GAME));
    expect(journal.ask(shiftManager, { ...decision, effect: 'continue' })).toMatchObject({
      refusal: { code: 'unknown-matter', field: 'matter' },
    });
  });

  test('voids no round where there is none', () => {
    const journal = openTable(configOf(GAME));
    expect(journal.ask(shiftManager, { ...decision, effect: 'void-round' })).toMatchObject({
      refusal: { code: 'no-round', field: 'effect' },
    });
  });
});
