import { err, ok, type Result } from '@baize/exact';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../../postgres/open-database.ts';
import { type Checkpoint, type CheckpointPlace, lastCheckpoint } from '../../store/checkpoint.ts';
import { sealFloor } from '../../store/seal-floor.ts';
import { knownNow, type OfficeKnowledge } from '../../store/signed-office.ts';
import type { SigningKey, Trust } from '../../store/signing-key.ts';
import { trustedKeys, trustIn } from '../../store/trusted-keys.ts';
import { fileWitness, floorMark, type Witness, witnessesAt } from '../../store/witness.ts';
import { openingFinding } from '../../verify/opening-finding.ts';
import type { FloorOptions } from './floor-options.ts';
import type { StartProblem } from './start-problem.ts';

/** A record that was compared with what was signed, and who is told of its checkpoints. */
export interface OpenedRecord {
  readonly trust: Trust;
  /** What was signed of accounts, sessions and keys by then. */
  readonly known: OfficeKnowledge | undefined;
  readonly witnesses: readonly Witness[];
  /** The newest checkpoint of a record that no witness remembers anything of; null where one does. */
  readonly unwitnessed: Checkpoint | null;
  readonly onCheckpoint: (place: CheckpointPlace) => Promise<void>;
}

/** Compares the record with signatures and witnesses, seals what nobody has signed, or says what is wrong. */
export async function openRecord(
  database: Pick<Database, 'pool'>,
  key: SigningKey,
  { dataFolder, witnessUrl }: Pick<FloorOptions, 'dataFolder' | 'witnessUrl'>,
  log: Logger,
): Promise<Result<OpenedRecord, StartProblem>> {
  const witnesses = [fileWitness(dataFolder), ...witnessesAt(witnessUrl)];
  const pool = database.pool({ max: 1 });
  try {
    let office: OfficeKnowledge | undefined;
    const remembered = await rememberedBy(witnesses, log);
    const newest = await lastCheckpoint(pool);
    const finding = await openingFinding(pool, {
      trustedKeys: await trustedKeys(pool, dataFolder, key),
      witnesses: remembered,
      onOffice: (knowledge) => {
        office = knowledge;
      },
    });
    if (finding) return err({ code: 'record', finding });
    if (await sealFloor(pool, { key })) log.info('what was there before is sealed');
    return ok({
      trust: await trustOf(pool, dataFolder, key),
      known: office && (await knownNow(pool, office, Date.now())),
      witnesses,
      unwitnessed: remembered.length === 0 ? (newest ?? null) : null,
      onCheckpoint: tellWitnesses(witnesses, await floorMark(pool), log),
    });
  } finally {
    await pool.end();
  }
}

async function trustOf(pool: Pool, dataFolder: string, key: SigningKey): Promise<Trust> {
  return trustIn(pool, await trustedKeys(pool, dataFolder, key));
}

/** A witness that cannot be asked is missed loudly, and keeps nobody from playing. */
async function rememberedBy(
  witnesses: readonly Witness[],
  log: Logger,
): Promise<readonly CheckpointPlace[]> {
  const places = await Promise.all(
    witnesses.map((witness) =>
      witness.kept().catch((error: unknown) => {
        log.error({ error }, 'a witness could not be asked');
        return null;
      }),
    ),
  );
  return places.filter((place) => place !== null);
}

function tellWitnesses(witnesses: readonly Witness[], floor: string | null, log: Logger) {
  return async (place: CheckpointPlace): Promise<void> => {
    for (const witness of witnesses) {
      await witness.keep({ ...place, ...(floor !== null && { floor }) }).catch((error: unknown) => {
        log.error({ error, checkpoint: place.number }, 'a witness was not told');
      });
    }
  };
}
