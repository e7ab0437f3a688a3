import { DieSymbols } from '../mechanics/three-dice/dice/die.tsx';
import { SideColumn } from '../mechanics/three-dice/terminal/side-column.tsx';
import { moneyText } from '../text/amount.ts';
import { BottomBar } from './bars/bottom-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { Notices } from './connection/notices.tsx';
import { OfflineVeil } from './connection/offline-veil.tsx';
import { BettingFelt } from './felt/betting-felt.tsx';
import { FeltViewport } from './felt/felt-viewport.tsx';
import { Panels } from './panels/panels.tsx';
import { RecallBar } from './recall/recall-bar.tsx';
import { useSettings } from './settings/settings.ts';
import { useTicks } from './sound/use-ticks.ts';
import { Stage } from './stage.tsx';
import { useTable, useTerminalState } from './terminal-context.ts';
import { useKeys } from './use-keys.ts';
import { usePhase } from './use-phase.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { useTerminalWords } from './words/words.ts';
import './terminal.css';
import './compact.css';

/** The whole screen of a Player Terminal. */
export function TerminalScreen() {
  const phase = usePhase();
  const view = useTable((state) => state.view);
  const settings = useSettings();
  useKeys(phase);
  useTicks(phase);
  useWakeLock();
  return (
    <Stage>
      <DieSymbols />
      <div
        className="terminal"
        data-phase={phase.is}
        data-round={view?.round?.id}
        data-contrast={settings.highContrast ? 'high' : undefined}
        data-text={settings.largeText ? 'large' : undefined}
      >
        <TopBar phase={phase} />
        <main className="terminal-middle">
          <div className="terminal-felt">
            {view && (
              <FeltViewport>
                <BettingFelt phase={phase} view={view} />
              </FeltViewport>
            )}
            <Notices />
            {view && phase.is === 'offline' && <OfflineVeil view={view} />}
            {isHeld(phase.is) && <div className="veil veil--quiet" />}
          </div>
          <SideColumn phase={phase} />
        </main>
        <BottomBar phase={phase} />
        <RecallBar />
        <Spoken />
        <Panels />
      </div>
    </Stage>
  );
}

/** What a player who cannot see the meters is told when they change. */
function Spoken() {
  const words = useTerminalWords();
  const said = useTerminalState((state) => state.said);
  const staked = useTable((state) => state.view?.staked ?? 0);
  return (
    <p className="spoken" aria-live="polite">
      {said} {words.bet} {moneyText(staked)}
    </p>
  );
}

function isHeld(phase: string): boolean {
  return phase === 'paused' || phase === 'suspended' || phase === 'table-closed';
}
