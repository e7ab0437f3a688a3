import type { Incident } from '@baize/game';
import { expect, test } from 'vitest';
import { configOf, dealer, openTable } from '../testing/floor.ts';
import { withForm } from '../well-formed/shape.ts';
import { dispositionIn } from './incident-phases.ts';
import { reportIncident } from './report-incident.ts';

/** A house that also plays with something else, whose outcomes are no outcome here. */
function report(details: {
  readonly dice?: readonly [1, 2, 3];
  readonly readable?: readonly null[];
}) {
  const state = openTable(configOf('rws-sic-bo-2021/a')).state();
  const { rules } = state;
  if (!rules?.mechanic.outcome) throw new Error('Nothing decides a round here.');
  const none = withForm({ is: 'anything' }, (_, field) => ({
    field,
    message: 'Not of this table.',
  }));
  const outcome = { ...rules.mechanic.outcome, shape: none, readable: none };
  const mechanic = { ...rules.mechanic, outcome };
  const command = { type: 'ReportIncident', incident: 'display-wrong', ...details } as const;
  const envelope = { op: 'op-99', at: 0, by: dealer, command };
  return reportIncident({ envelope, command, state, rules: { ...rules, mechanic } });
}

test.each([
  { field: 'dice', dice: [1, 2, 3] as const },
  { field: 'readable', readable: [null, null, null] },
])(
  '[baize-floor#well-formed] what was seen with an incident is an outcome of this table, or the report is malformed',
  ({ field, ...details }) => {
    expect(report(details)).toEqual({
      ok: false,
      error: {
        code: 'malformed-command',
        field,
        message: 'Not of this table.',
        because: ['baize-floor#well-formed'],
      },
    });
  },
);

test('[baize-floor#well-formed] a report that says nothing of an outcome is none about it', () => {
  expect(report({})).toMatchObject({ ok: true });
});

test('an incident of which a book knows nothing cannot occur in its game', () => {
  const rules = openTable(configOf('rws-sic-bo-2021/a')).state().rules;
  if (!rules) throw new Error('The table plays nothing.');
  const another = 'wheel-stopped-between' as Incident;
  expect(dispositionIn(rules.book, another)).toEqual({
    action: 'cannot-occur',
    why: expect.any(String),
  });
});
