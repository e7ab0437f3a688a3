import type { Page } from 'playwright-core';
import { closeBets, openBets, place, playRound, register, tumble } from '../rounds.ts';
import type { ScriptedFloor } from './scripted-floor.ts';
import { type ScriptedTable, staff } from './scripted-table.ts';

/** Where a terminal is brought, and by what. */
export interface TerminalState {
  readonly name: string;
  /** What is new about it, where the rest has been looked at before. */
  readonly part?: string;
  readonly reach: (scene: Scene) => Promise<void>;
}

export interface Scene {
  readonly page: Page;
  readonly table: ScriptedTable;
  readonly floor: ScriptedFloor;
}

const BETS = {
  big: 50_000,
  odd: 20_000,
  'total:11': 5_000,
  'three:234': 20_000,
  'domino:1-6': 10_000,
  'single:4': 12_500,
  'three:146': 2_500,
} as const;

const phase = ({ page }: Scene, name: string) =>
  page.locator(`.terminal[data-phase="${name}"]`).waitFor();
const tap = ({ page }: Scene, selector: string) => page.locator(selector).first().click();

async function panel(scene: Scene, name: string, selector: string): Promise<void> {
  await tap(scene, selector);
  await scene.page.locator(`[data-panel="${name}"] .panel-body *`).first().waitFor();
}

const shut = (scene: Scene) => tap(scene, '.panel-close');

/** One after the other, as an evening goes. */
export const TERMINAL_STATES: readonly TerminalState[] = [
  {
    name: 'open',
    reach: async (scene) => {
      openBets(scene.table);
      for (const [bet, stake] of Object.entries(BETS)) place(scene.table, bet, stake);
      await phase(scene, 'open');
      await scene.page.locator('[data-area="big"] [data-chip="registered"]').waitFor();
    },
  },
  {
    name: 'pending-and-refused',
    part: '.tip-place',
    reach: async (scene) => {
      await tap(scene, '[data-area="three:234"]');
      await scene.page.locator('[data-tip="above-maximum"]').waitFor();
      scene.floor.faults.isStalled = true;
      await tap(scene, '[data-area="triple:3"]');
      await scene.page.locator('[data-area="triple:3"] [data-chip="pending"]').waitFor();
    },
  },
  {
    name: 'offline',
    reach: async (scene) => {
      scene.floor.cut(true);
      await phase(scene, 'offline');
    },
  },
  {
    name: 'back',
    part: '.notices',
    reach: async (scene) => {
      scene.floor.faults.isStalled = false;
      scene.floor.mend();
      await scene.page.locator('[data-notice="reconciliation"]').waitFor();
    },
  },
  {
    name: 'explained',
    part: '.area-card',
    reach: async (scene) => {
      await scene.page.locator('[data-area="double:3"]').focus();
      await scene.page.keyboard.press('i');
      await scene.page.locator('[data-card="double:3"]').waitFor();
    },
  },
  {
    name: 'no-more-bets',
    part: '.top-bar',
    reach: async (scene) => {
      await scene.page.keyboard.press('Escape');
      closeBets(scene.table);
      await phase(scene, 'no-more-bets');
    },
  },
  {
    name: 'tumbling',
    part: '.side',
    reach: async (scene) => {
      tumble(scene.table);
      await scene.page.locator('[data-dome="tumbling"]').waitFor();
    },
  },
  {
    name: 'result',
    reach: async (scene) => {
      register(scene.table, [6, 4, 1]);
      await phase(scene, 'result');
    },
  },
  {
    name: 'why',
    part: '.area-card',
    reach: async (scene) => {
      await tap(scene, '[data-area="big"]');
      await tap(scene, '.area-card .clause-tag');
      await scene.page.locator('.clause-text:not([aria-busy])').waitFor();
    },
  },
  {
    name: 'history',
    part: 'dialog',
    reach: async (scene) => {
      await scene.page.keyboard.press('Escape');
      await panel(scene, 'history', '[data-tool="history"]');
      await tap(scene, '.history-round summary');
    },
  },
  {
    name: 'recall',
    part: '.recall',
    reach: async (scene) => {
      await tap(scene, '.history-recall');
      await scene.page.locator('.recall[data-step="result"]').waitFor();
    },
  },
  {
    name: 'rules',
    part: 'dialog',
    reach: async (scene) => {
      await tap(scene, '.recall-end');
      await panel(scene, 'rules', '[data-tool="rules"]');
    },
  },
  {
    name: 'trends',
    part: 'dialog',
    reach: async (scene) => {
      await shut(scene);
      await panel(scene, 'trends', '.road-open');
    },
  },
  {
    name: 'settings',
    part: 'dialog',
    reach: async (scene) => {
      await shut(scene);
      await panel(scene, 'settings', '[data-tool="settings"]');
    },
  },
  {
    name: 'attendant',
    part: 'dialog',
    reach: async (scene) => {
      await shut(scene);
      await panel(scene, 'attendant', '[data-tool="attendant"]');
    },
  },
  {
    name: 'buy',
    part: 'dialog',
    reach: async (scene) => {
      await shut(scene);
      await panel(scene, 'buy', '.cash-in');
    },
  },
  {
    name: 'corrected',
    part: '.notices',
    reach: async (scene) => {
      await shut(scene);
      const rounds = [...scene.table.state().concluded.keys()].slice(-1);
      scene.table.give(staff('dealer'), {
        type: 'ReportIncident',
        incident: 'wrong-result-registered',
        rounds,
        dice: [2, 4, 1],
      });
      const [request = ''] = scene.table.state().approvals.keys();
      scene.table.give(staff('pit-manager'), { type: 'ApproveRequest', request });
      await scene.page.locator('[data-notice="correction"]').waitFor();
    },
  },
  {
    name: 'void',
    part: '.top-bar',
    reach: async (scene) => {
      openBets(scene.table);
      place(scene.table, 'small', 20_000);
      closeBets(scene.table);
      tumble(scene.table, 2);
      await phase(scene, 'void');
    },
  },
  {
    name: 'paused',
    part: '.top-bar',
    reach: async (scene) => {
      scene.table.give(staff('pit-supervisor'), { type: 'PauseTable', reason: 'dice check' });
      await phase(scene, 'paused');
    },
  },
  {
    name: 'cash-out',
    part: 'dialog',
    reach: async (scene) => {
      scene.table.give(staff('pit-supervisor'), { type: 'ResumeTable' });
      await tap(scene, '.cash-out');
      await tap(scene, '[data-panel="cash-out"] .sheet-main');
      await scene.page.locator('[data-barcode] canvas').waitFor();
    },
  },
];

/** Rounds that have been played before, so that there is something to look back on. */
export function playBefore(table: ScriptedTable, rounds: number): void {
  for (let n = 0; n < rounds; n += 1) {
    const face = (place: number) => FACES[(n * 7 + place * 5 + ((n * n) % 11)) % 6] ?? 1;
    playRound(table, [face(0), face(1), face(2)], n > rounds - 4 ? ['big'] : []);
  }
}

const FACES = [3, 6, 1, 5, 2, 4] as const;
