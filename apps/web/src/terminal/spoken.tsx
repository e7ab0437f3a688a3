import { moneyText } from '../text/amount.ts';
import { useLanguage } from '../text/language.ts';
import { phaseText } from './bars/phase-banner.tsx';
import type { TerminalPhase } from './phase/terminal-phase.ts';
import { shownRound } from './player-view.ts';
import { useTable, useTerminal, useTerminalState } from './terminal-context.ts';
import { useTerminalWords } from './words/words.ts';

/**
 * What a player who cannot see is told, and nothing else: the phase, that the last seconds have begun,
 * and money. The running seconds are for the eye; whoever listens would hear nothing but them.
 */
export function Spoken({ phase }: { readonly phase: TerminalPhase }) {
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
  if (!shown?.result) return <p />;
  const money = shown.own && shown.own.staked > 0 ? shown.own : null;
  return (
    <p>
      {own.shows(shown.result)}
      {money && ` · ${words.spokenMoney(moneyText(money.staked), moneyText(money.returned))}`}
    </p>
  );
}
