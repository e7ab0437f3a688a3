import { DieSymbols } from '../mechanics/three-dice/dice/die.tsx';
import { SideColumn } from '../mechanics/three-dice/terminal/side-column.tsx';
import { BottomBar } from './bars/bottom-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { Notices, Standing } from './connection/notices.tsx';
import { OfflineVeil } from './connection/offline-veil.tsx';
import { BettingFelt } from './felt/betting-felt.tsx';
import { FeltViewport } from './felt/felt-viewport.tsx';
import { Panels } from './panels/panels.tsx';
import { RecallBar } from './recall/recall-bar.tsx';
import { useSettings } from './settings/settings.ts';
import { useTicks } from './sound/use-ticks.ts';
import { Spoken } from './spoken.tsx';
import { Stage } from './stage.tsx';
import { useTable } from './terminal-context.ts';
import { useKeys } from './use-keys.ts';
import { usePhase } from './use-phase.ts';
import { useWakeLock } from './use-wake-lock.ts';
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
        <Notices />
        <main className="terminal-middle">
          <div className="terminal-felt">
            {view && (
              <FeltViewport>
                <BettingFelt phase={phase} view={view} />
              </FeltViewport>
            )}
            <Standing />
            {view && phase.is === 'offline' && <OfflineVeil view={view} />}
            {isHeld(phase.is) && <div className="veil veil--quiet" />}
          </div>
          <SideColumn phase={phase} />
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
