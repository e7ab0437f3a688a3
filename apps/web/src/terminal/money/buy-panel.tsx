import type { Outcome, Refusal } from '@baize/protocol/client';
import { useState } from 'react';
import { newOperationId } from '../../session/operation-id.ts';
import { ownHttp } from '../../session/player-http.ts';
import { amountText, moneyText } from '../../text/amount.ts';
import { type Language, useLanguage } from '../../text/language.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { useTerminal } from '../terminal-context.ts';
import { usePanelWords } from '../words/panel-words.ts';
import type { PanelWords } from '../words/panels-en.ts';

/** What the note acceptor takes, in minor units. */
const NOTES = [5_000, 10_000, 50_000, 100_000] as const;
const DIGITS = 18;

/** Credit for notes or for a betting instrument; the server decides about both. */
export function BuyPanel() {
  const words = usePanelWords();
  const language = useLanguage();
  const { isDemo } = useTerminal();
  const [note, setNote] = useState<MoneyNote | null>(null);
  return (
    <div className="sheet-form">
      <p>{words.buy.how}</p>
      {isDemo && <Notes onNote={setNote} />}
      <Instrument onNote={setNote} />
      {note && (
        <p className={note.isGood ? 'sheet-good' : 'sheet-fault'} role="alert">
          {note.say(words, language)}
        </p>
      )}
    </div>
  );
}

const sayFailed: MoneyNote['say'] = ({ buy }) => buy.failed;

interface PartProps {
  readonly onNote: (note: MoneyNote) => void;
}

function Notes({ onNote }: PartProps) {
  const { buy: words } = usePanelWords();
  const insert = async (amount: number) => {
    const bought = await ownHttp().insertNote({ op: newOperationId(), amount });
    if (!bought.ok) return onNote({ isGood: false, say: sayFailed });
    const { answer } = bought.value;
    if (answer.type === 'refused') return onNote(refusedNote(answer.refusal));
    onNote({ isGood: true, say: ({ buy }) => buy.bought(moneyText(amount)) });
  };
  return (
    <>
      <h3>{words.note}</h3>
      <div className="note-grid">
        {NOTES.map((amount) => (
          <button key={amount} type="button" data-note={amount} onClick={() => void insert(amount)}>
            {amountText(amount)}
          </button>
        ))}
      </div>
    </>
  );
}

function Instrument({ onNote }: PartProps) {
  const { buy: words } = usePanelWords();
  const { client } = useTerminal();
  const [number, setNumber] = useState('');
  const redeem = async () => {
    const terminal = client.state().view?.terminal ?? null;
    const outcome = await client.do({ type: 'RedeemInstrument', number, terminal });
    onNote(outcomeNote(outcome, ({ buy }) => buy.redeemed, sayFailed));
    setNumber('');
  };
  return (
    <form
      className="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void redeem();
      }}
    >
      <h3>{words.instrument}</h3>
      <label>
        {words.numberLabel}
        <input
          name="instrument"
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS + 5}
          value={number}
          onChange={({ target }) => setNumber(target.value.replace(/\D/g, '').slice(0, DIGITS))}
        />
        <span aria-live="polite">{words.digits(number.length)}</span>
      </label>
      <button type="submit" className="sheet-main" disabled={number.length !== DIGITS}>
        {words.redeem}
      </button>
    </form>
  );
}

/** What to tell about money that was moved, or was not; said again when the language changes. */
interface MoneyNote {
  readonly isGood: boolean;
  readonly say: (words: PanelWords, language: Language) => string;
}

function refusedNote(refusal: Refusal): MoneyNote {
  return { isGood: false, say: (_, language) => refusalText(refusal, language) };
}

function outcomeNote(
  outcome: Outcome,
  good: MoneyNote['say'],
  failed: MoneyNote['say'],
): MoneyNote {
  if (outcome.type === 'registered') return { isGood: true, say: good };
  if (outcome.type !== 'answered') return { isGood: false, say: failed };
  const { answer } = outcome;
  return answer.type === 'refused' ? refusedNote(answer.refusal) : { isGood: true, say: good };
}
