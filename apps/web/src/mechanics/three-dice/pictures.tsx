import type { FloorTable } from '@baize/protocol/client';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import type { Outcome, Pictures } from '../screen-mechanic.ts';
import { DiceMark } from './dice/dice-mark.tsx';
import { diceName } from './dice/dice-name.ts';
import { Die, DieSymbols } from './dice/die.tsx';
import type { Face } from './dice/pips.ts';
import { SideBadge } from './roads/side-badge.tsx';

const en = { lastResults: 'Last results', noResults: 'No results yet' };

const zhHans: typeof en = { lastResults: '近期结果', noResults: '暂无结果' };

/** What the card of a table says beside its last results, whatever they are. */
const lobbyPictureWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** Three dice in a row, wherever a result is mentioned. */
export const pictures: Pictures = {
  Symbols: DieSymbols,
  Mark: DiceMark,
  Result: ({ result, size }) => <DiceRow dice={result} size={size} />,
  NamedResult,
  resultText: (result) => result.join('-'),
  resultKey: (result) => result.join(''),
  LastResults,
};

function NamedResult({ result, size }: { readonly result: Outcome; readonly size: number }) {
  const { total, sides } = diceName(result);
  return (
    <>
      <DiceRow dice={result} size={size} />
      <b>{total}</b>
      {sides.map((side) => (
        <SideBadge key={side} side={side} />
      ))}
    </>
  );
}

function LastResults({ table }: { readonly table: FloorTable }) {
  const words = useWords(lobbyPictureWords);
  if (table.last.length === 0) return <p className="table-last table-none">{words.noResults}</p>;
  return (
    <ol className="table-last" aria-label={words.lastResults}>
      {table.last.slice(0, 3).map(({ round, dice }) => {
        const { total, sides } = diceName(dice);
        return (
          <li key={round}>
            <DiceRow dice={dice} size={24} />
            <b>{total}</b>
            {sides[0] && <SideBadge side={sides[0]} />}
          </li>
        );
      })}
    </ol>
  );
}

interface DiceRowProps {
  readonly dice: readonly Face[];
  readonly size: number;
}

/** A result, small. */
function DiceRow({ dice, size }: DiceRowProps) {
  return (
    <span className="dice-row" role="img" aria-label={dice.join(' ')}>
      {dice.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
        <Die key={index} face={face} size={size} />
      ))}
    </span>
  );
}
