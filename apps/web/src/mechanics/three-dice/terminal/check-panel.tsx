import { useEffect, useState } from 'react';
import { useTerminalState } from '../../../terminal/terminal-context.ts';
import type { RevealedRoll } from '../../../terminal/terminal-state.ts';
import { useWords } from '../../../text/dictionary.ts';
import { type CheckedRoll, checkRoll } from './check-roll.ts';
import { checkWords } from './dice-words.ts';

/** The roll computed again by the player's own browser: what was promised, what was revealed, what follows. */
export function CheckPanel() {
  const words = useWords(checkWords);
  const roll = useTerminalState((state) => state.revealed);
  const [checked, setChecked] = useState<CheckedRoll | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    if (!roll) return;
    checkRoll(roll)
      .then((result) => {
        if (!isGone) setChecked(result);
      })
      .catch(() => setChecked(null));
    return () => {
      isGone = true;
    };
  }, [roll]);
  if (!roll) return <p>{words.nothing}</p>;
  const isGood = checked?.isCommitted && checked.isSameRoll;
  return (
    <div className="check-roll" data-check={checked ? (isGood ? 'good' : 'bad') : 'open'}>
      <p className={isGood ? 'sheet-good' : 'sheet-fault'} role="status">
        {checked === undefined
          ? words.computing
          : checked === null
            ? words.cannot
            : isGood
              ? words.good(checked.dice.join('-'))
              : words.bad}
      </p>
      <Steps roll={roll} checked={checked ?? null} />
      <p className="quiet">{words.how}</p>
    </div>
  );
}

function Steps(props: { readonly roll: RevealedRoll; readonly checked: CheckedRoll | null }) {
  const { roll, checked } = props;
  const words = useWords(checkWords);
  return (
    <ol>
      <Step name={words.committed} value={roll.commitment} />
      <Step name={words.closed} value={roll.closeHash} />
      <Step name={words.seed} value={roll.seed} />
      <Step name={words.hash} value={checked?.hash ?? '…'} mark={checked?.isCommitted} />
      <Step name={words.dice} value={checked?.dice.join('-') ?? '…'} mark={checked?.isSameRoll} />
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
