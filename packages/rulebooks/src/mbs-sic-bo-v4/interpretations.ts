import type { Interpretations } from '@baize/game';

export const interpretations = {
  'I-D6': {
    reads: ['mbs-sic-bo-v4#3.3.11.1', 'mbs-sic-bo-v4#4.1.5'],
    says: 'A four-number bet wins on three different numbers that all belong to the four.',
    why: 'Three of the numbers must match, so a number shown twice cannot stand for two of them.',
    status: 'proposed',
  },
  'I-D7': {
    reads: [
      'mbs-sic-bo-v4#3.3.8.1',
      'mbs-sic-bo-v4#4.1.2',
      'mbs-sic-bo-v4#4.1.3',
      'mbs-sic-bo-v4#4.1.6',
      'mbs-sic-bo-v4#4.1.7',
    ],
    says: 'A row that names two totals, or several combinations, prices separate betting areas; each wins on its own numbers only.',
    why: 'By 3.6 a bet must fit the section chosen. Read as one bet, a total would win on nearly every roll.',
    status: 'proposed',
  },
  'I-D8': {
    reads: ['mbs-sic-bo-v4#3.3.6.1', 'mbs-sic-bo-v4#3.3.10.1', 'mbs-sic-bo-v4#4.1.4'],
    says: 'On a triple a double pays once, and a single pays only the price of three dice.',
    why: 'One bet is paid once, by the row that describes what the dice show.',
    status: 'proposed',
  },
  'I-D11': {
    reads: ['mbs-sic-bo-v4#4.1.6'],
    says: 'Two ones with a two, and two sixes with a five, cannot be bet on.',
    why: 'The rows list 28 combinations and leave these out; they equal totals 4 and 17.',
    status: 'proposed',
  },
  'I-D12': {
    reads: ['mbs-sic-bo-v4#4.1'],
    says: 'Prices are shown as "n to 1" or "1 wins n", never with the word "for".',
    why: '"For" would count the stake as winnings; the printed tables say "to" throughout.',
    status: 'proposed',
  },
  'I-D13': {
    reads: ['mbs-sic-bo-v4#4.1'],
    says: 'Stakes are multiples of a bet unit at which every price is exact; nothing is rounded.',
    why: 'The document gives no way to round, so no amount may arise that would need it.',
    status: 'proposed',
  },
  'I-L1': {
    reads: [],
    says: "A terminal has a minimum and a maximum for each area, shown to its player and held against that player's stake alone.",
    why: 'The document sets no limits; a terminal that takes stakes needs both, and players do not share its areas.',
    status: 'proposed',
  },
  'I-L2': {
    reads: [],
    says: 'A new stake is taken up to the room left; a remainder under the minimum is refused whole.',
    why: 'The newest money caused the excess, and a cut below the minimum would break the other limit.',
    status: 'proposed',
  },
  'I-P1': {
    reads: ['mbs-sic-bo-v4#5.8.1', 'mbs-sic-bo-v4#5.8.2'],
    says: 'An outcome is established when some available bet has one and the same result on every roll still possible; dice under the cover cannot be read, so they establish none.',
    why: "It is the document's own definition, computed instead of judged by eye.",
    status: 'proposed',
  },
  'I-P2': {
    reads: ['mbs-sic-bo-v4#5.8', 'mbs-sic-bo-v4#5.9', 'mbs-sic-bo-v4#5.9.1', 'mbs-sic-bo-v4#5.9.2'],
    says: 'A console or tumbler that cannot finish the round interrupts the round. Where terminals alone fail, an accepted bet stands and any other goes back.',
    why: '5.9.1 and 5.9.2 each join two conditions and leave the mixed cases open; acceptance is the one a player can see and a journal can prove.',
    status: 'proposed',
  },
  'I-P3': {
    reads: ['mbs-sic-bo-v4#5.4'],
    says: 'Damaged dice void the current round and no earlier one.',
    why: 'The clause speaks of one round only, unlike documents that void all rounds affected.',
    status: 'proposed',
  },
  'I-P4': {
    reads: ['mbs-sic-bo-v4#6.3', 'mbs-sic-bo-v4#3.5'],
    says: 'A round settled by a wrong result is settled again by the dice, even when later rounds have begun; later rounds stay as they are.',
    why: '6.3 lets the dice stand for earlier rounds too, and no clause disturbs a round that was conducted correctly.',
    status: 'proposed',
  },
  'I-P5': {
    reads: ['mbs-sic-bo-v4#3.1'],
    says: 'Starting the tumbler with no round open begins the covered tumble of the next round.',
    why: 'The dice are tumbled before bets open, so this is the regular first step.',
    status: 'proposed',
  },
  'I-P6': {
    reads: [
      'mbs-sic-bo-v4#5.1',
      'mbs-sic-bo-v4#5.2',
      'mbs-sic-bo-v4#5.3',
      'mbs-sic-bo-v4#5.4',
      'mbs-sic-bo-v4#5.5',
      'mbs-sic-bo-v4#5.8.1',
    ],
    says: 'A void round gives every stake of that round back.',
    why: 'The document voids rounds without saying what becomes of the stakes; with no result there is nothing to win or lose them by.',
    status: 'proposed',
  },
  'I-P9': {
    reads: ['mbs-sic-bo-v4#3.2', 'mbs-sic-bo-v4#5.6', 'mbs-sic-bo-v4#5.7'],
    says: 'Stakes freeze at "No more bets", by the time of the server.',
    why: 'Terminals may show the notice at slightly different moments; one clock must decide for everybody.',
    status: 'proposed',
  },
  'I-P10': {
    reads: ['mbs-sic-bo-v4#3.1', 'mbs-sic-bo-v4#3.4', 'mbs-sic-bo-v4#5.2'],
    says: 'Virtual dice are drawn at the uncovering; no result, virtual or physical, is in the system before bets close.',
    why: 'Dice are hidden so that nobody can know them while betting; data that does not exist cannot leak.',
    status: 'proposed',
  },
  'I-P11': {
    reads: ['mbs-sic-bo-v4#6.3'],
    says: 'Money taken back after a correction never makes a credit negative; the rest is owed and reported.',
    why: 'The text lets the dice stand and is silent on collecting what was already spent.',
    status: 'proposed',
  },
} as const satisfies Interpretations;
