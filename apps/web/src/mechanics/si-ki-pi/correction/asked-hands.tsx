import { useWords } from '../../../text/dictionary.ts';
import type { AskedProps } from '../../screen-mechanic.ts';
import { CardFace } from '../cards/card-face.tsx';
import { correctionWords } from './correction-words.ts';
import './correction.css';

/** What a correction that waits would change on the table, hand by hand: before and after. */
export function AskedHands({ view, request }: AskedProps) {
  const words = useWords(correctionWords);
  const asked = view.cards?.corrections.find((each) => each.request === request);
  if (!asked) return null;
  return (
    <ul className="asked-hands">
      {asked.hands.map(({ box, was, is }) => (
        <li key={box ?? 'dealer'} data-asked={box ?? 'dealer'}>
          <b>{box === null ? words.dealer : words.box(box)}</b>
          <AskedCards label={words.entered} text={was} other={is} />
          <AskedCards label={words.lay} text={is} other={was} />
        </li>
      ))}
    </ul>
  );
}

interface AskedCardsProps {
  readonly label: string;
  /** `Ah Kd | 9c 8h`: Low, then High. */
  readonly text: string;
  readonly other: string;
}

function AskedCards({ label, text, other }: AskedCardsProps) {
  return (
    <span className="asked-cards">
      <small>{label}</small>
      {text.split(' ').map((card) =>
        card === '|' ? (
          <i key={card} />
        ) : (
          <span key={card} data-differs={!other.includes(card) || undefined}>
            <CardFace card={card} width={38} />
          </span>
        ),
      )}
    </span>
  );
}
