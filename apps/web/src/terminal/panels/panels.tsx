import { lazy, type ReactNode, Suspense } from 'react';
import type { TerminalParts } from '../../mechanics/screen-mechanic.ts';
import { useLanguage } from '../../text/language.ts';
import { Panel } from '../../ui/panel.tsx';
import { useTerminal, useTerminalState } from '../terminal-context.ts';
import type { PanelName } from '../terminal-state.ts';
import { usePanelWords } from '../words/panel-words.ts';
import type { PanelWords } from '../words/panels-en.ts';

// Sheets are loaded when they are first opened: a bet needs none of them.
const History = lazy(async () => ({
  default: (await import('../history/history-panel.tsx')).HistoryPanel,
}));
const Rules = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }));
const Settings = lazy(async () => ({
  default: (await import('../settings/settings-panel.tsx')).SettingsPanel,
}));
const Attendant = lazy(async () => ({
  default: (await import('./attendant-panel.tsx')).AttendantPanel,
}));
const Buy = lazy(async () => ({ default: (await import('../money/buy-panel.tsx')).BuyPanel }));
const Check = lazy(async () => ({
  default: (await import('../check/check-panel.tsx')).CheckPanel,
}));

/** The sheet that is open, if any; a cash-out has a sheet of its own. */
export function Panels() {
  const words = usePanelWords();
  const { store, parts } = useTerminal();
  const language = useLanguage();
  const name = useTerminalState((state) => state.panel);
  if (!name || name === 'cash-out') return null;
  return (
    <Panel
      key={name}
      name={name}
      title={titleOf(name, words, parts.drawn?.words[language].key)}
      closeLabel={words.close}
      size={['history', 'rules', 'trends'].includes(name) ? 'wide' : 'narrow'}
      onClose={() => store.setState({ panel: null })}
    >
      <Suspense>{contentOf(name, parts)}</Suspense>
    </Panel>
  );
}

type SheetName = Exclude<PanelName, 'cash-out'>;

function titleOf(name: SheetName, words: PanelWords, check: string | undefined): string {
  return name === 'check' && check !== undefined ? check : words[name].title;
}

function contentOf(name: SheetName, parts: TerminalParts): ReactNode {
  switch (name) {
    case 'history':
      return <History />;
    case 'rules':
      return <Rules />;
    case 'trends':
      return parts.Trends && <parts.Trends />;
    case 'settings':
      return <Settings />;
    case 'attendant':
      return <Attendant />;
    case 'check':
      return <Check />;
    case 'buy':
      return <Buy />;
  }
}
