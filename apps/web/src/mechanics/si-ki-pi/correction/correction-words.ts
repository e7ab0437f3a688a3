import type { Dictionary } from '../../../text/dictionary.ts';

const en = {
  title: 'Cards entered wrongly',
  whichRound: 'In which round?',
  thisRound: 'This round',
  none: 'Cards are put right once they are turned. Before the deal, take the card back.',
  hint: 'Tap the card that was entered wrongly, then the card that lay there. The first two of each hand are Low.',
  whichCard: 'Which card lay there?',
  dealer: 'Dealer',
  box: (box: number) => `Box ${box}`,
  entered: 'Entered',
  lay: 'Lay there',
  twice: (card: string) => `${card} would lie in two places. Put the other one right too.`,
  reason: 'Why, for the record',
  reasonHint: 'Who saw it, on which recording',
  twoPeople:
    'A second person sees what changes, hand by hand and terminal by terminal, and has to agree.',
  ask: 'Ask for the correction',
};

const zhHans: typeof en = {
  title: '输入的牌有误',
  whichRound: '哪一局？',
  thisRound: '本局',
  none: '牌翻开之后才能更正。发牌之前请撤回该牌。',
  hint: '先点输错的牌，再点实际的牌。每手前两张为低牌。',
  whichCard: '实际是哪张牌？',
  dealer: '庄家',
  box: (box) => `${box} 号格`,
  entered: '输入为',
  lay: '实际为',
  twice: (card) => `${card} 会出现两次，请一并更正另一张。`,
  reason: '原因（记录在案）',
  reasonHint: '由谁、在哪段录像中看到',
  twoPeople: '第二人会看到每手牌、每台终端的变动，须经其同意。',
  ask: '申请更正',
};

export const correctionWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
