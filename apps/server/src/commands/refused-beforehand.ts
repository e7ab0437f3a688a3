import type { WireAnswer } from '@baize/protocol';

// What the floor refuses before a table is asked, since no table can know it.

/** What cannot be printed is paid by hand, as what is too large for an instrument is. */
export function answerPayByHand(why: string): WireAnswer {
  const message = `${why} Please wait for an attendant.`;
  const because = ['baize-floor#money-out'] as const;
  return { type: 'refused', refusal: { code: 'hand-pay-needed', message, because: [...because] } };
}

export function noDrawer(message: string): WireAnswer {
  const because = ['baize-floor#money-in', 'baize-floor#money-out'] as const;
  return { type: 'refused', refusal: { code: 'not-authorised', message, because: [...because] } };
}

/** Where numbers are tried out, a person looks at the next one. */
export function lookedAtFirst(why: string): WireAnswer {
  const message = `${why} Please go to the cage.`;
  const because = ['baize-floor#instrument'] as const;
  return { type: 'refused', refusal: { code: 'terminal-locked', message, because: [...because] } };
}

/** What is wrong with the money of a terminal a person looks at before any of it is bet or paid. */
export function lockedByFloor(why: string): WireAnswer {
  const because = ['baize-floor#self-audit'] as const;
  const message = `${why} Please wait for an attendant.`;
  return { type: 'refused', refusal: { code: 'terminal-locked', message, because: [...because] } };
}

/** What one person may not decide alone. */
export function needsSupervisor(message: string): WireAnswer {
  const because = ['baize-floor#sources-agree'] as const;
  return {
    type: 'refused',
    refusal: { code: 'supervisor-required', message, because: [...because] },
  };
}

export const NOT_ISSUED: WireAnswer = {
  type: 'refused',
  refusal: {
    code: 'unknown-instrument',
    message: 'No instrument with this number was ever issued here.',
    because: ['baize-floor#instrument'],
    field: 'number',
  },
};

/** Of an older copy, tickets may be paid that were paid since: nothing moves before two people accept it. */
export function recordUnaccepted(message: string): WireAnswer {
  const because = ['baize-floor#second-person', 'baize-floor#instrument'] as const;
  return { type: 'refused', refusal: { code: 'table-paused', message, because: [...because] } };
}

/** What a terminal carries is believed by the event that let it go. */
export const CREDIT_NOT_SIGNED: WireAnswer = {
  type: 'refused',
  refusal: {
    code: 'terminal-locked',
    message: 'The credit of this terminal is not what was signed. Please wait for an attendant.',
    because: ['baize-floor#one-table', 'baize-floor#self-audit'],
    field: 'terminal',
  },
};

/** A request falls with the position of the person who made it. */
export const ASKED_BY_NOBODY: WireAnswer = {
  type: 'refused',
  refusal: {
    code: 'unknown-request',
    message:
      'The person who asked for this was dismissed or moved and may not ask for it any more.',
    because: ['baize-floor#two-people'],
    field: 'request',
  },
};

export const AGREED_BY_NOBODY: WireAnswer = {
  type: 'refused',
  refusal: {
    code: 'not-authorised',
    message: 'You were moved to another position and may not agree to this any more.',
    because: ['baize-floor#two-people'],
  },
};
