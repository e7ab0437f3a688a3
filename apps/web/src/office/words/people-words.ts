import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'People',
  account: 'Account',
  name: 'Name',
  position: 'Position',
  acting: 'May stand in for',
  state: 'State',
  working: 'working',
  dismissed: 'dismissed',
  mustChange: 'must choose a password',
  hire: 'Hire somebody',
  hired: 'Hire',
  password: 'First password',
  passwordNote: 'Good for one thing: choosing another.',
  dismiss: 'Dismiss',
  change: 'Change',
  keep: 'Change it',
  newPassword: 'New password, if it is to be another',
  takeBack: 'Take back',
  close: 'Close',
};

const zhHans: typeof en = {
  title: '人员',
  account: '账号',
  name: '姓名',
  position: '职位',
  acting: '可代理',
  state: '状态',
  working: '在职',
  dismissed: '已停用',
  mustChange: '须另设密码',
  hire: '新增人员',
  hired: '新增',
  password: '初始密码',
  passwordNote: '只能用来另设密码。',
  dismiss: '停用',
  change: '更改',
  keep: '确认更改',
  newPassword: '新密码（如须更换）',
  takeBack: '恢复',
  close: '关闭',
};

export const peopleWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
