import { consoleParts } from './screens/console-parts.ts';
import { stopField } from './screens/incident-field.ts';
import type { ScreenKit, WheelView } from './screens/kit.ts';
import { picturesOf } from './screens/pictures.ts';
import { STAFF_WORDS } from './screens/staff-words.ts';
import { terminalParts } from './screens/terminal-parts.ts';
import { labelOf, stopShown, wheelPicture } from './screens/wheel-picture.ts';
import { CHINESE_TESTS } from './screens/words.ts';

/** One part for each screen, loaded when it is first needed. */
export interface Screens {
  readonly id: string;
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The screens of the wheel, built with what the page has. */
export function screens(kit: ScreenKit): Screens {
  return {
    id: 'big-wheel',
    parts: {
      pictures: async () => picturesOf(kit),
      terminal: async () => terminalParts(kit, await kit.terminal()),
      console: async () => consoleParts(kit, await kit.console()),
      display: async () => ({ Board: boardOf(kit), foremost: null, notes: null }),
      // Every stop can be counted, so the pit needs nothing of its own.
      pit: async () => ({
        Middle: null,
        TileFigure: null,
        areaLabel: (bet: string) => bet,
        chineseTests: CHINESE_TESTS,
      }),
      words: async () => STAFF_WORDS,
      incidents: async () => ({
        fields: { stop: { first: null, Field: stopField(kit) } },
        result: 'stop',
        asks: ({ action }: { readonly action: string }) =>
          action === 'resettle-by-dice' ? ['stop'] : [],
      }),
    },
  };
}

/** The board over the table: the wheel as it stands. */
function boardOf(kit: ScreenKit) {
  const { createElement: h } = kit.react;
  return ({ view }: { readonly view: WheelView }) => {
    const label = labelOf(stopShown(view), kit.text.useLanguage());
    return h(
      'section',
      { className: 'card', 'data-wheel': stopShown(view) ?? 'none' },
      wheelPicture(kit, stopShown(view), 560, label),
      h('p', { className: 'phase-text' }, label),
    );
  };
}
