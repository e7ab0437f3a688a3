import type { Dictionary } from '../text/dictionary.ts';

const en = {
  title: 'Staff sign-in',
  account: 'Account',
  password: 'Password',
  enter: 'Sign in',
  passkey: 'Sign in with a passkey',
  wrong: 'That account and password do not go together.',
  unreachable: 'The server did not answer. Try again.',
  noPasskey: 'No passkey of this floor was used.',
  choose: 'Choose a password of your own',
  current: 'The password you were given',
  next: 'Your new password',
  keep: 'Keep it',
  addPasskey: 'Add a passkey for next time',
  added: 'The passkey was added.',
};

const zhHans: typeof en = {
  title: '员工登录',
  account: '账号',
  password: '密码',
  enter: '登录',
  passkey: '使用通行密钥登录',
  wrong: '账号或密码不正确。',
  unreachable: '服务器没有响应，请重试。',
  noPasskey: '未使用本场的通行密钥。',
  choose: '请设置您自己的密码',
  current: '发给您的密码',
  next: '您的新密码',
  keep: '保存',
  addPasskey: '添加通行密钥，下次使用',
  added: '通行密钥已添加。',
};

export const signInWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
