import type { Pictures } from '../screen-mechanic.ts';

/** A round of cards has no single result to draw: hands are shown box by box. */
export const pictures: Pictures = {
  Result: () => null,
  NamedResult: () => null,
  resultText: () => '–',
  resultKey: () => '',
  LastResults: () => (
    <p className="table-last card-fan" aria-hidden="true">
      {['A♠', 'K♥', '9♦', '9♣'].map((card) => (
        <span key={card}>{card}</span>
      ))}
    </p>
  ),
};
