import { useWords } from '../../../text/dictionary.ts';
import { HAN } from '../felt/face-words.ts';
import { type Side, sideWords } from './side.ts';
import './side-badge.css';

/** A letter or character in a colour: never the colour alone. */
export function SideBadge({ side }: { readonly side: Side }) {
  return (
    <span className="side-badge" data-side={side}>
      {useWords(sideWords).letter[side]}
    </span>
  );
}

/** The same with its whole word, for a result. */
export function SideTag({ side }: { readonly side: Side }) {
  const word = useWords(sideWords).word[side];
  return (
    <span className="side-tag" data-side={side}>
      <i className="han">{HAN[side]}</i>
      {word !== HAN[side] && word !== '围骰' && word}
    </span>
  );
}
