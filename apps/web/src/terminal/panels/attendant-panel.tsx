import { useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useTerminal, useTerminalState } from '../terminal-context.ts';
import { callAttendant } from '../watch-attendant.ts';
import { useTerminalWords } from '../words/words.ts';

/** Calls somebody; the tool stays lit until they have come, and the sheet says when they are on the way. */
export function AttendantPanel() {
  const { attendant: words } = useTerminalWords();
  const { store } = useTerminal();
  const isCalling = useTerminalState((state) => state.isCalling);
  const waiting = useTerminalState((state) => state.waiting);
  const [hasFailed, setFailed] = useState(false);
  const call = async (isCalled: boolean) => setFailed(!(await callAttendant(store, isCalled)));
  const state = !isCalling ? 'none' : waiting?.answeredAt ? 'coming' : 'called';
  return (
    <div className="sheet-form" data-waiting={state}>
      {isCalling && waiting?.amount != null && <p>{words.handPay(moneyText(waiting.amount))}</p>}
      <p>{state === 'none' ? words.ask : state === 'coming' ? words.coming : words.called}</p>
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
