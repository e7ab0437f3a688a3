import type { PitView, WireCommand } from '@baize/protocol/client';
import { useWords } from '../text/dictionary.ts';
import { IncidentPanel } from '../ui/incidents/incident-panel.tsx';
import { PausePanel } from '../ui/incidents/pause-panel.tsx';
import { DecidePanel } from './decide-panel.tsx';
import { pitWords } from './words/pit-words.ts';
import '../console/keys.css';
import '../console/panels.css';

export type PitPanel =
  | 'pause'
  | 'incidents'
  | 'limits'
  | { readonly correct: string }
  | { readonly decide: string | null };

interface PitPanelsProps {
  readonly panel: Exclude<PitPanel, 'limits'>;
  readonly view: PitView;
  readonly act: (command: WireCommand) => void;
  readonly onClose: () => void;
}

/** What opens over the board: the same sheets a dealer has, for whoever answers for the table. */
export function PitPanels({ panel, view, act, onClose }: PitPanelsProps) {
  const words = useWords(pitWords);
  if (panel === 'pause') return <PausePanel act={act} onClose={onClose} />;
  if (typeof panel === 'object' && 'decide' in panel) {
    return <DecidePanel view={view} round={panel.decide} act={act} onClose={onClose} />;
  }
  if (panel === 'incidents') {
    return (
      <IncidentPanel
        view={view}
        act={act}
        onClose={onClose}
        title={words.incident}
        incidents={view.incidents}
      />
    );
  }
  return (
    <IncidentPanel
      view={view}
      act={act}
      onClose={onClose}
      title={words.correct}
      incidents={view.incidents.filter(({ action }) => action === 'resettle-by-dice')}
      round={panel.correct}
    />
  );
}
