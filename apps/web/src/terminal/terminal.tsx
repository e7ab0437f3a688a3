import './terminal.css';
import './compact.css';
import './connection/connection.css';
import { useEffect, useState } from 'react';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import { moneyText } from '../text/amount.ts';
import { useLanguage } from '../text/language.ts';
import { BottomBar } from './bars/bottom-bar.tsx';
import { phaseText } from './bars/phase-banner.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { pendingStakes } from './betting/bet-commands.ts';
import { Notices, Standing } from './connection/notices.tsx';
import { Panels } from './panels/panels.tsx';
import { type TerminalPhase, takesBets } from './phase/terminal-phase.ts';
import { type PlayerView, shownRound } from './player-view.ts';
import { RecallBar } from './recall/recall-bar.tsx';
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
  useKeys(phase);
  useTicks(phase);
  useWakeLock();
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
        <Notices />
        <main className="terminal-middle">
          <div className="terminal-felt">
            {view && <parts.Table phase={phase} view={view} />}
            <Standing />
            {view && phase.is === 'offline' && <OfflineVeil view={view} />}
            {isHeld(phase.is) && <div className="veil veil--quiet" />}
          </div>
          {view ? <parts.Side phase={phase} view={view} /> : <aside className="side" />}
        </main>
        <BottomBar phase={phase} />
        <RecallBar />
        <Spoken phase={phase} />
        <Panels />
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

/** What stands, what is not known, and when it is tried again; nothing is claimed beyond that. */
function OfflineVeil({ view }: { readonly view: PlayerView }) {
  const { offline } = useTerminalWords();
  const ended = useTable((state) => state.ended);
  const unconfirmed = useTable((state) =>
    pendingStakes(state.pending).reduce((sum, { amount }) => sum + amount, 0),
  );
  const seconds = useRetrySeconds();
  const registered = view.round ? view.staked : 0;
  return (
    <div className="veil" data-veil="offline">
      <div className="veil-box" role="alertdialog" aria-label={offline.title}>
        <h2>{offline.title}</h2>
        <p>{registered > 0 ? offline.stands(moneyText(registered)) : offline.noBets}</p>
        {unconfirmed > 0 && <p>{offline.unconfirmed(moneyText(unconfirmed))}</p>}
        <p>{endedText(ended, offline) ?? retryText(seconds, offline)}</p>
        {ended === 'replaced' && (
          <button type="button" className="veil-key" onClick={() => location.reload()}>
            {offline.useHere}
          </button>
        )}
      </div>
    </div>
  );
}

type OfflineWords = ReturnType<typeof useTerminalWords>['offline'];

function endedText(ended: string | null, words: OfflineWords): string | null {
  if (ended === null) return null;
  return ended === 'replaced' ? words.replaced : words.revoked;
}

function retryText(seconds: number, words: OfflineWords): string {
  return seconds > 0 ? words.retry(seconds) : words.retrying;
}

function useRetrySeconds(): number {
  const retryAt = useTable((state) => state.retryAt);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
}
