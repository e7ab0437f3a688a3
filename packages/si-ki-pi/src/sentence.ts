import type { Bilingual } from '@baize/game';
import { siKiPiBetName } from './bet.ts';
import { bestBonusRow } from './bonus.ts';
import { rankOf } from './card.ts';
import type { Half } from './compare.ts';
import { callCards, describeTwo } from './description.ts';
import type { SiKiPiGame } from './game.ts';
import { type Hand, ranksOf, type TwoCards } from './hand.ts';
import { CHINESE, ENGLISH, type Phrases } from './phrases.ts';
import { rankName } from './rank.ts';
import type { BoxSettlement, SiKiPiSettlement } from './settle.ts';
import type { SiKiPiLine } from './settle-line.ts';

type Dealer = SiKiPiSettlement['dealer'];
type Language = keyof Bilingual;

const PHRASES: Readonly<Record<Language, Phrases>> = { en: ENGLISH, zh: CHINESE };

/** One settlement line as a sentence a player understands. */
export function siKiPiSentence(
  game: SiKiPiGame,
  line: SiKiPiLine,
  box: BoxSettlement,
  dealer: Dealer,
): Bilingual {
  const inLanguage = (language: Language): string => {
    switch (line.bet) {
      case 'initial':
        return initialText(language, game, line, box, dealer);
      case 'bonus:player':
        return bonusText(language, game, line, box.hand);
      case 'bonus:dealer':
        return bonusText(language, game, line, dealer.hand);
    }
  };
  return { en: inLanguage('en'), zh: inLanguage('zh') };
}

function initialText(
  language: Language,
  { book }: SiKiPiGame,
  { bet, result }: SiKiPiLine,
  box: BoxSettlement,
  dealer: Dealer,
): string {
  const phrases = PHRASES[language];
  const { pays, commission } = book.table.initial;
  const opening = phrases.initial(result, siKiPiBetName(bet)[language], pays, commission);
  const halves = [halfText(language, 'low', box, dealer), halfText(language, 'high', box, dealer)];
  return phrases.whole(opening, halves.join(phrases.between));
}

function halfText(language: Language, half: Half, box: BoxSettlement, dealer: Dealer): string {
  const phrases = PHRASES[language];
  const { winner, by } = box.comparison[half];
  const worth = (cards: TwoCards): string =>
    phrases.worth(callCards(cards), describeTwo(cards)[language]);
  return phrases.halfSentence(
    phrases.half[half],
    winner === 'player' ? phrases.beats : phrases.losesTo,
    worth(box.setting[half]),
    worth(dealer.setting[half]),
    phrases.tie[by],
  );
}

function bonusText(
  language: Language,
  { book }: SiKiPiGame,
  { bet }: SiKiPiLine,
  hand: Hand,
): string {
  const phrases = PHRASES[language];
  const name = siKiPiBetName(bet)[language];
  const cards = hand.map((card) => rankName(rankOf(card))).join('-');
  const row = bestBonusRow(ranksOf(hand), book.table.bonus);
  if (row === null) return phrases.bonusLoses(name, cards);
  return phrases.bonusWins(name, row.pays, phrases.bonusHand[row.hand], cards);
}
