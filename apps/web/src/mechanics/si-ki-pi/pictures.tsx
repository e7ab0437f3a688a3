import type { Pictures } from '../screen-mechanic.ts';
import { CardFace, CardSymbols } from './cards/card-face.tsx';

/** A round of cards has no single result to draw: hands are shown box by box. */
export const pictures: Pictures = {
  Symbols: CardSymbols,
  Mark: CardMark,
  Result: () => null,
  NamedResult: () => null,
  resultText: () => '–',
  resultKey: () => '',
  LastResults: () => (
    <p className="table-last card-fan" aria-hidden="true">
      {/* Backs: nobody is to take them for a result. */}
      {[1, 2, 3, 4].map((card) => (
        <span key={card} />
      ))}
    </p>
  ),
};

/** A Gong, which no other game has. */
function CardMark({ size }: { readonly size: number }) {
  return (
    <span className="card-mark" aria-hidden="true" style={{ height: size * 1.26 }}>
      <CardFace card="8h" width={size * 0.9} />
      <CardFace card="2d" width={size * 0.9} />
    </span>
  );
}
