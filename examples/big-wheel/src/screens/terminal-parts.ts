import { isStop, STOPS, symbolAt } from '../wheel.ts';
import { STOP_PURPOSE } from '../words-of-a-wheel.ts';
import type { ScreenKit, WheelView } from './kit.ts';
import { labelOf, stopName, stopShown, wheelPicture } from './wheel-picture.ts';
import { DRAWN_WORDS, TERMINAL_WORDS, WORDS } from './words.ts';

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
    drawn: DRAWN_STOP,
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

/** A stop out of a seed, as the table draws it: a player's own browser computes it again. */
const DRAWN_STOP = {
  purpose: STOP_PURPOSE,
  draw: (below: (choices: number) => number) => STOPS[below(STOPS.length)],
  resultIn: (fact: { readonly stop?: unknown }) => (isStop(fact.stop) ? fact.stop : null),
  resultText: (stop: unknown) => (isStop(stop) ? `${stop} (${symbolAt(stop)})` : ''),
  words: DRAWN_WORDS,
};

/** The key stands above the wheel and what binds the next round below it; a low card makes the wheel smaller. */
const CARD = { position: 'relative', display: 'flex', flexDirection: 'column', paddingBottom: 34 };
const HEAD = { margin: 0, fontSize: 16, fontWeight: 400 };
const BELOW_THE_KEY = { display: 'block', margin: '34px 0 6px' };

function sideOf(kit: ScreenKit, { roundText, CheckKey }: TerminalKit) {
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
        { className: 'card dome-card', style: CARD, 'data-wheel': stopShown(view) ?? 'none' },
        // Small screens show no heading; the symbol stands in the middle of the wheel, and in the banner.
        h('h2', { style: HEAD }, h('b', null, head), h('span', { style: BELOW_THE_KEY }, label)),
        wheelPicture(kit, stopShown(view), 300, label),
        h(CheckKey, null),
      ),
    );
  };
}
