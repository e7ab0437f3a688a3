import { changeText, moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { Countdown } from '../../ui/countdown.tsx';
import type { TerminalPhase } from '../phase/terminal-phase.ts';
import { shownRound } from '../player-view.ts';
import { useTable, useTerminal } from '../terminal-context.ts';
import type { TerminalWords } from '../words/en.ts';
import { terminalWords, useTerminalWords } from '../words/words.ts';

/** What the table is doing, in large letters; `Spoken` says it to those who cannot see. */
export function PhaseBanner({ phase }: { readonly phase: TerminalPhase }) {
  const { parts } = useTerminal();
  const view = useTable((state) => state.view);
  const common = <CommonBanner phase={phase} />;
  if (!parts.Banner || !view) return common;
  return (
    <parts.Banner phase={phase} view={view}>
      {common}
    </parts.Banner>
  );
}

function CommonBanner({ phase }: { readonly phase: TerminalPhase }) {
  const words = useTerminalWords();
  const language = useLanguage();
  const { parts } = useTerminal();
  const announcements = useTable(({ view }) => view?.table?.announcements ?? null);
  const other = terminalWords['zh-Hans'];
  const calls = language === 'en' ? announcements : null;
  const text = phaseText(phase, words, calls, parts.words[language].covered);
  const han =
    language === 'en' && hasHan(phase)
      ? phaseText(phase, other, null, parts.words['zh-Hans'].covered)
      : null;
  return (
    <div className="phase" data-phase={phase.is}>
      {phase.is === 'open' && phase.left && (
        <Countdown
          {...phase.left}
          left={phase.left.part}
          label={words.secondsLeft(phase.left.seconds)}
        />
      )}
      <span className="phase-text">{text}</span>
      {han && (
        <span className="phase-han" lang="zh-Hans">
          {han}
        </span>
      )}
      {phase.is === 'result' && <ResultInBanner />}
      {phase.is === 'void' && <VoidInBanner />}
    </div>
  );
}

function hasHan(phase: TerminalPhase): boolean {
  return ['open', 'closing', 'no-more-bets', 'offline', 'connecting'].includes(phase.is);
}

/** The rulebook's own two announcements are used where there are any. */
export function phaseText(
  phase: TerminalPhase,
  { phase: words }: TerminalWords,
  announcements: { readonly open: string; readonly close: string } | null,
  covered: string,
): string {
  switch (phase.is) {
    case 'open':
      return announcements?.open ?? words.open;
    case 'no-more-bets':
      return announcements?.close ?? words.noMoreBets;
    case 'table-closed':
      return words.tableClosed;
    case 'covered':
      return covered;
    default:
      return words[phase.is];
  }
}

function ResultInBanner() {
  const { parts } = useTerminal();
  const { noResult } = parts.words[useLanguage()];
  const view = useTable((state) => state.view);
  const shown = view && shownRound(view);
  if (!view || !shown) return null;
  return (
    <>
      {shown.result && <parts.BannerResult view={view} shown={shown} />}
      {!shown.result && noResult && (
        <span className="phase-note" data-no-result={shown.id}>
          {noResult}
        </span>
      )}
      {shown.own && shown.own.staked > 0 && <NetInBanner {...shown.own} />}
    </>
  );
}

/** What the round brought, less what it cost; only more than the stake is something to celebrate. */
function NetInBanner({ staked, returned }: { readonly staked: number; readonly returned: number }) {
  const words = useTerminalWords();
  const net = returned - staked;
  return (
    <span className="phase-more" data-net={net} data-celebrated={net > 0 || undefined}>
      {words.net(changeText(net))}
    </span>
  );
}

function VoidInBanner() {
  const words = useTerminalWords();
  const returned = useTable(({ view }) => (view ? (shownRound(view)?.own?.returned ?? 0) : 0));
  return returned > 0 ? (
    <span className="phase-more">{words.voidReturned(moneyText(returned))}</span>
  ) : null;
}
