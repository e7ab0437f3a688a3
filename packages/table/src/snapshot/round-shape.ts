import { PHASES } from '@baize/game';
import type { BoxHand, CardRound, SetHand } from '../mechanics/si-ki-pi/card-round.ts';
import type { RoundBoxes } from '../round/round-boxes.ts';
import type { ClosedStake, ClosedStakes, SettledLine, SettledTerminal } from '../round/settled.ts';
import type { Round } from '../state.ts';
import { actor } from '../well-formed/envelope-fault.ts';
import { box } from '../well-formed/field-shapes.ts';
import {
  die,
  fields,
  flag,
  listOf,
  name,
  nullable,
  oneOf,
  optional,
  roll,
  text,
} from '../well-formed/shape.ts';
import { hand, namedList, ORDINAL, reasons, type ShapesOf, STAKE, SUM } from './part-shape.ts';
import type { ConcludedSnapshot } from './table-snapshot.ts';

const CLOSED_STAKE: ShapesOf<ClosedStake> = {
  bet: text,
  stake: STAKE,
  effective: STAKE,
  because: nullable(reasons),
};
const CLOSED: ShapesOf<ClosedStakes> = {
  terminal: name,
  stakes: listOf(fields(CLOSED_STAKE)),
  total: SUM,
};
const LINE: ShapesOf<SettledLine> = {
  bet: text,
  stake: STAKE,
  effective: STAKE,
  result: oneOf(['win', 'lose', 'stand-off']),
  odds: nullable(text),
  pays: SUM,
  returns: SUM,
  commission: SUM,
  because: reasons,
};
const SETTLED: ShapesOf<SettledTerminal> = {
  terminal: name,
  lines: listOf(fields(LINE)),
  staked: SUM,
  returned: SUM,
};
const closed = namedList(fields(CLOSED), 'terminal');
const settled = listOf(fields(SETTLED));

const SET_HAND: ShapesOf<SetHand> = { low: hand, high: hand };
const setHand = nullable(fields(SET_HAND));
const HAND: ShapesOf<BoxHand> = {
  box,
  cards: hand,
  isSeen: flag,
  setting: setHand,
  way: optional(oneOf(['player', 'house-way'])),
  isWithdrawn: flag,
};
const atBoxes = listOf(fields({ box, terminal: name }));
const CARDS: ShapesOf<CardRound> = {
  dealer: hand,
  dealerSetting: setHand,
  hands: namedList(fields(HAND), 'box'),
  withdrawalOffered: atBoxes,
  arrangeBy: optional(ORDINAL),
  dealtAt: optional(ORDINAL),
  initialSettled: nullable(settled),
};
const cards = nullable(fields(CARDS));

const BOXES: ShapesOf<RoundBoxes> = { away: listOf(name), bettors: atBoxes };

const ROUND: ShapesOf<Round> = {
  id: name,
  number: ORDINAL,
  phase: oneOf(PHASES.filter((phase) => phase !== 'idle')),
  commitment: nullable(text),
  betsOpenedAt: nullable(ORDINAL),
  closesAt: nullable(ORDINAL),
  totals: listOf(SUM),
  closed: nullable(closed),
  tumbles: nullable(ORDINAL),
  readings: fields({ dealer: nullable(roll), device: nullable(roll) }),
  readable: nullable(listOf(die, 3)),
  result: nullable(roll),
  settled: nullable(settled),
  isCorrected: flag,
  suspendAfter: nullable(fields({ reason: text, because: reasons })),
  isReaderAside: flag,
  presence: nullable(fields({ by: nullable(actor) })),
  cards,
  boxes: fields(BOXES),
};

const CONCLUDED: ShapesOf<ConcludedSnapshot> = {
  id: name,
  number: ORDINAL,
  config: ORDINAL,
  status: oneOf(['settled', 'corrected', 'void', 'reversed']),
  result: nullable(roll),
  closed,
  settled,
  cards,
};

export const round = fields(ROUND);
export const concluded = namedList(fields(CONCLUDED), 'id');
