import { SHIPPED } from '@baize/house';
import { balanceOf, creditOf } from '@baize/ledger';
import { GOLDEN_ROUNDS } from '@baize/table/golden';
import { describe, expect, test } from 'vitest';
import { TablePlay } from '../../testing/table-play.ts';
import { type PastRound, RoundAssembly } from './round-assembly.ts';

type Facts = TablePlay['facts'];

function roundsIn(
  facts: Readonly<Facts>,
  assembly = new RoundAssembly(SHIPPED),
): readonly PastRound[] {
  return facts.toReversed().flatMap((fact) => assembly.take(fact, `row ${fact.sequence}`) ?? []);
}

describe.each([...GOLDEN_ROUNDS])('read backwards, %s', (_, tell) => {
  test('has the rounds the table itself has kept', () => {
    const { journal } = tell();
    // A round that was read back is the table's newest again; in the journal it is where it was played.
    const kept = [...journal.state().concluded.values()].toSorted((a, b) => b.number - a.number);
    const read = roundsIn(journal.facts()).filter(({ endedAt }) => endedAt !== null);
    expect(
      read.map(({ round, number, status, closed }) => [round, number, status, closed]),
    ).toEqual(kept.map(({ id, number, status, closed }) => [id, number, status, closed]));
    for (const { id, status, result, settled } of kept) {
      if (status !== 'settled' && status !== 'corrected') continue;
      const round = read.find((each) => each.round === id);
      expect(round?.result).toEqual(result);
      const returned = (each: readonly { readonly returned: number }[] | undefined) =>
        each?.reduce((sum, line) => sum + line.returned, 0);
      expect(returned(round?.settled)).toBe(returned(settled));
    }
  });
});

test('the credit of a terminal is followed back to before each round', () => {
  const play = new TablePlay('rws-sic-bo-2021/b');
  play.round([{ terminal: 'A', bet: 'small', stake: 5000 }], [1, 2, 3]);
  play.round([{ terminal: 'B', bet: 'small', stake: 9000 }], [1, 2, 3]);
  play.round([{ terminal: 'A', bet: 'small', stake: 2000 }], [6, 6, 5]);
  const account = creditOf('A');
  const now = balanceOf(play.state.balances, account);
  expect(now).toBe(1_003_000);
  const rounds = roundsIn(play.facts, new RoundAssembly(SHIPPED, account, now));
  expect(rounds.map(({ round, before, after }) => [round, before, after])).toEqual([
    ['T1-3', 1_005_000, 1_003_000],
    ['T1-2', 1_005_000, 1_005_000],
    ['T1-1', 1_000_000, 1_005_000],
  ]);
});
