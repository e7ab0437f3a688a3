import type { Consequence, OwnWords } from '../../mechanics/own-words.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';

type ConsequenceWords = Readonly<Record<string, Consequence>>;

function to(short: string, full: string): Consequence {
  return { short, full };
}

const en: ConsequenceWords = {
  'void-round': to('Void', 'This round is void. Every bet goes back to its player in full.'),
  'void-affected-rounds': to(
    'Void, and earlier rounds',
    'This round is void and its bets go back. Earlier rounds you name are taken back once a second person agrees.',
  ),
  'settle-by-dice': to(
    'The table prevails',
    'What happened at the table decides. Go on and settle by it.',
  ),
  'settle-by-dice-then-suspend': to(
    'The table prevails, then stops',
    'Settle this round by what happened at the table with a supervisor present. Then the table stops until the device is mended.',
  ),
  'suspend-table': to('Table stops', 'No round begins until the device is mended and inspected.'),
  'resettle-by-dice': to(
    'Correction',
    'A correction is requested. When a second person agrees, that round is settled again by the result there was; later rounds stand.',
  ),
  'conclude-if-established': to(
    'Conclude or void',
    'If what can be read already decides a bet, the round is concluded. If it decides none, it is void and all bets go back.',
  ),
  'registered-bets-stand': to(
    'Registered bets stand',
    'The round goes on. What these terminals had registered stands; what was not registered never left their credit.',
  ),
  continue: to('Play goes on', 'It is put on record and play goes on.'),
  'apportion-stakes': to(
    'In proportion',
    'The stakes in that box win or lose in proportion to the limit; the rest goes back.',
  ),
  'stakes-stand-in-full': to('Stakes stand', 'The stakes stand and are settled in full.'),
  'settle-and-hold': to(
    'Settle and hold',
    'The bets are settled as usual, and any winnings are kept for the player.',
  ),
  'refer-to-manager': to(
    'Shift manager decides',
    'No clause decides this. Play waits until the shift manager has decided, on the record.',
  ),
};

const zhHans: ConsequenceWords = {
  'void-round': to('作废', '本局作废，所有投注全数退还玩家。'),
  'void-affected-rounds': to(
    '作废并追溯',
    '本局作废，投注退还。您所指明的先前各局，经第二人同意后撤销。',
  ),
  'settle-by-dice': to('以台面为准', '以台面为准，继续按台面结果结算。'),
  'settle-by-dice-then-suspend': to(
    '以台面为准，然后停桌',
    '在主管见证下按台面结果结算本局，其后停桌直至设备修复。',
  ),
  'suspend-table': to('停桌', '设备修复并检查之前不开新局。'),
  'resettle-by-dice': to(
    '更正',
    '提出更正申请。第二人同意后，该局按实际结果重新结算；其后各局不变。',
  ),
  'conclude-if-established': to(
    '结算或作废',
    '若可读的部分已能决定某项投注，本局照常完结；若不能决定任何一项，本局作废并退还投注。',
  ),
  'registered-bets-stand': to(
    '已登记投注有效',
    '本局继续。这些终端已登记的投注有效；未登记的从未离开其余额。',
  ),
  continue: to('继续', '记录在案，继续进行。'),
  'apportion-stakes': to('按比例', '该格投注按限额比例输赢，其余退还。'),
  'stakes-stand-in-full': to('全数有效', '投注全数有效并结算。'),
  'settle-and-hold': to('结算并代管', '投注照常结算，赢得的金额代玩家保管。'),
  'refer-to-manager': to('由值班经理决定', '没有条款可依。待值班经理作出决定并记录后方可继续。'),
};

export const consequenceWords: Dictionary<ConsequenceWords> = { en, 'zh-Hans': zhHans };

/** What follows from an incident in words: those of its mechanic, or those of every table. */
export function useConsequences({ consequences }: OwnWords): ConsequenceWords {
  return { ...useWords(consequenceWords), ...consequences };
}
