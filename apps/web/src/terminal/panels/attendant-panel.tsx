import { useState } from 'react';
import { http } from '../../session/http.ts';
import { useTerminal, useTerminalState } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';

/** Calls somebody; the tool stays lit until they have come. */
export function AttendantPanel() {
  const { attendant: words } = useTerminalWords();
  const { store } = useTerminal();
  const isCalling = useTerminalState((state) => state.isCalling);
  const [hasFailed, setFailed] = useState(false);
  const call = async (isCalled: boolean) => {
    const answer = await http().callAttendant(isCalled);
    setFailed(!answer.ok);
    if (answer.ok) store.setState({ isCalling: isCalled });
  };
  return (
    <div className="sheet-form">
      <p>{isCalling ? words.called : words.ask}</p>
      {hasFailed && (
        <p className="sheet-fault" role="alert">
          {words.failed}
        </p>
      )}
      <button type="button" className="sheet-main" onClick={() => void call(!isCalling)}>
        {isCalling ? words.came : words.call}
      </button>
    </div>
  );
}
