import { readCheckpoint } from '../../store/checkpoint.ts';
import type { Asking } from '../../store/office.ts';
import type { Witness } from '../../store/witness.ts';
import type { Faults } from '../faults/faults.ts';
import { messageOf } from '../message-of.ts';

const EVERY = 30_000;

export interface WitnessWatch {
  readonly database: Asking;
  readonly witnesses: readonly Witness[];
  readonly faults: Pick<Faults, 'set'>;
  readonly log: { warn(details: object, message: string): void };
  readonly every?: number;
}

/**
 * Asks witnesses for their newest checkpoint while the floor runs, as the start does: a database that was exchanged
 * under it lacks one that somebody outside was told of.
 */
export function watchWitnesses({ every = EVERY, ...watch }: WitnessWatch): () => void {
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (const witness of watch.witnesses) {
      await compare(witness, watch).catch((problem: unknown) => {
        watch.log.warn({ problem: messageOf(problem) }, 'a witness could not be compared');
      });
    }
    isBusy = false;
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();
  return () => clearInterval(timer);
}

/** The witness first: it is told of a checkpoint after the database has it. */
async function compare(
  witness: Witness,
  { database, faults }: Pick<WitnessWatch, 'database' | 'faults'>,
): Promise<void> {
  const kept = await witness.kept();
  if (!kept) return;
  const there = await readCheckpoint(database, kept.number);
  if (there?.hash.equals(kept.hash)) return;
  const what = there ? 'is not the one a witness remembers' : 'is missing; a witness remembers it';
  faults.set('record-differs', `checkpoints number ${kept.number}`, what);
}
