import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import { ANN, at, BEN, configOf, dealer, openTable, supervisor } from '../testing/floor.ts';
import type { Journal } from '../testing/journal.ts';
import { terminalOut } from './terminal.ts';

const reason = 'Its screen is dark';
const SERVICE = ['baize-floor#service'];
const TAKE: Command = { type: 'TakeOutOfService', what: 'terminal', terminal: ANN, reason };

const place = (terminal: string): Command => ({
  type: 'PlaceBet',
  terminal,
  bet: 'small',
  stake: money(500),
});
const tip = (terminal: string): Command => ({ type: 'GiveTip', terminal, amount: money(100) });

function refused(journal: Journal, terminal: string, command: Command) {
  const answer = journal.ask(at(terminal), command);
  if (answer.type !== 'refused') return answer.type;
  const { message: _, ...refusal } = answer.refusal;
  return refusal;
}

/** A table with bets open and Ann's terminal out of service. */
function darkScreen(game: string): Journal {
  const journal = openTable(configOf(game), [ANN, BEN]);
  // Some books tumble under a cover before anybody bets.
  if (journal.state().rules?.procedure.covered)
    journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, TAKE);
  return journal;
}

test.each([
  ['rws-sic-bo-2021/a', ['rws-sic-bo-2021#5.2.2']],
  ['mbs-sic-bo-v4/alfastreet', ['mbs-sic-bo-v4#5.9.2']],
  // These say nothing of a stake that was on its way.
  ['rws-tai-sai-v5/a', []],
  ['licensee-sic-bo/standard', []],
])(
  '[baize-floor#service] a stake on its way in %s is refused with the clause that keeps it with its player',
  (game, clauses) => {
    const journal = darkScreen(game);
    const code = 'terminal-locked';
    expect(refused(journal, ANN, place(ANN))).toEqual({ code, because: [...clauses, ...SERVICE] });
    // A tip is no stake.
    expect(refused(journal, ANN, tip(ANN))).toEqual({ code, because: SERVICE });
    expect(refused(journal, BEN, place(BEN))).toBe('accepted');
    expect(refused(journal, BEN, tip(BEN))).toBe('accepted');
    expect(terminalOut(journal.state(), ANN)).toEqual({ reason });
    expect(terminalOut(journal.state(), BEN)).toBeNull();
  },
);

test('[baize-floor#service] between rounds no stake is on its way', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  journal.give(dealer, TAKE);
  expect(refused(journal, ANN, tip(ANN))).toEqual({ code: 'terminal-locked', because: SERVICE });
});

test('[baize-floor#known-terminal] only a terminal that is locked here is unlocked', () => {
  const journal = openTable(configOf('rws-sic-bo-2021/a'), [ANN]);
  for (const terminal of [ANN, BEN]) {
    const unlock: Command = { type: 'UnlockTerminal', terminal, reason: 'meter replaced' };
    expect(journal.ask(supervisor, unlock)).toMatchObject({
      refusal: {
        code: 'unknown-terminal',
        field: 'terminal',
        because: ['baize-floor#known-terminal'],
      },
    });
  }
});
