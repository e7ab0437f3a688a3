import type { RefusalCode } from '../refusal.ts';
import type { Fields } from '../scenario/phrase.ts';

/** A step, and the refusal it meets; a step without one is accepted and mends what was wrong. */
export type Link = readonly [says: string, refused?: RefusalCode];

/**
 * Commands that are wrong in many ways at once, mended one problem at a time. Whatever is refused must
 * be refused for a later reason than before.
 */
export interface Chain {
  readonly name: string;
  readonly given: Fields | null;
  readonly links: readonly Link[];
}

export const TAI_SAI = {
  game: 'rws-tai-sai-v5/c',
  unit: 10,
  limits: '100 to 1000',
  differential: 300,
  credits: { A: 5000, B: 500 },
};
export const LICENSEE = { game: 'licensee-sic-bo/minimum', credits: { A: 5000 } };
export const CARDS = {
  game: 'rws-si-ki-pi-v2',
  credits: { A: 5000, B: 5000, C: 5000 },
  seats: { A: 1, C: 3 },
};
export const INSPECTION =
  'pit-supervisor: inspect 6 6 6 lit triple:6,any-triple,double:6,single:6 shakes 3';
export const NUMBER = '111111111111111111';
