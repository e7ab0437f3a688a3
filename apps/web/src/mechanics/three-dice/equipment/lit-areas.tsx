import type { MouseEvent } from 'react';
import { useWords } from '../../../text/dictionary.ts';
import { type AreaState, EMPTY_AREA } from '../../../ui/board/area.tsx';
import { Felt } from '../../../ui/board/felt.tsx';
import { feltOf } from '../../../ui/board/game-sheet.ts';
import { useGame } from '../../../ui/board/use-game.ts';
import { FitWidth } from '../../../ui/fit-width.tsx';
import { DICE_PRINT } from '../felt/dice-print.tsx';
import { equipmentWords } from './equipment-words.ts';

interface LitAreasProps {
  readonly game: string;
  readonly lit: readonly string[];
  readonly onChange: (lit: readonly string[]) => void;
}

const LIT: AreaState = { ...EMPTY_AREA, light: 'lit' };
const NONE: ReadonlySet<string> = new Set();

/** The layout of the table, to mark on it which areas the device has lit. */
export function LitAreas({ game, lit, onChange }: LitAreasProps) {
  const sheet = feltOf(useGame(game));
  const words = useWords(equipmentWords);
  const toggle = ({ target }: MouseEvent) => {
    const area = target instanceof Element ? target.closest('[data-area]') : null;
    const bet = area?.getAttribute('data-area');
    if (!bet) return;
    onChange(lit.includes(bet) ? lit.filter((each) => each !== bet) : [...lit, bet]);
  };
  return (
    <div className="field lit-areas" data-lit={lit.length}>
      <span>
        {words.markAll} <b>{words.litAreas(lit.length)}</b>
      </span>
      {sheet && (
        <FitWidth width={1540} height={836}>
          <Felt
            sheet={sheet}
            print={DICE_PRINT}
            states={new Map(lit.map((bet) => [bet, LIT]))}
            denominations={[]}
            pressed={NONE}
            current={null}
            handlers={{ onClick: toggle }}
          />
        </FitWidth>
      )}
    </div>
  );
}
