import type { Interpretations } from '@baize/game';

export const interpretations = {
  'I-C1': {
    reads: [
      'rws-sic-bo-2021#2.1.1',
      'rws-sic-bo-2021#4.1.1',
      'rws-sic-bo-2021#4.1.2',
      'rws-sic-bo-2021#4.1.3',
    ],
    says: 'The layout belongs to the terminal: one tumbler may serve terminals with different layouts, each with its own areas, prices and limits.',
    why: 'Each pay table is given for terminals with a certain layout, and none for a whole table of them.',
    status: 'proposed',
  },
  'I-D6': {
    reads: ['rws-sic-bo-2021#4.1.1', 'rws-sic-bo-2021#4.1.2', 'rws-sic-bo-2021#4.1.3'],
    says: 'A four-number bet wins on three different numbers that all belong to the four.',
    why: 'Three of the numbers must match, so a number shown twice cannot stand for two of them.',
    status: 'proposed',
  },
  'I-D7': {
    reads: ['rws-sic-bo-2021#4.1.1', 'rws-sic-bo-2021#4.1.2', 'rws-sic-bo-2021#4.1.3'],
    says: 'A row that names two totals, or many combinations, prices separate betting areas.',
    why: 'The layouts draw one area for each, and no bet could be placed on two totals at once.',
    status: 'proposed',
  },
  'I-D8': {
    reads: ['rws-sic-bo-2021#3.9.3', 'rws-sic-bo-2021#3.9.4'],
    says: 'On a triple a double pays once, and a single pays only the price of three dice.',
    why: 'One bet is paid once, by the row that describes what the dice show.',
    status: 'proposed',
  },
  'I-D10': {
    reads: [
      'rws-sic-bo-2021#Appendix C',
      'rws-sic-bo-2021#4.1.3',
      'rws-sic-bo-2021#Appendix A',
      'rws-sic-bo-2021#4.1.1',
    ],
    says: 'Where a drawing shows fewer areas than its pay table prices, the table governs: 4 3 2 1 is offered on layout C and all six doubles on layout A.',
    why: 'The drawings reached us damaged, with cells dropped and moved; the tables are whole.',
    status: 'proposed',
  },
  'I-D11': {
    reads: ['rws-sic-bo-2021#4.1.2', 'rws-sic-bo-2021#4.1.3'],
    says: 'Two ones with a two, and two sixes with a five, cannot be bet on.',
    why: 'The row lists 28 combinations and leaves these out; they equal Total Sum 4 and 17.',
    status: 'proposed',
  },
  'I-D12': {
    reads: ['rws-sic-bo-2021#4.1', 'rws-sic-bo-2021#Appendix B'],
    says: 'Prices are shown as "n to 1" or "1 wins n", on one die or more, never with the word "for".',
    why: '"For" would count the stake as winnings; the pay tables say "to", and one drawing slips.',
    status: 'proposed',
  },
  'I-D13': {
    reads: ['rws-sic-bo-2021#4.1'],
    says: 'Stakes are multiples of a bet unit at which every price is exact; nothing is rounded.',
    why: 'The document gives no way to round, so no amount may arise that would need it.',
    status: 'proposed',
  },
  'I-P1': {
    reads: ['rws-sic-bo-2021#5.1.1', 'rws-sic-bo-2021#5.1.2'],
    says: 'An outcome is established when some available bet has one and the same result on every roll still possible; with no die readable, none is.',
    why: "It is the document's own definition, computed instead of judged by eye.",
    status: 'proposed',
  },
  'I-P2': {
    reads: ['rws-sic-bo-2021#5.1', 'rws-sic-bo-2021#5.2'],
    says: 'A console or tumbler that cannot finish the round interrupts the round; a failure of terminals only, even of all, does not.',
    why: '5.1 and 5.2 both name power failures; what tells them apart is whether the dice can still be tumbled and entered.',
    status: 'proposed',
  },
  'I-P3': {
    reads: ['rws-sic-bo-2021#5.4'],
    says: 'Damaged dice void the current round, and earlier rounds only where the pit names them.',
    why: 'Which rounds were affected is a finding of fact that only people can make.',
    status: 'proposed',
  },
  'I-P4': {
    reads: ['rws-sic-bo-2021#5.5', 'rws-sic-bo-2021#5.6'],
    says: 'A round settled by a wrong result is settled again by the dice, even when later rounds have begun.',
    why: '5.5 sets no time limit, and 5.6 protects later rounds only.',
    status: 'proposed',
  },
  'I-P5': {
    reads: ['rws-sic-bo-2021#5.3.3'],
    says: 'Starting the tumbler with no round open is recorded and has no effect.',
    why: 'There is no round to void and no bet to return.',
    status: 'proposed',
  },
  'I-P9': {
    reads: ['rws-sic-bo-2021#3.5', 'rws-sic-bo-2021#5.7'],
    says: 'Stakes freeze at "No More Bets", by the time of the server: none is placed, changed or withdrawn after it.',
    why: 'The text forbids placing only, but settles by how bets lay at the close; one clock must decide that for everybody.',
    status: 'proposed',
  },
  'I-P11': {
    reads: ['rws-sic-bo-2021#5.4', 'rws-sic-bo-2021#5.5'],
    says: 'Money taken back after a correction or a late void never makes a credit negative; the rest is owed and reported.',
    why: 'The text orders the result corrected and is silent on collecting what was already spent.',
    status: 'proposed',
  },
  'I-P15': {
    reads: ['rws-sic-bo-2021#5.1.1', 'rws-sic-bo-2021#5.10'],
    says: 'Where a die can never be read, bets that come to the same on every result still possible are settled; the others go to the shift manager and are returned unless decided otherwise; then the round is concluded.',
    why: 'The clause orders the round concluded, and only these bets can be concluded without guessing a die.',
    status: 'proposed',
  },
  'I-P22': {
    reads: ['rws-sic-bo-2021#5.4'],
    says: 'Dice that were reported as damaged are changed before bets are called for again.',
    why: 'A round that can only be void harms everybody who bets in it, and the damage does not mend by itself.',
    status: 'proposed',
  },
  'I-P24': {
    reads: [
      'rws-sic-bo-2021#1.2',
      'rws-sic-bo-2021#1.3',
      'rws-sic-bo-2021#3.6',
      'rws-sic-bo-2021#2.2.1',
      'rws-sic-bo-2021#3.7',
      'rws-sic-bo-2021#5.8',
    ],
    says: 'A table without a dealer, or with virtual dice, is a demonstration: it says so, lists the clauses it cannot meet, and opens in production only by name.',
    why: 'The document prescribes people and dice; a table that has neither shows the game and cannot be the game that was approved.',
    status: 'proposed',
  },
} as const satisfies Interpretations;
