import { assert } from '@baize/exact';
import { roundRecord, transcript } from '@baize/house';
import * as troubles from './dice-troubles.ts';
import * as cards from './rounds/card-rounds.ts';
import * as decided from './rounds/decided-rounds.ts';
import * as dice from './rounds/dice-rounds.ts';
import * as other from './rounds/money-rounds.ts';
import * as rare from './rounds/rare-rounds.ts';

/** Every round that is kept as a transcript, by the name of its file. */
export const GOLDEN_ROUNDS: ReadonlyMap<string, () => dice.ToldRound> = new Map([
  ['rws-sic-bo-2021.round', dice.sicBoRound],
  ['rws-sic-bo-2021.virtual-round', dice.virtualRound],
  ['rws-sic-bo-2021.two-readings', dice.twoReadings],
  ['rws-sic-bo-2021.tumbled-too-soon', troubles.tumbledTooSoon],
  ['rws-sic-bo-2021.correction-with-claw-back', troubles.correctionWithClawBack],
  ['rws-sic-bo-2021.correction-rejected', troubles.rejectedCorrection],
  ['rws-sic-bo-2021.interruption-concluded', troubles.interruptionConcluded],
  ['rws-sic-bo-2021.interruption-voided', troubles.interruptionVoided],
  ['rws-sic-bo-2021.known-bets-settled', decided.knownBetsSettled],
  ['rws-sic-bo-2021.rest-decided', decided.restDecided],
  ['rws-sic-bo-2021.money-in-and-out', other.moneyInAndOut],
  ['rws-sic-bo-2021.tickets-in-doubt', other.ticketsInDoubt],
  ['rws-sic-bo-2021.visit-with-debt', rare.visitWithDebt],
  ['rws-sic-bo-2021.reader-set-aside', rare.readerSetAside],
  ['rws-sic-bo-2021.cluster', rare.clusterRound],
  ['rws-sic-bo-2021.recalled-round', rare.recalledRound],
  ['rws-sic-bo-2021.promised-round', rare.promisedRound],
  ['mbs-sic-bo-v4.round', dice.coveredRound],
  ['mbs-sic-bo-v4.matter-decided', troubles.decidedMatter],
  ['mbs-sic-bo-v4.terminals-interrupted', other.terminalsInterrupted],
  ['licensee-sic-bo.round', dice.shakerRound],
  ['licensee-sic-bo.no-roll', troubles.noRoll],
  ['licensee-sic-bo.device-failure', troubles.deviceFailure],
  ['licensee-sic-bo.bets-returned', decided.betsReturned],
  ['licensee-sic-bo.voided-late', decided.voidedLate],
  ['licensee-sic-bo.rolled-again', decided.rolledAgain],
  ['licensee-sic-bo.acts-and-service', rare.actsAndService],
  ['licensee-sic-bo.opening-and-closing', other.openingAndClosing],
  ['rws-tai-sai-v5.round', dice.taiSaiRound],
  ['rws-tai-sai-v5.void', troubles.voidRound],
  ['rws-tai-sai-v5.pro-rata-close', troubles.proRataClose],
  ['rws-tai-sai-v5.late-void', troubles.lateVoid],
  ['rws-tai-sai-v5.minimum-advised', rare.minimumAdvised],
  ['rws-si-ki-pi-v2.round', cards.cardRound],
  ['rws-si-ki-pi-v2.dealer-hand-reset', cards.wrongSetting],
  ['rws-si-ki-pi-v2.withdrawal', cards.withdrawal],
  ['rws-si-ki-pi-v2.redeal', cards.redeal],
  ['rws-si-ki-pi-v2.foreign-card', cards.foreignCard],
  ['rws-si-ki-pi-v2.cards-corrected', cards.correctedCards],
  ['rws-si-ki-pi-v2.box-left', rare.boxLeft],
]);

/** Rounds that are kept as records too: samples of the format, one of which every version reads. */
const SAMPLES: readonly (readonly [name: string, round: string])[] = [
  ['rws-sic-bo-2021.correction-with-claw-back', 'T7-1'],
  ['rws-tai-sai-v5.pro-rata-close', 'T7-1'],
  ['rws-si-ki-pi-v2.round', 'T7-1'],
];

/** What every golden file must say, by its name. */
export function goldenFiles(): ReadonlyMap<string, string> {
  const transcripts = [...GOLDEN_ROUNDS].map(([name, play]): [string, string] => {
    const { journal, from } = play();
    const config = journal.state().rules?.config;
    const facts = journal.facts().slice(from);
    return [`${name}.txt`, transcript(facts, config ? { config } : {})];
  });
  const samples = SAMPLES.map(([name, round]): [string, string] => {
    const played = GOLDEN_ROUNDS.get(name);
    assert(played !== undefined, `${name} is one of the rounds.`);
    const record = roundRecord(played().journal.facts(), round);
    assert(record.ok, `${name} has a record of ${round}.`);
    return [`${name}.${round}.json`, `${JSON.stringify(record.value, null, 2)}\n`];
  });
  return new Map([...transcripts, ...samples]);
}
