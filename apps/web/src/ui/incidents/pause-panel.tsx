import { useState } from 'react';
import type { Act } from '../../console/model/dealer-view.ts';
import { consoleWords } from '../../console/words/console-words.ts';
import { useWords } from '../../text/dictionary.ts';
import { Panel } from '../panel.tsx';

interface PausePanelProps {
  readonly act: Act;
  readonly onClose: () => void;
}

/** A pause stops everything exactly where it is, and says to everybody why. */
export function PausePanel({ act, onClose }: PausePanelProps) {
  const [reason, setReason] = useState('');
  const words = useWords(consoleWords);
  const pause = (why: string) => {
    act({ type: 'PauseTable', reason: why });
    onClose();
  };
  return (
    <Panel
      title={words.pauseReason}
      closeLabel={words.close}
      onClose={onClose}
      name="pause"
      size="narrow"
    >
      <div className="pause-reasons">
        {words.pauseReasons.map((each) => (
          <button key={each} type="button" className="key" onClick={() => pause(each)}>
            {each}
          </button>
        ))}
      </div>
      <form
        className="check-row"
        onSubmit={(event) => {
          event.preventDefault();
          pause(reason.trim());
        }}
      >
        <label className="field">
          <span>{words.reason}</span>
          <input name="reason" value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
        <button type="submit" className="key key--main" disabled={reason.trim() === ''}>
          {words.pause}
        </button>
      </form>
    </Panel>
  );
}
