/** What a card table has once bets are closed; it is fetched before the first card is dealt. */

export { CardTip } from './card-tip.tsx';
export { ArrangeTray } from './hands/arrange-tray.tsx';
export { Offer } from './offer.tsx';
export { ResultBoard } from './result-board.tsx';
export { StudyCard } from './study-card.tsx';
export { OwnRanking, WaysCard } from './ways-card.tsx';
