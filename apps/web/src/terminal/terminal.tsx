import { PictureSymbols } from '../mechanics/result-picture.tsx';
import { BottomBar } from './bars/bottom-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { Notices, Standing } from './connection/notices.tsx';
import { OfflineVeil } from './connection/offline-veil.tsx';
import { Panels } from './panels/panels.tsx';
import { RecallBar } from './recall/recall-bar.tsx';
import { useSettings } from './settings/settings.ts';
import { useTicks } from './sound/use-ticks.ts';
import { Spoken } from './spoken.tsx';
import { Stage } from './stage.tsx';
import { useTable, useTerminal } from './terminal-context.ts';
import { useKeys } from './use-keys.ts';
import { usePhase } from './use-phase.ts';
import { useWakeLock } from './use-wake-lock.ts';
import './terminal.css';
import './compact.css';

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
