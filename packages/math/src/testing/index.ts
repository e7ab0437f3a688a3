export { serialTest } from '../fairness/battery/battery.ts';
export { couponTest } from '../fairness/battery/coupon-test.ts';
export { analysisOf, betIn, enumerationOf, gameOf, ticketOf } from './dice-games.ts';
export { goldenRows } from './golden-rows.ts';
export { loadedRolls, seededDecks, seededNumbers, seededRolls } from './seeded-dice.ts';
export { cardsFrom, handFrom, siKiPi } from './si-ki-pi-game.ts';
export { STRANGE_DECKS, STRANGE_HANDS, type StrangeCards } from './strange-cards.ts';
export { STRANGE_DICE, type StrangeDice } from './strange-dice.ts';
