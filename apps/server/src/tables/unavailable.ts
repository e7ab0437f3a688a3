import type { Unavailable, UnavailableCode } from './running-table.ts';

const MESSAGES: Readonly<Record<UnavailableCode, string>> = {
  overloaded: 'The table has too much to do at this moment; please try again.',
  'database-unavailable': 'The table cannot register anything at this moment.',
  'changed-meanwhile': 'What this relied on has changed meanwhile; please look again.',
  closing: 'The server is shutting down.',
  'outcome-unknown': 'The server shut down before it was known whether this was registered.',
};

export function unavailable(code: UnavailableCode): Unavailable {
  return { type: 'unavailable', code, message: MESSAGES[code] };
}
