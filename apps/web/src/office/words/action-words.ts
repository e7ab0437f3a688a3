import type { CommandType, Refusal } from '@baize/protocol/client';
import type { OwnWords } from '../../mechanics/own-words.ts';
import type { Language } from '../../text/language.ts';
import { CHINESE_REFUSALS } from '../../ui/refusal-text.ts';

type Both = readonly [en: string, zhHans: string];

/** What any table is told to do, by the name of the command. */
const COMMANDS = {
  ConfigureTable: ['Configure the table', '配置桌台'],
  OpenTable: ['Open the table', '开台'],
  CloseTable: ['Close the table', '关台'],
  PauseTable: ['Pause the table', '暂停'],
  ResumeTable: ['Go on', '恢复'],
  ReleaseTable: ['Release the table', '解除停用'],
  SeatTerminal: ['Seat a terminal', '终端入座'],
  ReleaseTerminal: ['Release a terminal', '终端离座'],
  UnlockTerminal: ['Unlock a terminal', '解锁终端'],
  BuyCredit: ['Buy credit', '购入额度'],
  RedeemInstrument: ['Redeem an instrument', '兑付投注票'],
  CashOut: ['Cash out', '提取'],
  PayByHand: ['Pay by hand', '人工支付'],
  VoidInstrument: ['Void an instrument', '作废投注票'],
  ConfirmTicket: ['Confirm a ticket', '确认已取票'],
  DoubtTicket: ['Put a ticket in doubt', '标记存疑票'],
  DecideTicket: ['Decide about a ticket', '决定票的处理'],
  ExpireInstrument: ['Expire an instrument', '投注票过期'],
  GiveTip: ['Give a tip', '小费'],
  IdentifyVisit: ['Name a visit', '登记来宾'],
  EndVisit: ['End a visit', '结束到访'],
  CollectDebt: ['Collect a debt', '收回欠款'],
  WriteOffDebt: ['Write off a debt', '核销欠款'],
  PayClaim: ['Pay what is kept', '支付保留款'],
  PlaceBet: ['Place a bet', '下注'],
  RecordBet: ['Record a bet', '代录下注'],
  WithdrawBet: ['Withdraw a bet', '撤回下注'],
  UndoBets: ['Undo bets', '撤销下注'],
  ClearBets: ['Clear bets', '清除下注'],
  DoubleBets: ['Double bets', '加倍下注'],
  RepeatBets: ['Repeat bets', '重复下注'],
  OpenBets: ['Open the bets', '开始下注'],
  CloseBets: ['No more bets', '停止下注'],
  ReportIncident: ['Report an incident', '报告事件'],
  WatchSettlement: ['Watch the settlement', '监督结算'],
  DecideMatter: ['Decide a matter', '裁定事项'],
  DecideRound: ['Decide a round', '裁定一局'],
  DecideAmount: ['Decide an amount', '裁定款项'],
  DecideBet: ['Decide a bet', '裁定一注'],
  ApproveRequest: ['Agree', '同意'],
  RejectRequest: ['Reject', '拒绝'],
  ExpireRequest: ['Request expired', '申请过期'],
  TakeOutOfService: ['Take out of service', '停用'],
  ReturnToService: ['Return to service', '恢复使用'],
  RecordAct: ['Record an act', '记录操作'],
  AdviseMinimum: ['Advise of the minimum', '提示最低注'],
  RejectExcess: ['Reject what exceeds', '拒收超额'],
  RecallRound: ['Recall a round', '调回一局'],
  SetOwnLimits: ['Set own limits', '自设限额'],
  PublishCommitment: ['Publish a commitment', '公布承诺值'],
} as const satisfies Readonly<Partial<Record<CommandType, Both>>>;

/** What was done in the house, at the cage and in the office. */
const ACTS: Readonly<Record<string, Both>> = {
  'sign-in': ['Sign in', '登入'],
  'sign-in-by-passkey': ['Sign in by passkey', '以通行密钥登入'],
  'sign-out': ['Sign out', '登出'],
  'enter-demo': ['Enter the demo', '进入演示'],
  connect: ['Connect', '连接'],
  'act-as': ['Stand in', '代任'],
  hire: ['Open an account', '开立账户'],
  'change-staff': ['Change an account', '更改账户'],
  'change-staff-and-password': ['Change an account and its password', '更改账户与密码'],
  'change-password': ['Change a password', '更改密码'],
  'add-passkey': ['Add a passkey', '添加通行密钥'],
  'remove-passkey': ['Remove a passkey', '移除通行密钥'],
  'end-session': ['End a session', '结束会话'],
  'pairing-code': ['Hand out a pairing code', '发出配对码'],
  pair: ['Pair a machine', '配对设备'],
  'revoke-key': ['Take a key away', '收回密钥'],
  'call-attendant': ['Call an attendant', '呼叫服务员'],
  'answer-attendant-call': ['Answer a call', '应答呼叫'],
  'end-attendant-call': ['End a call', '结束呼叫'],
  attended: ['Attended', '已服务'],
  'report-fault': ['Report a fault', '报告故障'],
  'clear-fault': ['Clear a fault', '排除故障'],
  'check-software': ['Compare the software', '核对软件'],
  'open-drawer': ['Open a drawer', '开钱箱'],
  'count-drawer': ['Count a drawer', '清点钱箱'],
  'close-drawer': ['Close a drawer', '关钱箱'],
  'count-drop': ['Count the box of a table', '清点台箱'],
  'second-drop': ['Second count of a box', '台箱复点'],
  'agree-slip': ['Agree to a slip', '同意单据'],
  'reject-slip': ['Reject a slip', '拒绝单据'],
  'close-day': ['Close a gaming day', '关闭博彩日'],
  'dispute-bundle': ['Make a dispute bundle', '制作争议包'],
  'add-feed': ['Add a feed', '添加数据流'],
  'end-feed': ['End a feed', '结束数据流'],
  'device-result': ['A device reports', '设备上报'],
  'correct-result': ['Correct a result', '更正结果'],
  'void-rounds': ['Void rounds', '作废数局'],
  'decide-matter': ['Decide a matter', '裁定事项'],
  'set-reader-aside': ['Set the reader aside', '停用读骰装置'],
  'change-prices': ['Change prices', '更改赔率'],
  'pay-by-hand': ['Pay by hand', '人工支付'],
  'write-off-debt': ['Write off a debt', '核销欠款'],
  'pay-claim': ['Pay what is kept', '支付保留款'],
  'void-instrument': ['Void an instrument', '作废投注票'],
  'open-account': ['Open an account', '开立账户'],
  'change-position': ['Change a position', '更改职位'],
  'reset-password': ['Reset a password', '重设密码'],
  'pair-twin': ['Pair a second key', '配对第二把密钥'],
  'accept-record': ['Accept a record', '认可记录'],
  'accept-software': ['Accept software', '认可软件'],
  'put-back-record': ['Put lost rows back', '写回缺失的记录'],
  'give-up-record': ['Give lost rows up', '放弃缺失的记录'],
};

const OUTCOMES: Readonly<Record<string, Both>> = {
  accepted: ['Done', '已完成'],
  asked: ['Asked', '已提出'],
  agreed: ['Agreed', '已同意'],
  rejected: ['Rejected', '已拒绝'],
  repeated: ['Repeated', '重复'],
  unavailable: ['Not available', '不可用'],
};

/** An action of the audit trail in words; one that nobody has named yet, as it was written. */
export function actionText(
  action: string,
  language: Language,
  /** What mechanics call their own commands. */
  own: readonly OwnWords[],
): string {
  const [kind, name = ''] = action.split(':');
  if (kind === 'command') {
    if (isCommand(name)) return sayIn(COMMANDS[name], language);
    const [said] = own.flatMap(({ commands }) => commands?.[name] ?? []);
    return said ?? name;
  }
  if (kind === 'ask') return `${language === 'en' ? 'Ask' : '申请'}: ${textOf(name, language)}`;
  if (kind === 'agree') return `${language === 'en' ? 'Agree' : '同意'}: ${textOf(name, language)}`;
  return textOf(action, language);
}

/** What came of it: done, or why not. */
export function outcomeText(outcome: string, language: Language): string {
  const known = sayIn(OUTCOMES[outcome], language);
  if (known !== undefined) return known;
  const refused = isRefusal(outcome) && language !== 'en' ? CHINESE_REFUSALS[outcome] : undefined;
  return refused ?? outcome.replaceAll('-', ' ');
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}

function isRefusal(code: string): code is Refusal['code'] {
  return Object.hasOwn(CHINESE_REFUSALS, code);
}

function textOf(name: string, language: Language): string {
  return sayIn(ACTS[name], language) ?? name.replaceAll('-', ' ');
}

function sayIn(both: Both, language: Language): string;
function sayIn(both: Both | undefined, language: Language): string | undefined;
function sayIn(both: Both | undefined, language: Language): string | undefined {
  return both?.[language === 'en' ? 0 : 1];
}
