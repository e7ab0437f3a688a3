import type { DisplayView } from '@baize/protocol/client';
import { Pair } from '../../../display/pair.tsx';
import { http } from '../../../session/http.ts';
import { useAsked } from '../../../ui/house/use-asked.ts';
import { type Camera, TableCamera } from '../../../ui/table-camera.tsx';
import { diceName } from '../dice/dice-name.ts';
import { Dome } from '../dice/dome.tsx';
import { HAN } from '../felt/face-words.ts';
import { sideWords } from '../roads/side.ts';
import { correctedWords, diceBoardNames } from './dice-board-words.ts';
import { type DisplayedDice, diceOnDisplay } from './displayed-dice.ts';
import '../roads/side-badge.css';

const MARKED_FOR = 10 * 60 * 1000;

/** The dice, large, with what they add up to. */
export function ResultHero({ view, now }: { readonly view: DisplayView; readonly now: number }) {
  const shown = diceOnDisplay(view);
  const camera = useCamera(view.table?.table ?? null);
  const fixed = view.trends?.last.find(
    ({ correctedAt }) => correctedAt !== null && now - correctedAt < MARKED_FOR,
  );
  return (
    <section className="board-card hero" data-current={shown.isCurrent}>
      <p className="hero-note">
        {fixed ? (
          <span data-corrected={fixed.round}>
            <Pair text={correctedWords(fixed.number)} />
          </span>
        ) : (
          !shown.isCurrent && shown.round && <Pair text={diceBoardNames.lastResult} />
        )}
      </p>
      <TableCamera camera={camera} label={labelOf(shown)}>
        <Dome state={shown.dome} label={labelOf(shown)} round={shown.round ?? undefined} />
      </TableCamera>
      {shown.dome.is === 'showing' && <Result dice={shown.dome.dice} />}
    </section>
  );
}

/** Where this table's camera is, as the floor says it. */
function useCamera(table: string | null): Camera | null {
  const floor = useAsked(`camera ${table}`, () => http().floor());
  return floor.value?.tables.find((each) => each.table === table)?.camera ?? null;
}

function labelOf({ dome }: DisplayedDice): string {
  return dome.is === 'showing' ? dome.dice.join(' ') : dome.is;
}

function Result({ dice }: { readonly dice: readonly number[] }) {
  const { total, sides } = diceName(dice);
  return (
    <div className="hero-result" data-total={total}>
      <b>{total}</b>
      {sides.map((side) => (
        <span key={side} className="side-tag" data-side={side}>
          <i className="han" lang="zh-Hans">
            {HAN[side]}
          </i>
          {sideWords.en.word[side]}
        </span>
      ))}
    </div>
  );
}
