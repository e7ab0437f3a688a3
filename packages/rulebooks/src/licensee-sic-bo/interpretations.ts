import type { Interpretations } from '@baize/game';

export const interpretations = {
  'I-D1': {
    reads: ['licensee-sic-bo#2(a)(2)'],
    says: 'Two of a kind also wins when all three dice show its number, and is then paid once.',
    why: 'Whenever three dice show a number, two of them do; the text does not say "exactly two".',
    status: 'proposed',
    switch: 'D1',
  },
  'I-D2': {
    reads: ['licensee-sic-bo#4(b)'],
    says: 'One of a kind on one die pays 1 to 10, as printed, on one layout and 1 to 1 on the other.',
    why: 'The printed odds look like a misprint of 1 to 1; as the table states minimums, paying 1 to 1 is always allowed.',
    status: 'proposed',
  },
  'I-D3': {
    reads: ['licensee-sic-bo#4(c)', 'licensee-sic-bo#2(a)(8)'],
    says: 'The two or three dice that raise the price must show the number bet on.',
    why: 'The bet is on one number; a pair of another number has nothing to do with it.',
    status: 'proposed',
  },
  'I-D4': {
    reads: ['licensee-sic-bo#2(a)(7)', 'licensee-sic-bo#2(a)(6)'],
    says: 'Big wins on 11 to 17 except on three of a kind.',
    why: 'Taken literally the bet would lose on every total; the twin clause for Small has the word "other".',
    status: 'proposed',
  },
  'I-D5': {
    reads: ['licensee-sic-bo#2(a)(4)', 'licensee-sic-bo#4(b)'],
    says: 'Totals 4 to 17 can be bet on, 3 and 18 cannot.',
    why: 'The odds table prices fourteen totals; the other two are triples with a bet of their own.',
    status: 'proposed',
  },
  'I-D8': {
    reads: ['licensee-sic-bo#4(c)', 'licensee-sic-bo#4(b)'],
    says: 'One of a kind is paid one price: that of the number of dice showing it.',
    why: 'One bet is paid once, by the line that describes what the dice show.',
    status: 'proposed',
  },
  'I-D9': {
    reads: ['licensee-sic-bo#4(b)', 'licensee-sic-bo#5(f)'],
    says: 'A house table may raise any price; one below the printed odds is refused when loaded.',
    why: 'The clause sets a floor, and dealers pay the odds currently on offer.',
    status: 'proposed',
  },
  'I-D13': {
    reads: ['licensee-sic-bo#4(b)'],
    says: 'Stakes are multiples of a bet unit at which every price is exact; nothing is rounded.',
    why: 'The document gives no way to round, so no amount may arise that would need it.',
    status: 'proposed',
  },
  'I-L1': {
    reads: [],
    says: 'A table may set a minimum and a maximum for each player on each area, and shows them.',
    why: 'The document sets no limits and forbids none; without shared boxes each player has limits of his own.',
    status: 'proposed',
  },
  'I-L2': {
    reads: [],
    says: 'A new stake is taken up to the room left; a remainder under the minimum is refused whole.',
    why: 'The newest money caused the excess, and a cut below the minimum would break the other limit.',
    status: 'proposed',
  },
  'I-P1': {
    reads: [],
    says: 'An outcome is established when some available bet has one and the same result on every roll still possible; with no die readable, none is.',
    why: 'I-P2 needs the notion, and the electronic rulebooks define it so.',
    status: 'proposed',
  },
  'I-P2': {
    reads: ['licensee-sic-bo#6(b)', 'licensee-sic-bo#6(c)'],
    says: 'An interrupted round is concluded if an outcome is established and void otherwise; if only terminals fail it goes on, registered bets standing and the others going back.',
    why: 'The document has no clause on power failures, yet decides two neighbours alike: dice already tossed are paid by, and a toss that failed is void.',
    status: 'proposed',
  },
  'I-P4': {
    reads: ['licensee-sic-bo#5(e)', 'licensee-sic-bo#5(f)', 'licensee-sic-bo#6(b)'],
    says: 'A round settled by a wrong entry is settled again by the dice, while it is being collected and paid or when later rounds have begun; later rounds stay as they are.',
    why: 'The device is told what the dice show and never decides it; the dice lie open until winners are paid, and no clause disturbs a round played correctly.',
    status: 'proposed',
  },
  'I-P6': {
    reads: ['licensee-sic-bo#6(c)'],
    says: 'A void round gives every stake of that round back, and leaves other rounds alone.',
    why: 'The document voids the round without saying what becomes of the stakes; with no result there is nothing to win or lose them by.',
    status: 'proposed',
  },
  'I-P7': {
    reads: ['licensee-sic-bo#6(a)'],
    says: 'After a "No Roll" the bets stay where they are and the dice are shaken again.',
    why: 'The clause denies the toss and not the round; where the round is void the document says so.',
    status: 'proposed',
  },
  'I-P8': {
    reads: ['licensee-sic-bo#5(d)(1)', 'licensee-sic-bo#5(d)(2)'],
    says: 'A manual shaker needs three shakes, and fewer are no toss; an automated one needs no count.',
    why: 'The number is printed for the manual shaker only, and the dealer can simply go on shaking.',
    status: 'proposed',
  },
  'I-P9': {
    reads: ['licensee-sic-bo#5(c)', 'licensee-sic-bo#3(c)'],
    says: 'Stakes freeze at "No more bets", although positions are read when the dice are lit.',
    why: 'Bets moved after the call would make it meaningless; frozen, both moments see the same bets.',
    status: 'proposed',
  },
  'I-P11': {
    reads: ['licensee-sic-bo#5(f)'],
    says: 'Money taken back after a correction never makes a credit negative; the rest is owed and reported.',
    why: 'The text orders winners paid and is silent on collecting what was wrongly paid and already spent.',
    status: 'proposed',
  },
  'I-P12': {
    reads: [],
    says: 'What no clause covers is decided by the shift manager or above, on the record, with reason and effect.',
    why: 'The document names nobody for it; the other rulebooks name this position.',
    status: 'proposed',
  },
} as const satisfies Interpretations;
