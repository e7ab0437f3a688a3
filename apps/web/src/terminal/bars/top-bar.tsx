import { amountText } from '../../text/amount.ts';
import { inEveryLanguage } from '../../text/dictionary.ts';
import { LANGUAGES, speak, useLanguage } from '../../text/language.ts';
import { Clock } from '../../ui/clock.tsx';
import { HouseMark } from '../../ui/house-mark.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { TerminalPhase } from '../phase/terminal-phase.ts';
import { useRest } from '../rest.tsx';
import { roundText } from '../round-text.ts';
import { setMuted, useMuted } from '../sound/sound.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import type { PanelName } from '../terminal-state.ts';
import { VisitClock } from '../visit/visit-clock.tsx';
import { useTerminalWords } from '../words/words.ts';
import { PhaseBanner } from './phase-banner.tsx';
import './top-bar.css';

export function TopBar({ phase }: { readonly phase: TerminalPhase }) {
  const offset = useTable((state) => state.clockOffset ?? 0);
  return (
    <header className="top-bar">
      <Brand />
      <LimitsButton />
      <PhaseBanner phase={phase} />
      <Tools />
      <Clock offset={offset} />
      <VisitClock />
      <LanguageSwitch />
    </header>
  );
}

function Brand() {
  const words = useTerminalWords();
  const { table, isDemo, pictures, sheet } = useTerminal();
  const Mark = pictures.Mark ?? HouseMark;
  const terminal = useTable(({ view }) => view?.terminal ?? '');
  const round = useTable(({ view }) => view?.round?.number ?? view?.previous?.number ?? null);
  const demonstration = useTable(({ view }) => view?.table?.demonstration);
  const later = useRest();
  const { en, 'zh-Hans': chinese } = inEveryLanguage(table.rulebook.name);
  const isEnglish = useLanguage() === 'en';
  return (
    <div className="brand">
      <span className="brand-dice">
        <Mark size={40} />
      </span>
      <div>
        <h1>
          {/* A book that has no translation says its name once. */}
          {isEnglish && en} {!(isEnglish && chinese === en) && <em>{chinese}</em>}
          {isDemo && !demonstration && <span className="demo-tag">{words.demo}</span>}
          {later && <later.DemonstrationTag demonstration={demonstration} />}
        </h1>
        <p>
          {words.table} <b>{table.table}</b> {words.terminal}{' '}
          <b data-own-terminal={terminal}>{terminal}</b>{' '}
          {table.layouts && <b data-game={sheet.game}>{sheet.title}</b>}{' '}
          {round !== null && (
            <>
              {words.round} <b>{roundText(round)}</b>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

function LimitsButton() {
  const words = useTerminalWords();
  const language = useLanguage();
  const { store, parts } = useTerminal();
  const limits = useTable(({ view }) => view?.plays?.limits ?? view?.table?.limits ?? null);
  if (!limits) return <div className="limits" />;
  const range = ({ minimum, maximum }: typeof limits.default) =>
    `${amountText(minimum)} – ${amountText(maximum)}`;
  const { foremost } = parts;
  const first = foremost?.kinds.flatMap((kind) => limits.kinds[kind] ?? [])[0] ?? limits.default;
  return (
    <button type="button" className="limits" onClick={() => store.setState({ panel: 'rules' })}>
      {foremost && (
        <>
          <span>{foremost.name[language]}</span>
          <b>{range(first)}</b>
        </>
      )}
      <span>{foremost ? words.otherBets : words.limits}</span>
      <b>{range(limits.default)}</b>
    </button>
  );
}

function Tools() {
  const words = useTerminalWords();
  const isMuted = useMuted();
  return (
    <nav className="tools" aria-label={words.tools.settings}>
      <Tool icon="history" label={words.tools.history} panel="history" />
      <Tool icon="rules" label={words.tools.rules} panel="rules" />
      <button
        type="button"
        className="tool"
        aria-pressed={!isMuted}
        data-tool="sound"
        onClick={() => setMuted(!isMuted)}
      >
        <Icon name={isMuted ? 'muted' : 'sound'} />
        {isMuted ? words.tools.muted : words.tools.sound}
      </button>
      <Tool icon="attendant" label={words.tools.attendant} panel="attendant" />
      <Tool icon="settings" label={words.tools.settings} panel="settings" />
    </nav>
  );
}

function Tool(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly panel: PanelName;
}) {
  const { store } = useTerminal();
  const isLit = useTerminalState((state) => props.panel === 'attendant' && state.isCalling);
  return (
    <button
      type="button"
      className="tool"
      data-tool={props.panel}
      data-lit={isLit || undefined}
      onClick={() => store.setState({ panel: props.panel })}
    >
      <Icon name={props.icon} />
      {props.label}
    </button>
  );
}

const NAMES = { en: 'EN', 'zh-Hans': '中文' } as const;

function LanguageSwitch() {
  const language = useLanguage();
  return (
    <div className="languages">
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          data-language={each}
          onClick={() => speak(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </div>
  );
}
