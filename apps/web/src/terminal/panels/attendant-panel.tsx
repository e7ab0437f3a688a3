import type { WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { callAttendant } from '../watch-attendant.ts';
import { usePanelWords } from '../words/panel-words.ts';

/** Calls somebody; the tool stays lit until they have come, and the sheet says when they are on the way. */
export function AttendantPanel() {
  const { attendant: words } = usePanelWords();
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
      <Tips />
    </div>
  );
}

type Amount = Extract<WireCommand, { type: 'GiveTip' }>['amount'];

/** A gift for those who deal, out of credit, in one press of a chip the table has. */
function Tips() {
  const { attendant: words } = usePanelWords();
  const language = useLanguage();
  const { client, table } = useTerminal();
  const credit = useTable(({ view }) => view?.spendable ?? 0);
  const [told, setTold] = useState<string | null>(null);
  const [isGiving, setGiving] = useState(false);
  const give = async (chip: number) => {
    const { view } = client.state();
    if (!view) return;
    setGiving(true);
    // A chip is a whole number of minor units, as the server itself has said.
    const command = { type: 'GiveTip', terminal: view.terminal, amount: chip as Amount } as const;
    const outcome = await client.do(command);
    setGiving(false);
    const answer = outcome.type === 'answered' ? outcome.answer : null;
    if (!answer) return setTold(words.tipFailed);
    setTold(
      answer.type === 'refused'
        ? refusalText(answer.refusal, language)
        : words.tipped(moneyText(chip)),
    );
  };
  return (
    <fieldset className="settings-languages">
      <legend>{words.tip}</legend>
      {table.chips.slice(0, 3).map((chip) => (
        <button
          key={chip}
          type="button"
          data-do="GiveTip"
          data-amount={chip}
          disabled={isGiving || chip > credit}
          onClick={() => void give(chip)}
        >
          {moneyText(chip)}
        </button>
      ))}
      {told !== null && (
        <p className="quiet" role="status" data-tipped>
          {told}
        </p>
      )}
    </fieldset>
  );
}
