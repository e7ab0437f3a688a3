import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  asking: 'One moment…',
  unreachable: 'The server did not answer.',
  retry: 'Try again',
  demo: 'This is a demo floor: anybody may be anybody.',
  be: (position: string) => `Be a ${position.toLowerCase()}`,
  actingAs: (position: string) => `Acting ${position.toLowerCase()}`,
  signOut: 'Sign out',
  close: 'Close',
  lost: 'The floor does not answer; the figures are the last that came',
  refused: (message: string) => message,
  noRows: 'Nothing here',
  rows: (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`),
  find: 'Find',
  sortBy: (column: string) => `Sort by ${column}`,
  csv: 'CSV',
  print: 'Print',
  asTable: 'As a table',
  asChart: 'As a chart',
  notHere: 'Nothing here is for your position.',
};

const zhHans: typeof en = {
  asking: '请稍候…',
  unreachable: '服务器没有响应。',
  retry: '重试',
  demo: '这是演示场地：任何人可以扮演任何角色。',
  be: (position) => `扮演${position}`,
  actingAs: (position) => `代理${position}`,
  signOut: '退出',
  close: '关闭',
  lost: '场地没有响应；所示为最后收到的数字',
  refused: () => '服务器拒绝了此请求。',
  noRows: '没有记录',
  rows: (count) => `${count.toLocaleString('en')} 条`,
  find: '查找',
  sortBy: (column) => `按${column}排序`,
  csv: 'CSV',
  print: '打印',
  asTable: '以表格显示',
  asChart: '以图表显示',
  notHere: '此处没有您的职位可用的内容。',
};

export const houseWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
