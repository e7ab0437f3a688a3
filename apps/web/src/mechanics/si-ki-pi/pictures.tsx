import type { Pictures } from '../screen-mechanic.ts';
import { CardSymbols } from './cards/card-face.tsx';

/** A round of cards has no single result to draw: hands are shown box by box. */
export const pictures: Pictures = {
  Symbols: CardSymbols,
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
