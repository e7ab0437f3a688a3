import { findClause } from '@baize/rulebooks';
import type { Actor, Answer } from '@baize/table';
import { floorRuleText, REFUSAL_CODES, type Refusal } from '@baize/table';
import type { CommandIn } from '@baize/table/kit';
import {
  ANN,
  at,
  BEN,
  CARD_PHASES,
  CAT,
  cardTable,
  configOf,
  DEALER,
  dealer,
  deckOf,
  device,
  fullTableIn,
  HAND,
  OTHER_HAND,
  openTable,
  shiftManager,
  staff,
  supervisor,
} from '@baize/table/testing';
import { expect, test } from 'vitest';
import type { CARD_COMMANDS } from './card-commands.ts';

type CardCommand = CommandIn<typeof CARD_COMMANDS>;

const COMMANDS: { readonly [Type in CardCommand['type']]: Extract<CardCommand, { type: Type }> } = {
  TakeBox: { type: 'TakeBox', terminal: CAT, box: 3 },
  LeaveBox: { type: 'LeaveBox', terminal: ANN },
  Deal: { type: 'Deal', deck: deckOf(HAND, OTHER_HAND, DEALER) },
  LookAtCards: { type: 'LookAtCards', box: 1 },
  ArrangeHand: { type: 'ArrangeHand', box: 1, low: 'Ks 9h', high: 'As 8d' },
  RequestHouseWay: { type: 'RequestHouseWay', box: 1 },
  EndArranging: { type: 'EndArranging' },
  SetDealerHand: { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' },
  SettleInitial: { type: 'SettleInitial' },
  SettleBonus: { type: 'SettleBonus' },
  AnswerWithdrawal: { type: 'AnswerWithdrawal', box: 1, withdraw: true },
  CorrectCards: { type: 'CorrectCards', round: 'T7-1', dealer: 'Kd Qc Jh 3s', reason: 'A 3.' },
};
const TYPES = Object.values(COMMANDS);
const MOMENTS = ['idle', ...CARD_PHASES] as const;

function tableIn(moment: (typeof MOMENTS)[number]) {
  if (moment !== 'idle') return fullTableIn(moment);
  return cardTable({ [ANN]: 1, [BEN]: 2, [CAT]: null });
}

function outcome(answer: Answer): string {
  return answer.type === 'refused' ? answer.refusal.code : answer.type;
}

const WRONG = 'wrong-phase';
/** What a dealer gets for each command, in the order of the phases. */
const EXPECTED: Readonly<Record<CardCommand['type'], readonly string[]>> = {
  TakeBox: ['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'accepted'],
  LeaveBox: ['accepted', ...CARD_PHASES.map(() => 'terminal-has-bets')],
  Deal: [WRONG, WRONG, 'accepted', WRONG, WRONG, WRONG],
  LookAtCards: [WRONG, WRONG, WRONG, 'accepted', WRONG, WRONG],
  ArrangeHand: [WRONG, WRONG, WRONG, 'not-authorised', WRONG, WRONG],
  RequestHouseWay: [WRONG, WRONG, WRONG, 'accepted', WRONG, WRONG],
  EndArranging: [WRONG, WRONG, WRONG, 'accepted', WRONG, WRONG],
  SetDealerHand: [WRONG, WRONG, WRONG, 'hands-not-set', WRONG, WRONG],
  SettleInitial: [WRONG, WRONG, WRONG, WRONG, 'accepted', WRONG],
  SettleBonus: [WRONG, WRONG, WRONG, WRONG, WRONG, 'accepted'],
  AnswerWithdrawal: [WRONG, WRONG, WRONG, 'no-withdrawal-offered', WRONG, WRONG],
  CorrectCards: ['unknown-round', WRONG, WRONG, WRONG, 'accepted', 'accepted'],
};

test.each(TYPES)('$type is taken or refused by the phase of the round', (command) => {
  const found = MOMENTS.map((moment) => outcome(tableIn(moment).ask(dealer, command)));
  expect(found).toEqual(EXPECTED[command.type]);
});

test('a dice table knows none of these commands', () => {
  const journal = openTable(configOf('rws-tai-sai-v5/c'));
  for (const command of TYPES) {
    expect(outcome(journal.ask(dealer, command))).toBe('not-in-this-game');
  }
});

const ROLES: readonly Actor[] = [
  at(ANN),
  at(BEN),
  at('seat-nowhere'),
  dealer,
  supervisor,
  shiftManager,
  staff('C-Sim', 'cashier'),
  staff('T-Raj', 'technician'),
  staff('A-Foo', 'auditor'),
  staff('C-Lim', 'cashier', 'dealer'),
  device,
  { kind: 'system' },
];

/** Commands that name cards, boxes and players which are not there. */
const STRANGE: readonly CardCommand[] = [
  ...TYPES,
  { type: 'TakeBox', terminal: 'seat-nowhere', box: 3 },
  { type: 'TakeBox', terminal: ANN, box: 40 },
  { type: 'Deal', deck: ['As'] },
  { type: 'LookAtCards', box: 4 },
  { type: 'LookAtCards', box: 40 },
  { type: 'ArrangeHand', box: 1, low: '2c 3c', high: '4c 5c' },
  { type: 'ArrangeHand', box: 2, low: 'Kh 9d', high: 'Ah Ah' },
  { type: 'SetDealerHand', low: '2c 3c', high: '4c 5c' },
  { type: 'AnswerWithdrawal', box: 4, withdraw: true, terminal: ANN },
];

/** What everybody is refused, whatever command they give in whatever phase. */
function allRefusals(): readonly Refusal[] {
  return MOMENTS.flatMap((moment) =>
    ROLES.flatMap((by) =>
      STRANGE.flatMap((command) => {
        const answer = tableIn(moment).ask(by, command);
        return answer.type === 'refused' ? [answer.refusal] : [];
      }),
    ),
  );
}

test('every refusal has a known code, a sentence and reasons that lead somewhere', () => {
  const refusals = allRefusals();
  expect(refusals.length).toBeGreaterThan(1000);
  for (const { code, because, message } of refusals) {
    expect(REFUSAL_CODES).toContain(code);
    expect(message).toMatch(/^[A-Z].*[.s]$/);
    for (const citation of because) {
      expect(findClause(citation) ?? floorRuleText(citation)).not.toBeNull();
    }
  }
});

test('nobody learns a card from a refusal', () => {
  for (const refusal of allRefusals()) {
    expect(JSON.stringify(refusal)).not.toMatch(/\b[AKQJT2-9][shdc]\b/);
    expect(refusal.because.join()).not.toContain('Appendix H');
  }
});

test('only those with a part in the game give its commands, and nobody acts for another', () => {
  const journal = fullTableIn('dealt');
  const mayLook = ROLES.filter(
    (by) => outcome(journal.ask(by, COMMANDS.LookAtCards)) !== 'not-authorised',
  );
  expect(mayLook).toEqual([at(ANN), at(BEN), at('seat-nowhere'), dealer, supervisor, shiftManager]);
  const maySet = ROLES.filter(
    (by) => outcome(journal.ask(by, COMMANDS.SetDealerHand)) !== 'not-authorised',
  );
  expect(maySet).toEqual([dealer, supervisor, shiftManager]);
});

test('an automatic table deals, sets and settles by itself', () => {
  const system: Actor = { kind: 'system' };
  const journal = cardTable({ [ANN]: 1 }, { mode: 'automatic', resultSource: 'virtual' });
  journal.give(system, { type: 'OpenBets', commitment: 'committed' });
  journal.give(system, { type: 'CloseBets' });
  const proof = { seed: 'seed', closeHash: 'hash' };
  journal.give(system, { type: 'Deal', deck: deckOf(DEALER), proof });
  journal.give(system, COMMANDS.EndArranging);
  journal.give(system, COMMANDS.SetDealerHand);
  journal.give(system, COMMANDS.SettleInitial);
  journal.give(system, COMMANDS.SettleBonus);
  expect(journal.state().round).toBeNull();
});
