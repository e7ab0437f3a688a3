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
