import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  tag: 'Demonstration',
  title: 'This table is a demonstration',
  close: 'Close',
  lacks: {
    dealer: 'Nobody deals here: the table conducts its rounds by itself.',
    equipment: 'Nothing lies on the table: what decides a round is drawn by the server.',
  },
  means:
    'The rulebook prescribes people and things. A table without them shows the game; it is not the game that was approved.',
  unmet: (count: number) =>
    count === 1 ? 'One clause it cannot meet' : `${count} clauses it cannot meet`,
  because: 'Why it has to say so',
};

const zhHans: typeof en = {
  tag: '演示',
  title: '此赌台属于演示',
  close: '关闭',
  lacks: {
    dealer: '本台没有荷官，各局自动进行。',
    equipment: '台上没有实物，决定各局结果的数由服务器产生。',
  },
  means: '规则规定了人员和器具。缺少这些的赌台只展示游戏，并非获批准的游戏本身。',
  unmet: (count) => `不能符合的条款：${count}`,
  because: '为何必须注明',
};

export const demonstrationWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
