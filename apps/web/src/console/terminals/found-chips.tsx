import { type FormEvent, useState } from 'react';
import { inLanguage, useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { betsOf } from '../../ui/board/game-sheet.ts';
import { useGame } from '../../ui/board/use-game.ts';
import { Because } from '../../ui/clause-tag.tsx';
import type { Act, DealerView } from '../model/dealer-view.ts';
import { terminalWords } from '../words/terminal-words.ts';
import { minorUnits } from './minor-units.ts';

interface FoundChipsProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly terminal: DealerView['terminals'][number];
}

const UNIT = 100;

/** Chips are recorded as they lie; what of them counts is for the rules to say at the close. */
export function FoundChips({ view, act, terminal: { terminal, game } }: FoundChipsProps) {
  const [amount, setAmount] = useState('');
  const words = useWords(terminalWords);
  const stake = Math.round(Number(amount) * UNIT);
  const record = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const bet = String(new FormData(event.currentTarget).get('bet') ?? '');
    act({ type: 'RecordBet', terminal, bet, stake: minorUnits(stake) });
    setAmount('');
  };
  return (
    <form className="check" data-check="chips" onSubmit={record}>
      <header>
        <h3>{words.chips}</h3>
        {view.breaches[0] && <Because citations={view.breaches[0].because} />}
      </header>
      <p className="quiet">{words.chipsHint}</p>
      <div className="check-row">
        <AreaField game={game ?? view.table?.game ?? null} />
        <label className="field">
          <span>{words.stake}</span>
          <input
            name="stake"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </label>
        <button type="submit" className="key" data-do="RecordBet" disabled={!(stake > 0)}>
          {words.record}
        </button>
      </div>
    </form>
  );
}

function AreaField({ game }: { readonly game: string | null }) {
  const words = useWords(terminalWords);
  const language = useLanguage();
  const body = useGame(game);
  return (
    <label className="field">
      <span>{words.area}</span>
      <select name="bet">
        {betsOf(body).map(({ bet, name }) => (
          <option key={bet} value={bet}>
            {inLanguage(name, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
