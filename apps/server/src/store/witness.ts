import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckpointPlace } from './checkpoint.ts';

/** Somebody outside the database who remembers the newest checkpoint. */
export interface Witness {
  keep(place: CheckpointPlace): Promise<void>;
  /** The newest it was told of; null if it was told of none. */
  kept(): Promise<CheckpointPlace | null>;
}

/** A file in the data folder, replaced as a whole, so that there is always one that can be read. */
export function fileWitness(dataFolder: string): Witness {
  const file = join(dataFolder, WITNESS_FILE);
  return {
    keep: async (place) => {
      await writeFile(`${file}.new`, `${textOf(place)}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    kept: async () => placeIn(await readFile(file, 'utf8').catch(() => '')),
  };
}

export const WITNESS_FILE = 'witness.txt';

const PATIENCE = 5000;

/** An address elsewhere that takes a line by PUT and gives it back by GET. */
export function httpWitness(address: string): Witness {
  const asked = async (init: RequestInit): Promise<Response> => {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok && answer.status !== 404) throw new Error(`${address}: ${answer.status}`);
    return answer;
  };
  return {
    keep: async (place) => {
      await asked({ method: 'PUT', body: textOf(place) });
    },
    kept: async () => placeIn(await (await asked({ method: 'GET' })).text()),
  };
}

/** `NUMBER:HASH`, as `baize verify --checkpoint` takes it. */
function textOf({ number, hash }: CheckpointPlace): string {
  return `${number}:${hash.toString('hex')}`;
}

export function placeIn(text: string): CheckpointPlace | null {
  const [, number, hash = ''] = /^(\d+):([0-9a-f]{64})\s*$/.exec(text) ?? [];
  return number === undefined ? null : { number: Number(number), hash: Buffer.from(hash, 'hex') };
}
