import { money } from '@baize/exact';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANN, BEN, CAT, configOf, dealer, openTable, supervisor } from '../testing/floor.ts';
import { anyPlay, playAttempts } from '../testing/random-play.ts';
import { auditorView } from './auditor-view.ts';
import { dealerView } from './dealer-view.ts';
import { displayView } from './display-view.ts';
import { pitView } from './pit-view.ts';
import { playerView } from './role-views.ts';

const CONFIGS = [
  configOf('rws-tai-sai-v5/a', { differential: money(3000) }),
  configOf('licensee-sic-bo/standard'),
  configOf('rws-si-ki-pi-v2', { boxes: 4 }),
];

test.each(CONFIGS.map((config) => ({ game: config.game, config })))(
  '$game: at no moment does a screen name another player, and the books always balance',
  ({ config }) => {
    fc.assert(
      fc.property(anyPlay, (attempts) => {
        playAttempts(openTable(config), attempts, (journal) => {
          const state = journal.state();
          for (const own of [ANN, BEN, CAT]) {
            const text = JSON.stringify(playerView(state, own, journal.now()));
            expect(text.match(/seat-\w+/g)?.filter((name) => name !== own)).toEqual([]);
          }
          expect(JSON.stringify(displayView(state))).not.toContain('seat-');
          const { imbalance, escrow, terminals } = auditorView(state);
          expect(imbalance).toBe(0);
          if (escrow) expect(escrow.held).toBe(escrow.expected);
          for (const each of terminals) {
            if (each.isSeated) expect(each.creditByMeters).toBe(each.credit);
          }
          dealerView(state, dealer, journal.now());
          pitView(state, supervisor, journal.now());
        });
      }),
      { numRuns: 15 },
    );
  },
);
