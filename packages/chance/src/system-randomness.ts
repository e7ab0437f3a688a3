/** Fills the bytes with randomness nobody can predict or repeat. */
export type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * The only line of the platform that draws randomness. Node and browsers both answer from the
 * operating system's generator.
 */
export const fillFromSystem: FillRandomly = (bytes) => {
  crypto.getRandomValues(bytes);
};
