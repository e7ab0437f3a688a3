export interface PasskeyFault {
  readonly code: 'passkey-refused';
  readonly message: string;
}

/** One answer for everything that can be wrong: it helps nobody to know which. */
export const REFUSED: PasskeyFault = {
  code: 'passkey-refused',
  message: 'This passkey was not accepted.',
};
