import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'What happened?',
  follows: 'What follows',
  confirm: 'Report it',
  confirmVoid: 'Void this round',
  confirmVoidOf: (sum: string) => `Void this round, return ${sum}`,
  confirmRequest: 'Request the correction',
  back: 'Another incident',
  note: 'Note for the record',
  noteHint: 'What was seen, by whom',
  oneRound: 'Which round was settled wrongly?',
  rounds: 'Earlier rounds it reaches back to',
  terminals: 'Which terminals?',
  allTerminals: 'None marked means all of them.',
  supervisor: 'Supervisor present',
  supervisorHint: 'Their staff id',
  nothing: 'Nothing can be reported at this point.',
  sent: 'Reported',
};

const zhHans: typeof en = {
  title: '发生了什么？',
  follows: '处理结果',
  confirm: '报告',
  confirmVoid: '本局作废',
  confirmVoidOf: (sum) => `本局作废，退还 ${sum}`,
  confirmRequest: '申请更正',
  back: '选择其他情况',
  note: '备注（记录在案）',
  noteHint: '看到了什么，由谁看到',
  oneRound: '哪一局结算错误？',
  rounds: '追溯到哪些先前的局',
  terminals: '哪些终端？',
  allTerminals: '不选即为全部。',
  supervisor: '在场主管',
  supervisorHint: '其员工编号',
  nothing: '此时没有可报告的情况。',
  sent: '已报告',
};

export const reportWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
