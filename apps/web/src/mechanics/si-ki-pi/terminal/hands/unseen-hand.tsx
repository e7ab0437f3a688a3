import { useRef, useState } from 'react';
import { useWords } from '../../../../text/dictionary.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { dealtWords } from '../dealt-words.ts';
import type { OwnHand } from './use-own-hand.ts';

/** A touch shorter than this turns the cards over; a longer one was a look under one of them. */
const PEEK = 300;

/** Cards face down; held, one of them shows itself for as long as the finger stays. */
export function UnseenHand({ hand }: { readonly hand: OwnHand | null }) {
  const words = useWords(dealtWords);
  const [peeked, setPeeked] = useState<number | null>(null);
  const since = useRef(0);
  const faces = hand?.order ?? null;
  const lift = () => {
    setPeeked(null);
    if (hand && performance.now() - since.current < PEEK) hand.turn();
  };
  return (
    <section className="unseen">
      <div className="unseen-cards">
        {[0, 1, 2, 3].map((place) => (
          <button
            key={place}
            type="button"
            className="unseen-card"
            disabled={!hand}
            aria-label={words.look}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              since.current = performance.now();
              setPeeked(place);
              hand?.look();
            }}
            onPointerUp={lift}
            onPointerCancel={() => setPeeked(null)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') hand?.turn();
            }}
          >
            <CardFace card={peeked === place ? (faces?.[place] ?? null) : null} width={172} />
          </button>
        ))}
      </div>
      {hand && (
        <>
          <button type="button" className="unseen-look" data-do="LookAtCards" onClick={hand.turn}>
            {words.look}
          </button>
          <p className="unseen-note">{words.lookNote}</p>
        </>
      )}
    </section>
  );
}
