import type { PlayerView } from '../../../terminal/player-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { handWords, shortWorth } from '../cards/hand-words.ts';
import { Ranking } from './card-side.tsx';
import type { CardStage, PlayerBox } from './card-stage.ts';
import { dealtWords } from './dealt-words.ts';
import type { Way } from './hands/hand-order.ts';
import { useOwnHand } from './hands/use-own-hand.ts';

/** While cards are arranged, the hands as they lie now. */
export function OwnRanking({ view, box }: { readonly view: PlayerView; readonly box: PlayerBox }) {
  const hand = useOwnHand(view, box);
  return <Ranking values={hand.isOpen ? (hand.way?.values ?? null) : null} />;
}

/** Four cards part in exactly three ways; a key moves the cards and sends nothing. */
export function WaysCard({
  view,
  box,
  stage,
}: {
  readonly view: PlayerView;
  readonly box: PlayerBox;
  readonly stage: CardStage;
}) {
  const words = useWords(dealtWords);
  const hand = useOwnHand(view, box);
  if (!hand.own || !hand.isOpen) {
    return (
      <section className="card">
        <h2>
          <b>{words.ways}</b>
        </h2>
        <p className="side-note">{box.decides ? words.lookSide : words.onlyBacking}</p>
      </section>
    );
  }
  return (
    <section className="card ways-card">
      <h2>
        <b>{words.ways}</b>
      </h2>
      <div className="ways" role="radiogroup" aria-label={words.ways}>
        {hand.own.ways.map((way, index) => (
          <WayKey
            key={`${way.low}/${way.high}`}
            way={way}
            number={index + 1}
            isNow={hand.way?.low === way.low && hand.way.high === way.high}
            isOff={stage.is !== 'arrange'}
            onChoose={hand.choose}
          />
        ))}
      </div>
      <p className="side-note">
        {words.houseWayWhy} <Because citations={hand.own.because} />
      </p>
    </section>
  );
}

interface WayKeyProps {
  readonly way: Way;
  readonly number: number;
  readonly isNow: boolean;
  readonly isOff: boolean;
  readonly onChoose: (way: Way) => void;
}

function WayKey({ way, number, isNow, isOff, onChoose }: WayKeyProps) {
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio cannot hold the pictures of cards.
    <button
      type="button"
      className="way"
      role="radio"
      data-way={number}
      data-house={way.isHouseWay || undefined}
      aria-checked={isNow}
      disabled={isOff}
      onClick={() => onChoose(way)}
    >
      {isNow && <i className="way-tag way-tag--now">{words.now}</i>}
      {way.isHouseWay && <i className="way-tag way-tag--house">{words.houseWay}</i>}
      {(['low', 'high'] as const).map((half) => (
        <span key={half} className="way-half">
          <span className="way-cards">
            {way[half].split(' ').map((card) => (
              <CardFace key={card} card={card} width={42} />
            ))}
          </span>
          <b>
            <small>{inWords[half]}</small> {shortWorth(way.values[half], inWords)}
          </b>
        </span>
      ))}
    </button>
  );
}
