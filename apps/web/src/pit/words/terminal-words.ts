import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  online: 'online',
  offline: 'offline',
  calls: 'calls',
  locked: 'locked',
  out: 'out of service',
};
const zhHans: typeof en = {
  online: '在线',
  offline: '离线',
  calls: '呼叫',
  locked: '锁定',
  out: '停用',
};

export const terminalWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
