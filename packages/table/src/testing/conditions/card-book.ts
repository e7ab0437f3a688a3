import {
  about,
  type Conditions,
  either,
  found,
  is,
  isDecided,
  isVoided,
  type Said,
  type Speaks,
  settled,
  settlesDebt,
  soleBettor,
  takesBack,
  terminalsFailed,
} from './said.ts';

/** The two halves that were compared in a box: the player's and the dealer's cards, low and high. */
function comparedIn(box: number, { before }: Said): readonly (readonly string[])[] {
  const { cards } = before.round?.play ?? {};
  const own = cards?.hands.find((hand) => hand.box === box)?.setting;
  const other = cards?.dealerSetting;
  if (!own || !other) return [];
  return [
    [...own.low, ...other.low],
    [...own.high, ...other.high],
  ];
}

const boxOf = (bet: string): number => Number(bet.split('/')[0]);

/** In a box the line is about two hands were compared of which one has such cards. */
const compares =
  (has: (cards: readonly string[]) => boolean): Speaks =>
  (said) =>
    said.line === null ||
    // By cards that lay otherwise than they were entered, the halves are others.
    said.event.type === 'CardsCorrected' ||
    comparedIn(boxOf(said.line.bet), said).some(has);

const ranks = (cards: readonly string[]) => cards.map((card) => card[0]);

const hasPicture = (cards: readonly string[]) =>
  ranks(cards).some((rank) => rank === 'K' || rank === 'Q' || rank === 'J');

const halves = (cards: readonly string[]) => [cards.slice(0, 2), cards.slice(2)];

const hasPair = (cards: readonly string[]) =>
  halves(cards).some((half) => new Set(ranks(half)).size === 1);

const hasGong = (cards: readonly string[]) =>
  halves(cards).some((half) => ranks(half).toSorted().join('') === '28');

const arranged =
  (way: 'player' | 'house-way'): Speaks =>
  ({ event }) =>
    event.type === 'HandArranged' && event.way === way;

/** Nobody with a bet in the box sits at it, or who did has gone. */
const nobodySeated: Speaks = (said) => {
  const { event, before } = said;
  const box = 'box' in event && typeof event.box === 'number' ? event.box : null;
  if (box === null) return false;
  const seated = before.boxes.get(box);
  const gone = [
    ...(before.round?.play.boxes.away ?? []),
    ...found('PlayerWalkedAway', said).map(({ terminal }) => terminal),
  ];
  const stakes = before.round?.closed?.find(({ terminal }) => terminal === seated)?.stakes ?? [];
  const hasBet = stakes.some(({ bet }) => boxOf(bet) === box);
  return seated === undefined || gone.includes(seated) || !hasBet;
};

const exposed = about('player-cards-exposed-unseen');
const withdrawn = either(exposed, is('WithdrawalOffered', 'WithdrawalAnswered'));

export const SI_KI_PI: Conditions = {
  'rws-si-ki-pi-v2#1 Picture Card': compares(hasPicture),
  'rws-si-ki-pi-v2#1 Pair': compares(hasPair),
  'rws-si-ki-pi-v2#1 Gong': compares(hasGong),
  'rws-si-ki-pi-v2#3.12': either(is('DealerHandSet'), about('dealer-hand-misset')),
  'rws-si-ki-pi-v2#3.13.7': either(settled('win'), ({ line }) => line !== null),
  'rws-si-ki-pi-v2#3.13.8': either(settled('lose'), ({ line }) => line !== null),
  'rws-si-ki-pi-v2#3.13.9': either(settled('stand-off'), ({ line }) => line !== null),
  'rws-si-ki-pi-v2#5.1': about(
    'foreign-card',
    'foreign-card-after-settlement',
    'dealer-cards-exposed-unseen',
    'misdeal-seen',
  ),
  'rws-si-ki-pi-v2#5.1.1': about('foreign-card'),
  'rws-si-ki-pi-v2#5.1.2': about('dealer-cards-exposed-unseen'),
  'rws-si-ki-pi-v2#5.1.3': about('misdeal-seen'),
  'rws-si-ki-pi-v2#5.2': withdrawn,
  'rws-si-ki-pi-v2#5.3': about('dealer-cards-exposed-seen', 'player-cards-exposed-seen'),
  'rws-si-ki-pi-v2#5.4': soleBettor,
  'rws-si-ki-pi-v2#I-H7': arranged('player'),
  'rws-si-ki-pi-v2#I-H10': nobodySeated,
  'rws-si-ki-pi-v2#I-H12': withdrawn,
  'rws-si-ki-pi-v2#I-H13': about(
    'single-card-exposed',
    'player-exposes-own-cards',
    'misdeal-unseen',
  ),
  'rws-si-ki-pi-v2#I-H16': arranged('house-way'),
  'rws-si-ki-pi-v2#I-P2': either(about('round-interrupted'), terminalsFailed),
  'rws-si-ki-pi-v2#I-P6': isVoided,
  'rws-si-ki-pi-v2#I-P9': is('BetsClosed'),
  'rws-si-ki-pi-v2#I-P11': takesBack,
  'rws-si-ki-pi-v2#I-P12': isDecided,
  'rws-si-ki-pi-v2#I-P13': about('foreign-card-after-settlement'),
  'rws-si-ki-pi-v2#I-P25': either(is('CardsCorrected'), is('ApprovalRequested')),
};

/** Rules of the platform that speak of a condition. */
export const FLOOR: Conditions = {
  'baize-floor#owed-first': settlesDebt,
};
