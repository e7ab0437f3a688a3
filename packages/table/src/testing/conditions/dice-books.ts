import {
  about,
  below,
  both,
  byStaff,
  type Conditions,
  changed,
  diceReported,
  either,
  established,
  fromClose,
  hasLaterRound,
  inCutBox,
  inPhase,
  is,
  isClosed,
  isDecided,
  isTriple,
  isVoided,
  type Speaks,
  someDieUnread,
  someRegistered,
  someUnregistered,
  sparesSmall,
  takesBack,
  terminalsFailed,
} from './said.ts';

const betweenRounds: Speaks = ({ before }) => before.round === null;
const shakenBy =
  (shaker: 'manual' | 'automated'): Speaks =>
  ({ before }) =>
    before.equipment.shaker === shaker;
const tossFaults = about('tumbled-fewer-than-three', 'die-not-flat', 'tumbler-before-close');
const wrongResult = either(about('wrong-result-registered'), is('ResultCorrected'));
const interrupted = either(
  about('round-interrupted', 'shaker-failed', 'electrical-device-failed'),
  terminalsFailed,
);
const damaged = either(about('dice-damaged'), both(is('DiceChanged'), diceReported));
const later = either(hasLaterRound, wrongResult);
const walkedWhenClosed = both(about('player-walked-away'), isClosed);

/** Clauses and readings of the electronic Sic Bo of RWS. */
export const RWS_SIC_BO: Conditions = {
  'rws-sic-bo-2021#3.9.1': isTriple,
  'rws-sic-bo-2021#3.9.2': isTriple,
  'rws-sic-bo-2021#3.9.3': isTriple,
  'rws-sic-bo-2021#3.9.4': isTriple,
  'rws-sic-bo-2021#3.9.5': isTriple,
  'rws-sic-bo-2021#5.1.1': established(true),
  'rws-sic-bo-2021#5.1.2': established(false),
  'rws-sic-bo-2021#5.2': terminalsFailed,
  'rws-sic-bo-2021#5.2.1': both(terminalsFailed, someRegistered),
  'rws-sic-bo-2021#5.2.2': both(terminalsFailed, someUnregistered),
  'rws-sic-bo-2021#5.3': tossFaults,
  'rws-sic-bo-2021#5.3.1': about('tumbled-fewer-than-three'),
  'rws-sic-bo-2021#5.3.2': about('die-not-flat'),
  'rws-sic-bo-2021#5.3.3': about('tumbler-before-close'),
  'rws-sic-bo-2021#5.4': damaged,
  'rws-sic-bo-2021#5.5': wrongResult,
  'rws-sic-bo-2021#5.6': hasLaterRound,
  'rws-sic-bo-2021#5.7': either(is('BetsClosed'), about('player-walked-away')),
  'rws-sic-bo-2021#5.8': about('display-wrong', 'lights-wrong'),
  'rws-sic-bo-2021#5.9': isVoided,
  'rws-sic-bo-2021#5.10': isDecided,
  'rws-sic-bo-2021#I-P2': interrupted,
  'rws-sic-bo-2021#I-P3': about('dice-damaged'),
  'rws-sic-bo-2021#I-P4': wrongResult,
  'rws-sic-bo-2021#I-P5': betweenRounds,
  'rws-sic-bo-2021#I-P9': is('BetsClosed'),
  'rws-sic-bo-2021#I-P11': takesBack,
  'rws-sic-bo-2021#I-P15': someDieUnread,
};

export const MBS_SIC_BO: Conditions = {
  'mbs-sic-bo-v4#5.1': about('tumbled-fewer-than-three'),
  'mbs-sic-bo-v4#5.2': about('dice-exposed-before-close'),
  'mbs-sic-bo-v4#5.3': about('die-not-flat'),
  'mbs-sic-bo-v4#5.4': damaged,
  'mbs-sic-bo-v4#5.5': about('dome-broken'),
  'mbs-sic-bo-v4#5.6': either(is('BetsClosed'), walkedWhenClosed),
  'mbs-sic-bo-v4#5.7': is('BetsClosed'),
  'mbs-sic-bo-v4#5.8.1': established(false),
  'mbs-sic-bo-v4#5.8.2': established(true),
  'mbs-sic-bo-v4#5.9': terminalsFailed,
  'mbs-sic-bo-v4#5.9.1': both(terminalsFailed, someRegistered, isClosed, inPhase('uncovered')),
  'mbs-sic-bo-v4#5.9.2': both(terminalsFailed, someUnregistered, inPhase('betting')),
  'mbs-sic-bo-v4#6.1': isDecided,
  'mbs-sic-bo-v4#6.3': either(about('display-wrong', 'lights-wrong'), wrongResult),
  'mbs-sic-bo-v4#I-P2': interrupted,
  'mbs-sic-bo-v4#I-P3': about('dice-damaged'),
  'mbs-sic-bo-v4#I-P4': later,
  'mbs-sic-bo-v4#I-P6': isVoided,
  'mbs-sic-bo-v4#I-P9': is('BetsClosed'),
  'mbs-sic-bo-v4#I-P11': takesBack,
  'mbs-sic-bo-v4#I-P15': someDieUnread,
};

export const TAI_SAI: Conditions = {
  'rws-tai-sai-v5#3.5': (said) =>
    changed(said, (area, from, to) => to > from && (said.before.round?.totals[area] ?? 0) > from),
  'rws-tai-sai-v5#3.10.1': isTriple,
  'rws-tai-sai-v5#3.10.2': isTriple,
  'rws-tai-sai-v5#3.10.3': isTriple,
  'rws-tai-sai-v5#3.10.4': isTriple,
  'rws-tai-sai-v5#3.10.5': isTriple,
  'rws-tai-sai-v5#5.1.1': either(inCutBox, fromClose),
  'rws-tai-sai-v5#5.1.2': either(sparesSmall, fromClose),
  'rws-tai-sai-v5#5.2': is('MinimumAdvised'),
  'rws-tai-sai-v5#5.2.1': either(below(false), about('below-minimum-not-noticed'), fromClose),
  'rws-tai-sai-v5#5.3': about('player-walked-away'),
  'rws-tai-sai-v5#5.4.1': established(true),
  'rws-tai-sai-v5#5.4.2': established(false),
  'rws-tai-sai-v5#5.5': tossFaults,
  'rws-tai-sai-v5#5.5.1': about('tumbled-fewer-than-three'),
  'rws-tai-sai-v5#5.5.2': about('die-not-flat'),
  'rws-tai-sai-v5#5.5.3': about('tumbler-before-close'),
  'rws-tai-sai-v5#5.6': damaged,
  'rws-tai-sai-v5#5.7': is('BetsClosed'),
  'rws-tai-sai-v5#5.8': hasLaterRound,
  'rws-tai-sai-v5#5.10': about('electrical-device-failed', 'lights-wrong'),
  'rws-tai-sai-v5#5.11': either(about('display-wrong'), wrongResult),
  'rws-tai-sai-v5#5.12': isVoided,
  'rws-tai-sai-v5#5.13': both(is('BetsChanged'), byStaff),
  'rws-tai-sai-v5#5.14': either(isDecided, terminalsFailed),
  'rws-tai-sai-v5#I-L3': either(inCutBox, fromClose),
  'rws-tai-sai-v5#I-L4': either(fromClose, ({ event }) => {
    return event.type === 'BetsClosed' && event.cut.some((each) => each.overLimit);
  }),
  'rws-tai-sai-v5#I-L6': either(inCutBox, fromClose),
  'rws-tai-sai-v5#I-L7': (said) =>
    changed(said, (area, from, to) => {
      const other = said.before.rules?.opposed[area] ?? -1;
      return to < from && (said.before.round?.totals[other] ?? 0) > 0;
    }),
  'rws-tai-sai-v5#I-L8': is('MinimumAdvised'),
  'rws-tai-sai-v5#I-L9': either(sparesSmall, fromClose),
  'rws-tai-sai-v5#I-P2': terminalsFailed,
  'rws-tai-sai-v5#I-P3': about('dice-damaged'),
  'rws-tai-sai-v5#I-P4': wrongResult,
  'rws-tai-sai-v5#I-P5': betweenRounds,
  'rws-tai-sai-v5#I-P9': is('BetsClosed'),
  'rws-tai-sai-v5#I-P11': takesBack,
  'rws-tai-sai-v5#I-P15': someDieUnread,
};

export const LICENSEE_SIC_BO: Conditions = {
  'licensee-sic-bo#3(a)': is('RoundOpened', 'BetsOpened', 'BetsChanged'),
  'licensee-sic-bo#5(a)(2)': shakenBy('automated'),
  'licensee-sic-bo#5(b)': is('ShiftBegan', 'ShiftInspectionRecorded'),
  'licensee-sic-bo#5(c)': either(is('BetsClosed'), about('tumbler-before-close')),
  'licensee-sic-bo#5(d)(1)': shakenBy('manual'),
  'licensee-sic-bo#5(d)(2)': shakenBy('automated'),
  'licensee-sic-bo#5(f)': (said) => !is('RoundConcluded', 'BetsChanged')(said),
  'licensee-sic-bo#5(g)': is('RoundConcluded'),
  'licensee-sic-bo#6(a)': about('die-not-flat'),
  'licensee-sic-bo#6(b)': either(
    about('electrical-device-failed', 'lights-wrong'),
    is('SupervisorPresent', 'TableSuspended', 'TableReleased'),
  ),
  'licensee-sic-bo#6(c)': both(about('shaker-failed'), shakenBy('automated')),
  'licensee-sic-bo#6(d)': ({ event }) =>
    event.type === 'ShakerRemoved' && event.shaker === 'automated',
  'licensee-sic-bo#I-P4': either(later, about('display-wrong', 'error-noticed-later')),
  'licensee-sic-bo#I-P5': betweenRounds,
  'licensee-sic-bo#I-P6': isVoided,
  'licensee-sic-bo#I-P7': about('die-not-flat'),
  'licensee-sic-bo#I-P8': either(about('tumbled-fewer-than-three'), shakenBy('automated')),
  'licensee-sic-bo#I-P9': is('BetsClosed'),
  'licensee-sic-bo#I-P11': takesBack,
  'licensee-sic-bo#I-P12': isDecided,
  'licensee-sic-bo#I-P15': someDieUnread,
};
