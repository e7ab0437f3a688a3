/** Well-formed commands that are not the terminal's to give, or not at a table it is not seated at. */
export function forgedCommands(terminal: string, other: string): readonly object[] {
  const bet = { bet: 'small', stake: 500 };
  return [
    { type: 'PlaceBet', terminal, ...bet },
    { type: 'PlaceBet', terminal: other, ...bet },
    { type: 'WithdrawBet', terminal: other, bet: 'small', stake: null },
    { type: 'UndoBets', terminal: other },
    { type: 'ClearBets', terminal },
    { type: 'DoubleBets', terminal },
    { type: 'RepeatBets', terminal },
    { type: 'OpenBets' },
    { type: 'CloseBets' },
    { type: 'Tumble', tumbles: 3 },
    { type: 'RegisterResult', dice: [1, 2, 3], flat: true },
    { type: 'SeatTerminal', terminal },
    { type: 'SeatTerminal', terminal: other },
    { type: 'ReleaseTerminal', terminal: other },
    { type: 'UnlockTerminal', terminal, reason: 'Please' },
    { type: 'BuyCredit', terminal, amount: 1_000_000 },
    { type: 'CashOut', terminal: other, amount: 1_000 },
    { type: 'PayByHand', terminal: other, amount: 1_000 },
    { type: 'GiveTip', terminal: other, amount: 1_000 },
    { type: 'RedeemInstrument', number: '000000000000000001', terminal },
    { type: 'VoidInstrument', number: '000000000000000001', reason: 'Mine' },
    { type: 'ReportIncident', incident: 'round-interrupted' },
    { type: 'ApproveRequest', request: 'r1' },
    { type: 'DecideMatter', matter: 'm1', reason: 'So', effect: 'void-round' },
    { type: 'PauseTable', reason: 'A break' },
    { type: 'CloseTable' },
    { type: 'TakeBox', terminal, box: 1 },
    { type: 'Deal' },
  ];
}
