/** What can be done with an instrument, as the cage says it. */
export const enStatuses = {
  prepared: 'Not printed yet',
  issued: 'Payable',
  confirmed: 'Payable',
  'in-doubt': 'In doubt',
  redeemed: 'Paid',
  void: 'Void',
  expired: 'Expired',
};

export const zhStatuses: typeof enStatuses = {
  prepared: '尚未发出',
  issued: '可兑付',
  confirmed: '可兑付',
  'in-doubt': '存疑',
  redeemed: '已兑付',
  void: '已作废',
  expired: '已过期',
};

/** What a slip of the cage is for. */
export const enSlipKinds = {
  sell: 'Credit sold',
  redeem: 'Instrument redeemed',
  hand: 'Paid by hand',
  collect: 'Debt collected',
  claim: 'Kept money paid',
  ticket: 'Ticket in doubt paid',
  'from-vault': 'From the vault',
  'to-vault': 'To the vault',
  fill: 'Fill of a table',
  credit: 'Credit from a table',
};

export const zhSlipKinds: typeof enSlipKinds = {
  sell: '售出余额',
  redeem: '兑付投注票',
  hand: '手工支付',
  collect: '收回欠款',
  claim: '支付保留款',
  ticket: '支付存疑票',
  'from-vault': '从金库领取',
  'to-vault': '送回金库',
  fill: '补入桌台',
  credit: '从桌台收回',
};
