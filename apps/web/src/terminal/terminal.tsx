import './terminal.css';
import './compact.css';
import './connection/connection.css';
import './panels/panels.css';
import './panels/narrow-table.css';
import { useEffect } from 'react';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import { moneyText } from '../text/amount.ts';
import { useLanguage } from '../text/language.ts';
import { bringTheRest, whenQuiet } from '../ui/later.ts';
import { BottomBar } from './bars/bottom-bar.tsx';
import { phaseText } from './bars/phase-banner.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { type TerminalPhase, takesBets } from './phase/terminal-phase.ts';
import { shownRound } from './player-view.ts';
import { useRest } from './rest.tsx';
import { useSettings } from './settings/settings.ts';
import { play } from './sound/sound.ts';
import { Stage } from './stage.tsx';
import { type Terminal, useTable, useTerminal, useTerminalState } from './terminal-context.ts';
import { usePhase } from './use-phase.ts';
import { useTerminalWords } from './words/words.ts';

/** The whole screen of a Player Terminal. */
export function TerminalScreen() {
  const phase = usePhase();
  const { parts } = useTerminal();
  const view = useTable((state) => state.view);
  const settings = useSettings();
  const later = useRest();
  useKeys(phase);
  useTicks(phase);
  useWakeLock();
  useQuiet(view !== null);
  return (
    <Stage>
      <PictureSymbols />
      <div
        className="terminal"
        data-phase={phase.is}
        data-round={view?.round?.id}
        data-contrast={settings.highContrast ? 'high' : undefined}
        data-text={settings.largeText ? 'large' : undefined}
      >
        <TopBar phase={phase} />
        {later && <later.Notices />}
        <main className="terminal-middle">
          <div className="terminal-felt">
            {view && <parts.Table phase={phase} view={view} />}
            {later && <later.Standing />}
            {later && view && phase.is === 'offline' && <later.OfflineVeil view={view} />}
            {isHeld(phase.is) && <div className="veil veil--quiet" />}
          </div>
          {view ? <parts.Side phase={phase} view={view} /> : <aside className="side" />}
        </main>
        <BottomBar phase={phase} />
        {later && <later.RecallBar />}
        <Spoken phase={phase} />
        {later && <later.Panels />}
        {later && <later.CashOut />}
      </div>
    </Stage>
  );
}

function isHeld(phase: string): boolean {
  return phase === 'paused' || phase === 'suspended' || phase === 'table-closed';
}

/** The last seconds of betting are heard. */
function useTicks(phase: TerminalPhase): void {
  const second = phase.is === 'open' && phase.left?.isEnding ? phase.left.seconds : null;
  useEffect(() => {
    if (second !== null) play('tick');
  }, [second]);
}

/** Whatever no bet needs comes when the table can be seen; at a table that says nothing, after a while. */
function useQuiet(hasTable: boolean): void {
  useEffect(() => {
    if (hasTable) return whenQuiet(bringTheRest);
    const timer = setTimeout(bringTheRest, 2_000);
    return () => clearTimeout(timer);
  }, [hasTable]);
}

/** A terminal never sleeps. Where the browser cannot promise that, the cabinet has to. */
function useWakeLock(): void {
  useEffect(() => {
    const stayAwake = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      navigator.wakeLock.request('screen').catch(() => undefined);
    };
    stayAwake();
    // The lock is lost whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => document.removeEventListener('visibilitychange', stayAwake);
  }, []);
}

/** Keys that work anywhere on the terminal: digits choose a chip, letters act. */
function useKeys(phase: TerminalPhase): void {
  const terminal = useTerminal();
  const canBet = takesBets(phase);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      act(event.key.toLowerCase(), terminal, canBet);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [terminal, canBet]);
}

function act(key: string, { bets, store, table }: Terminal, canBet: boolean): void {
  const chip = table.chips[Number(key) - 1];
  if (chip !== undefined) store.setState({ chip });
  if (key === 'escape') store.setState({ explained: null, recall: null });
  if (!canBet) return;
  if (key === 'u') bets.undo();
  if (key === 'c') bets.clear();
  if (key === 'd') bets.double();
  if (key === 'r') bets.rebet();
}

/**
 * What a player who cannot see is told, and nothing else: the phase, that the last seconds have begun,
 * and money. The running seconds are for the eye; whoever listens would hear nothing but them.
 */
function Spoken({ phase }: { readonly phase: TerminalPhase }) {
  const words = useTerminalWords();
  const language = useLanguage();
  const own = useTerminal().parts.words[language];
  const announcements = useTable(({ view }) => view?.table?.announcements ?? null);
  const said = useTerminalState((state) => state.said);
  const staked = useTable((state) => state.view?.staked ?? 0);
  const isEnding = phase.is === 'open' && phase.left?.isEnding === true;
  return (
    <div className="spoken" role="status" aria-live="polite" data-spoken>
      <p>{phaseText(phase, words, language === 'en' ? announcements : null, own.covered)}</p>
      <p>{isEnding ? words.lastSeconds(5) : ''}</p>
      <SpokenResult />
      <p>{staked > 0 ? `${words.bet} ${moneyText(staked)}` : ''}</p>
      <p>{said}</p>
    </div>
  );
}

/** The result and what it brought, in one sentence. */
function SpokenResult() {
  const words = useTerminalWords();
  const own = useTerminal().parts.words[useLanguage()];
  const view = useTable((state) => state.view);
  const shown = view && shownRound(view);
  if (!shown || shown.status === 'void' || shown.status === 'reversed') return <p />;
  const said = shown.result ? own.shows(shown.result) : own.noResult;
  if (said === undefined) return <p />;
  const money = shown.own && shown.own.staked > 0 ? shown.own : null;
  return (
    <p>
      {said}
      {money && ` · ${words.spokenMoney(moneyText(money.staked), moneyText(money.returned))}`}
    </p>
  );
}
