import { money } from '@baize/exact';
import type { Shaker } from '@baize/game';
import { DECK } from '@baize/si-ki-pi';
import type { TableConfig } from '../configuration/table-config.ts';
import { ANN, at, BEN, CAT, configOf, dealer, openTable, supervisor } from './floor.ts';
import type { Journal } from './journal.ts';
import { bet } from './rounds/dice-rounds.ts';

/** A game, and what stands of its round between the close of bets and its end, in order. */
export interface PlayedCourse {
  readonly game: string;
  readonly shaker: Shaker;
  readonly steps: readonly RoundStep[];
}

export type RoundStep =
  | 'closed'
  | 'tumbled'
  | 'uncovered'
  /** A die can never be read, and what it cannot change is settled (P15). */
  | 'known'
  | 'resulted'
  | 'collected'
  | 'paid'
  | 'dealt'
  | 'dealer-set';

export const COURSES: readonly PlayedCourse[] = [
  { game: 'rws-sic-bo-2021/b', shaker: 'manual', steps: ['closed', 'tumbled', 'known'] },
  { game: 'rws-tai-sai-v5/c', shaker: 'manual', steps: ['closed', 'tumbled', 'known'] },
  { game: 'mbs-sic-bo-v4/rapid-select', shaker: 'manual', steps: ['closed', 'uncovered', 'known'] },
  {
    game: 'licensee-sic-bo/standard',
    shaker: 'manual',
    steps: ['closed', 'tumbled', 'uncovered', 'known', 'resulted', 'collected', 'paid'],
  },
  {
    game: 'licensee-sic-bo/standard',
    shaker: 'automated',
    steps: ['closed', 'tumbled', 'known', 'resulted', 'collected', 'paid'],
  },
  {
    game: 'rws-si-ki-pi-v2',
    shaker: 'manual',
    steps: ['closed', 'dealt', 'dealer-set', 'resulted'],
  },
];

/** What each of the three has bought before the round. */
export const BOUGHT = 100_000;

/** A table whose first round stands at a step: Ann and Ben have bet, and Cat has in a game of boxes. */
export function tableAtStep(
  { game, shaker }: Pick<PlayedCourse, 'game' | 'shaker'>,
  step: RoundStep,
  changes: Partial<TableConfig> = {},
): Journal {
  const isCards = game === 'rws-si-ki-pi-v2';
  const limits = { default: { minimum: money(500), maximum: money(50_000) }, kinds: {} };
  const journal = openTable(configOf(game, { limits, ...changes }), [ANN, BEN, CAT], shaker);
  if (isCards) playCardsTo(journal, step);
  else playDiceTo(journal, step);
  return journal;
}

/** A one, a two and perhaps a third die: Small has won and Big has lost, and Total 8 waits for the third. */
const READABLE = [1, 2, null] as const;

function playDiceTo(journal: Journal, step: RoundStep) {
  const { rules, equipment } = journal.state();
  const isManual = equipment.shaker === 'manual';
  if (rules?.procedure.covered) journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, 'small', 2000);
  bet(journal, ANN, 'total:8', 600);
  bet(journal, BEN, 'big', 3000);
  bet(journal, BEN, 'small', 500);
  journal.give(dealer, { type: 'CloseBets' });
  if (step === 'closed') return;
  if (rules?.procedure.covered) journal.give(dealer, { type: 'Uncover' });
  else journal.give(dealer, { type: 'Tumble', tumbles: 3 });
  if (step === 'tumbled') return;
  if (isManual) journal.give(dealer, { type: 'Uncover' });
  if (step === 'uncovered') return;
  if (step === 'known') {
    settleKnown(journal);
    return;
  }
  const { resultSource } = journal.state().rules?.config ?? {};
  const by = resultSource === 'device' ? ({ kind: 'device', id: 'tumbler-9' } as const) : dealer;
  journal.give(by, { type: 'RegisterResult', dice: [1, 2, 2], flat: true });
  if (step === 'resulted') return;
  journal.give(dealer, { type: 'CollectLosers' });
  if (step === 'collected') return;
  journal.give(dealer, { type: 'PayWinners' });
}

function settleKnown(journal: Journal) {
  const incident = 'round-interrupted';
  journal.give(dealer, { type: 'ReportIncident', incident, readable: READABLE });
  const reason = 'The third die lies under the dome.';
  journal.agree(dealer, { type: 'SettleKnownBets', reason }, supervisor);
}

/** Ann wins at her box, Ben stands off at his, and Cat loses at a box of her own. */
function playCardsTo(journal: Journal, step: RoundStep) {
  journal.give(at(ANN), { type: 'TakeBox', terminal: ANN, box: 1 });
  journal.give(at(BEN), { type: 'TakeBox', terminal: BEN, box: 2 });
  journal.give(dealer, { type: 'OpenBets' });
  bet(journal, ANN, '1/initial', 2000);
  bet(journal, ANN, '1/bonus:player', 500);
  bet(journal, BEN, '2/initial', 4000);
  bet(journal, CAT, '5/initial', 1000);
  bet(journal, CAT, '5/bonus:dealer', 500);
  journal.give(dealer, { type: 'CloseBets' });
  if (step === 'closed') return;
  const first = '9s 9d 4h 4d Jd 7s 7h 2c As Kh Th 8c 5s 5h Kd Qc'.split(' ');
  const rest = DECK.filter((card) => !first.includes(card));
  journal.give(dealer, { type: 'Deal', deck: [...first, ...rest] });
  if (step === 'dealt') return;
  journal.give(dealer, { type: 'EndArranging' });
  journal.give(dealer, { type: 'SetDealerHand', low: 'Kd Qc', high: '5s 5h' });
  if (step === 'dealer-set') return;
  journal.give(dealer, { type: 'SettleInitial' });
}
