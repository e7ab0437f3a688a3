export interface PasskeyProblem {
  readonly code: 'passkey-refused';
  readonly message: string;
}

/** One answer for everything that can be wrong: it helps nobody to know which. */
export const REFUSED: PasskeyProblem = {
  code: 'passkey-refused',
  message: 'This passkey was not accepted.',
};
