import { NOTHING } from '@baize/exact';
import { draftOf, emptyTable } from '@baize/house';
import { creditOf } from '@baize/ledger';
import { describe, expect, test } from 'vitest';
import { ANN, at, configOf, dealer, openTable } from '../testing/floor.ts';
import { completeDraft } from './draft.ts';
import { invariantProblems } from './invariants.ts';

const TABLE = openTable(configOf('rws-si-ki-pi-v2'), [ANN]).state();

describe('what goes without saying', () => {
  test('is the own terminal of a player, and nobody’s for the dealer', () => {
    const draft = { type: 'UndoBets', fields: {} } as const;
    expect(completeDraft(draft, at(ANN), TABLE)).toEqual({ type: 'UndoBets', terminal: ANN });
    expect(completeDraft(draft, dealer, TABLE)).toEqual({ type: 'UndoBets' });
    const closing = { type: 'CloseBets', fields: {} } as const;
    expect(completeDraft(closing, at(ANN), TABLE)).toEqual({ type: 'CloseBets' });
  });

  test('is the rest of a deck, behind the cards that are named', () => {
    const draft = { type: 'Deal', fields: { deck: ['As', 'Kd', '|', '2c'] } } as const;
    const { deck } = completeDraft(draft, dealer, TABLE);
    const cards = [deck].flat();
    expect(cards.slice(0, 3)).toEqual(['As', 'Kd', '2c']);
    expect([cards.length, new Set(cards).size]).toEqual([52, 52]);
  });

  test('is nothing where nothing was said: the table refuses it', () => {
    expect(completeDraft({ type: 'Deal', fields: {} }, dealer, TABLE)).toEqual({ type: 'Deal' });
    const bare = { type: 'ConfigureTable', fields: {} } as const;
    expect(completeDraft(bare, dealer, TABLE)).toEqual({ type: 'ConfigureTable' });
  });

  test('is the newest request or matter, or none', () => {
    for (const type of ['ApproveRequest', 'RejectRequest', 'ExpireRequest'] as const) {
      expect(completeDraft({ type, fields: {} }, dealer, TABLE)).toEqual({ type, request: 'none' });
    }
    const matter = { type: 'DecideMatter', fields: {} } as const;
    expect(completeDraft(matter, dealer, TABLE)).toEqual({ type: 'DecideMatter', matter: 'none' });
  });
});

test('a sentence nobody would understand is no command', () => {
  expect(draftOf('dance')).toBeNull();
  expect(draftOf('close bets')).toEqual({ type: 'CloseBets', fields: {} });
});

test('an account with nothing on it is not overdrawn', () => {
  const balances = new Map([[creditOf('nobody'), NOTHING]]);
  expect(invariantProblems({ ...emptyTable(), balances })).toEqual([]);
});
