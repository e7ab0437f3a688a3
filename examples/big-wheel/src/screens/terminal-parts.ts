import { STOPS } from '../wheel.ts';
import type { ScreenKit, WheelView } from './kit.ts';
import { labelOf, stopName, stopShown, wheelPicture } from './wheel-picture.ts';
import { TERMINAL_WORDS, WORDS } from './words.ts';

type TerminalKit = Awaited<ReturnType<ScreenKit['terminal']>>;

/** The Player Terminal of the wheel: a felt of seven areas, and the wheel beside it. */
export function terminalParts(kit: ScreenKit, terminal: TerminalKit) {
  const { createElement: h } = kit.react;
  const { BettingFelt, FeltViewport, PLAIN_PRINT } = terminal;
  return {
    Table: ({ phase, view }: { readonly phase: unknown; readonly view: unknown }) =>
      h(
        FeltViewport,
        { foremost: ['1', '2'], Bar: () => null },
        h(BettingFelt, { phase, view, print: PLAIN_PRINT }),
      ),
    Side: sideOf(kit, terminal),
    BannerResult: ({ shown }: { readonly shown: { readonly result: number | null } }) => {
      const language = kit.text.useLanguage();
      const name = shown.result === null ? '' : stopName(shown.result, language);
      return h('span', { className: 'phase-text' }, name);
    },
    Trends: null,
    outcomes: STOPS.length,
    foremost: null,
    words: {
      en: { ...TERMINAL_WORDS.en, shows: (stop: number) => labelOf(stop, 'en') },
      'zh-Hans': {
        ...TERMINAL_WORDS['zh-Hans'],
        shows: (stop: number) => labelOf(stop, 'zh-Hans'),
      },
    },
  };
}

function sideOf(kit: ScreenKit, { roundText }: TerminalKit) {
  const { createElement: h } = kit.react;
  return ({ view }: { readonly view: WheelView }) => {
    const language = kit.text.useLanguage();
    const number = view.round?.number ?? view.previous?.number;
    const label = labelOf(stopShown(view), language);
    const head = number === undefined ? '' : `${WORDS[language].round} ${roundText(number)}`;
    return h(
      'aside',
      { className: 'side' },
      h(
        'section',
        { className: 'card dome-card', 'data-wheel': stopShown(view) ?? 'none' },
        h('h2', null, h('b', null, head)),
        wheelPicture(kit, stopShown(view), 300, label),
        h('p', null, label),
      ),
    );
  };
}
