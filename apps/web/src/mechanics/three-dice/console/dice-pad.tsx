import { useWords } from '../../../text/dictionary.ts';
import { Die } from '../dice/die.tsx';
import { FACES } from '../dice/pips.ts';
import { diceConsoleWords } from './dice-console-words.ts';
import { type DiceEntry, withDie } from './dice-entry.ts';

interface DicePadProps {
  readonly entry: DiceEntry;
  readonly onChange: (entry: DiceEntry) => void;
}

/** Three rows of six faces; pressing a face again leaves the die open. */
export function DicePad({ entry, onChange }: DicePadProps) {
  const words = useWords(diceConsoleWords);
  return (
    <div className="dice-pad">
      {words.die.map((name, die) => (
        <fieldset key={name} data-die={die + 1}>
          <legend>{name}</legend>
          <div className="dice-row-keys">
            {FACES.map((face) => {
              const isOn = entry[die] === face;
              return (
                <button
                  key={face}
                  type="button"
                  className="face-key"
                  data-face={face}
                  aria-pressed={isOn}
                  aria-label={words.dieShows(name, face)}
                  onClick={() => onChange(withDie(entry, die, isOn ? null : face))}
                >
                  <Die face={face} size={84} />
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
