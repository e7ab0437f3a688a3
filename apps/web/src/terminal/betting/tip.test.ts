import { money } from '@baize/exact';
import { wireAnswerOf } from '@baize/protocol';
import { type Command, playerView } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { openBets, openTable, place, playRound, TERMINAL } from '../../testing/rounds.ts';
import { type ScriptedTable, terminal } from '../../testing/scripted/scripted-table.ts';
import { panelWordsEn as en } from '../words/panels-en.ts';
import { panelWordsZhHans as zhHans } from '../words/panels-zh-hans.ts';
import { type Limits, leftOutTip, placedTip, refusalTip, type Tip, tipLines } from './tip.ts';

function limitsOf(table: ScriptedTable): Limits {
  const { areas, table: rules } = playerView(table.state(), TERMINAL, Date.now());
  const areaOf = (bet: string) => areas.find((area) => area.bet === bet);
  return {
    maximumOf: (bet) => areaOf(bet)?.maximum ?? 0,
    isShared: rules?.limitsPer === 'box',
  };
}

/** What a terminal says about the answer a real table gives. */
function tipFor(table: ScriptedTable, command: Command): Tip | null {
  const answer = wireAnswerOf(table.operate(terminal(TERMINAL), command));
  const bet = 'bet' in command ? command.bet : null;
  if (answer.type === 'refused') return refusalTip('1', bet, answer.refusal, limitsOf(table));
  if (command.type === 'DoubleBets') return leftOutTip('1', 'double', answer);
  if (command.type === 'RepeatBets') return leftOutTip('1', 'repeat', answer);
  return placedTip('1', answer, limitsOf(table));
}

function bet(name: string, stake: number): Command {
  return { type: 'PlaceBet', terminal: TERMINAL, bet: name, stake: money(stake) };
}

function lines(tip: Tip | null): readonly string[] {
  return tip ? tipLines(tip, en) : [];
}

describe('what a terminal says about a bet', () => {
  test('one that fits needs no word', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    expect(tipFor(table, bet('big', 2_500))).toBeNull();
  });

  test('[rws-sic-bo-2021#3.3] under the minimum names it, in either language', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    const tip = tipFor(table, bet('big', 500));
    expect(lines(tip)).toEqual(['Minimum 25. Choose a larger chip']);
    expect(tip && tipLines(tip, zhHans)).toEqual(['下限为 25，请选择较大筹码']);
    expect(tip?.because).toContain('rws-sic-bo-2021#3.3');
  });

  test('more than fits is cut, and both amounts are named', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'three:234', 15_000);
    const tip = tipFor(table, bet('three:234', 10_000));
    expect(lines(tip)).toEqual(['Maximum for this area is 200', 'Bet kept at 200']);
    expect(tip).toMatchObject({ taken: 5_000, offered: 10_000 });
  });

  test('a full area names its maximum, not the room that is left', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'three:234', 20_000);
    expect(lines(tipFor(table, bet('three:234', 2_500)))).toEqual([
      'Maximum for this area is 200',
      'Bet kept at 200',
    ]);
  });

  test('too little credit, and no more bets', () => {
    const table = openTable('rws-sic-bo-2021/b', 5_000);
    openBets(table);
    expect(lines(tipFor(table, bet('big', 10_000)))).toEqual(['Not enough credit']);
    playRoundOut(table);
    expect(lines(tipFor(table, bet('big', 2_500)))).toEqual(['Betting is not open']);
  });

  test('a double says how many areas it left', () => {
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    place(table, 'three:234', 15_000);
    place(table, 'big', 5_000);
    const double: Command = { type: 'DoubleBets', terminal: TERMINAL };
    expect(lines(tipFor(table, double))).toEqual(['1 of 2 areas not doubled: limits']);
  });

  test('a rebet of everything says nothing, and of nothing says so', () => {
    const repeat: Command = { type: 'RepeatBets', terminal: TERMINAL };
    const table = openTable('rws-sic-bo-2021/b');
    openBets(table);
    expect(lines(tipFor(table, repeat))).toEqual(['No earlier bets to repeat']);
    playRoundOut(table);
    playRound(table, [1, 2, 3], ['big', 'odd']);
    openBets(table);
    expect(tipFor(table, repeat)).toBeNull();
  });
});

function playRoundOut(table: ScriptedTable): void {
  const dealer = { kind: 'staff', id: 'demo-dealer', position: 'dealer' } as const;
  table.give(dealer, { type: 'CloseBets' });
  table.give(dealer, { type: 'Tumble', tumbles: 3 });
  table.give(dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
}
