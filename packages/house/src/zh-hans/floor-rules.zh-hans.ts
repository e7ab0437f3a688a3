import type { FLOOR_RULES } from '@baize/table';

/** What the platform itself requires, in Simplified Chinese: one line for each rule, and none left over. */
export const floorRulesZhHans: { readonly [Rule in keyof typeof FLOOR_RULES]: string } = {
  'well-formed': '指令须完整写明各项内容；系统不作猜测。',
  authority: '每项指令须由相应职位发出；更高职位或代理该职位者亦可。',
  'own-terminal': '终端只可为自己操作。',
  configured: '赌台须先完成配置，方可进行任何操作。',
  'between-rounds': '配置与设备只可在两局之间更改。',
  'open-table': '赌台开台后方可进行游戏。',
  pause: '暂停的赌台等待荷官继续，或宣布技术中断。',
  suspension: '停用的赌台在故障排除之前不开新局。',
  matter: '提交值班经理的事项须先裁定，本局方可继续。',
  'this-game': '赌台只接受其所配置游戏的指令。',
  'order-of-play': '每局按规定程序依次进行。',
  'this-round': '指明局号的指令只在该局有效。',
  'betting-time': '下注时间不少于所设定的时间。',
  'known-terminal': '投注与余额须属于在本台入座的终端。',
  'one-table': '终端同一时间只可在一张赌台，并须没有未结投注方可离座。',
  'self-audit': '终端的账目与计数器相差一个单位即停用，直至核清。',
  credit: '投注或取出的金额不得超过余额。',
  'money-in': '余额以现金或投注票购入。',
  'money-out': '余额以投注票取出；超过规定金额者由人工支付。',
  instrument: '投注票有十八位号码，只兑付一次。',
  'ticket-life':
    '票先留款、再发出、由玩家确认取走；可能没有出来的票列为存疑，任何地方不予兑付，由两人裁定。此前任何人不得离座或再取一张。',
  tips: '小费从余额中赠予。',
  'two-people': '更正、事后作废及更改赔率，须有职位足够的第二人同意。',
  'second-person': '人工支付、作废投注票、员工账户、第二密钥及软件变更，须有第二人同意。',
  expiry: '逾时无人答复的申请作废。',
  'owed-first': '其后更正而退回终端的金额，先抵偿所欠之数。',
  'card-seen':
    '卡须由读卡器或员工看过方算出示；在终端键入的号码只记在该次到访，不显示任何人的款项。',
  visit: '余额、应得与所欠均属于当时在座的人；人走则该次到访结束，绝不涉及下一位。',
  'own-limits':
    '玩家为本次到访自设的限额有效：收紧立即生效，放宽须待下次到访；投注不得使其超出限额。',
  abandoned:
    '有余额而无投注的座位，超过场地所定时间无人操作，即告知荷官与区域；员工结束该次到访时，所留款项为离座者保留。',
  debt: '到访者所欠之数须收取，或经两人同意核销；任何人不得提取超过所欠之外的余额。',
  claim: '到访结束后应得之数为其保留，在账房支付。',
  service: '故障之物须注明原因停用，并具名恢复；缺少所需设备不得开局。',
  'known-round': '更正须指明赌台保留的已完结的一局；更早的先从日志读回。',
  'sources-agree': '荷官与设备均读取骰子时，两者须一致。',
  'virtual-result': '虚拟结果在截止之后才产生；约束它的承诺值在开放下注前公布，种子在其后公布。',
  demonstration:
    '没有荷官或结果为虚拟的赌台属于演示：须注明，列出不能符合的条款，正式运营的场地只在场地文件点名时才可开放。',
  'known-box': '投注或座位须属于本台的格位。',
  'one-shaker': '一张赌台只配一个摇骰器，换装前须先取下原有者。',
  'one-box': '终端只坐一个格位，并须该处没有未结投注方可离开。',
  'undo-until-close': '截止之前，玩家可取回、重复或加倍投注。',
};
