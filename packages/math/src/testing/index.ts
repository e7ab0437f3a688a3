export { serialTest } from '../fairness/battery/battery.ts';
export { couponTest } from '../fairness/battery/coupon-test.ts';
export { seededDecks, seededNumbers, seededRolls } from './seeded-dice.ts';
export { STRANGE_DECKS, STRANGE_HANDS, type StrangeCards } from './strange-cards.ts';
export { STRANGE_DICE, type StrangeDice } from './strange-dice.ts';
