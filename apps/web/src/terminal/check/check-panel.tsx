import { useEffect, useState } from 'react';
import type { DrawnPart, DrawnWords } from '../../mechanics/screen-mechanic.ts';
import { useWords } from '../../text/dictionary.ts';
import { useTerminal, useTerminalState } from '../terminal-context.ts';
import type { Revealed } from '../terminal-state.ts';
import { checkWords } from './check-words.ts';
import { type DrawnAgain, drawAgain } from './draw-again.ts';

/** A virtual result computed again by the player's own browser: what was promised, what was revealed, what follows. */
export function CheckPanel() {
  const { drawn } = useTerminal().parts;
  const revealed = useTerminalState((state) => state.revealed);
  const words = useWords(checkWords);
  return drawn && revealed ? <Checked part={drawn} revealed={revealed} /> : <p>{words.nothing}</p>;
}

function Checked(props: { readonly part: DrawnPart; readonly revealed: Revealed }) {
  const { part, revealed } = props;
  const words = useWords(checkWords);
  const own = useWords(part.words);
  const [checked, setChecked] = useState<DrawnAgain | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    drawAgain(revealed, part)
      .then((result) => {
        if (!isGone) setChecked(result);
      })
      .catch(() => setChecked(null));
    return () => {
      isGone = true;
    };
  }, [revealed, part]);
  const isGood = checked?.isCommitted && checked.isSameResult;
  return (
    <div className="check-roll" data-check={checked ? (isGood ? 'good' : 'bad') : 'open'}>
      <p className={isGood ? 'sheet-good' : 'sheet-fault'} role="status">
        {checked === undefined
          ? words.computing
          : checked === null
            ? words.cannot
            : isGood
              ? words.good(checked.result)
              : words.bad}
      </p>
      <Steps revealed={revealed} checked={checked ?? null} own={own} />
      <p className="quiet">{own.how}</p>
    </div>
  );
}

function Steps(props: {
  readonly revealed: Revealed;
  readonly checked: DrawnAgain | null;
  readonly own: DrawnWords;
}) {
  const { revealed, checked, own } = props;
  const words = useWords(checkWords);
  return (
    <ol>
      <Step name={words.committed} value={revealed.commitment} />
      <Step name={words.closed} value={revealed.closeHash} />
      <Step name={words.seed} value={revealed.seed} />
      <Step name={words.hash} value={checked?.hash ?? '…'} mark={checked?.isCommitted} />
      <Step name={own.result} value={checked?.result ?? '…'} mark={checked?.isSameResult} />
    </ol>
  );
}

function Step(props: {
  readonly name: string;
  readonly value: string;
  readonly mark?: boolean | undefined;
}) {
  return (
    <li>
      <b>{props.name}</b>
      <code data-mark={props.mark}>{props.value}</code>
    </li>
  );
}
