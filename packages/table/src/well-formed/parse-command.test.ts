import { COMMAND_TYPES, COMMANDS, emptyTable, isCommandType, parseCommand } from '@baize/house';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operate } from '../decide.ts';
import { commandsFor, person } from '../testing/commands.ts';

const samples = commandsFor(person('A'), emptyTable());
const optional = new Set([
  'OpenBets.commitment',
  'Tumble.commitment',
  'RegisterResult.proof',
  'Deal.proof',
  'AnswerWithdrawal.terminal',
  'VoidInstrument.instrument',
  'ConfirmTicket.digits',
  'ConfirmTicket.reason',
  'DoubtTicket.note',
  'DoubtTicket.instrument',
  'DecideTicket.instrument',
  'ApproveRequest.instrument',
  'ExpireInstrument.instrument',
  'SeatTerminal.card',
  'TakeOutOfService.terminal',
  'TakeOutOfService.unregistered',
  'ReturnToService.terminal',
  'RecordAct.note',
  'RecallRound.held',
  'RecallRound.endedAt',
  'DecideRound.dice',
  'DecideAmount.round',
  'DecideAmount.bet',
  ...['dealer', 'boxes'].map((field) => `CorrectCards.${field}`),
  ...['minutesMost', 'lossMost', 'remindEvery'].map((field) => `SetOwnLimits.${field}`),
  ...['note', 'readable', 'rounds', 'dice', 'terminals', 'supervisor', 'box'].map(
    (field) => `ReportIncident.${field}`,
  ),
]);

describe('a command', () => {
  test('is taken as it is where nothing is wrong with it', () => {
    for (const command of samples)
      expect(parseCommand(command)).toEqual({ ok: true, value: command });
  });

  test.each(Object.entries(COMMANDS))('%s needs each of its fields', (type, { fields }) => {
    const [sample] = samples.filter((each) => each.type === type);
    for (const field of Object.keys(fields)) {
      const { [field]: _, ...without } = { ...sample } as Record<string, unknown>;
      const parsed = parseCommand(without);
      if (optional.has(`${type}.${field}`)) expect(parsed.ok).toBe(true);
      else expect(parsed).toMatchObject({ ok: false, error: { field } });
    }
  });

  test('has no field that nobody reads', () => {
    expect(parseCommand({ type: 'CloseBets', hurry: true })).toEqual({
      ok: false,
      error: { field: 'hurry', message: 'Nothing reads the field hurry.' },
    });
  });

  test.each([
    [{ type: 'PlaceBet', terminal: 'A', bet: 'small', stake: 0 }, 'stake'],
    [{ type: 'PlaceBet', terminal: 'A', bet: 'small', stake: 1.5 }, 'stake'],
    [{ type: 'PlaceBet', terminal: 'A', bet: 'small', stake: '100' }, 'stake'],
    [{ type: 'PlaceBet', terminal: 'A', bet: 'small', stake: 2 ** 53 }, 'stake'],
    [{ type: 'PlaceBet', terminal: ' ', bet: 'small', stake: 100 }, 'terminal'],
    [{ type: 'PlaceBet', terminal: 'A', bet: null, stake: 100 }, 'bet'],
    [{ type: 'RegisterResult', dice: [1, 2, 7], flat: true }, 'dice'],
    [{ type: 'RegisterResult', dice: [1, 2], flat: true }, 'dice'],
    [{ type: 'RegisterResult', dice: [1, 2, 3], flat: 'yes' }, 'flat'],
    [
      { type: 'RegisterResult', dice: [1, 2, 3], flat: true, proof: { seed: 'a' } },
      'proof.closeHash',
    ],
    [{ type: 'Tumble', tumbles: -1 }, 'tumbles'],
    [{ type: 'FitShaker', shaker: 'large' }, 'shaker'],
    [{ type: 'ReportIncident', incident: 'boredom' }, 'incident'],
    [{ type: 'ReportIncident', incident: 'not-covered', readable: [1, 9, null] }, 'readable[1]'],
    [{ type: 'ReportIncident', incident: 'not-covered', rounds: 'T1-1' }, 'rounds'],
    [{ type: 'VoidInstrument', number: '123', reason: '' }, 'number'],
    [{ type: 'ConfigureTable', config: {} }, 'config.table'],
    [{ type: 'ConfigureTable', config: null }, 'config'],
    [{ type: 'TakeBox', terminal: 'A', box: 0 }, 'box'],
    [{ type: 'Deal', deck: 'As Ks' }, 'deck'],
    [{ type: 'Dance' }, 'type'],
    [{}, 'type'],
    [null, ''],
    [[], ''],
    ['CloseBets', ''],
  ])('%j is refused for its field %j', (command, field) => {
    expect(parseCommand(command)).toMatchObject({ ok: false, error: { field } });
  });

  test('takes no name from the prototype of objects', () => {
    expect(isCommandType('toString')).toBe(false);
    expect(parseCommand({ type: 'constructor' }).ok).toBe(false);
  });
});

test('whatever arrives, a table answers and does not throw', () => {
  const types = fc.constantFrom(...COMMAND_TYPES);
  const wild = fc.record({ type: types, terminal: fc.anything(), bet: fc.anything() });
  fc.assert(
    fc.property(fc.oneof(wild, fc.anything()), (value) => {
      const parsed = parseCommand(value);
      if (!parsed.ok) return;
      const { answer } = operate(emptyTable(), {
        op: '1',
        at: 0,
        by: { kind: 'system' },
        command: parsed.value,
      });
      expect(['accepted', 'refused']).toContain(answer.type);
    }),
  );
});
