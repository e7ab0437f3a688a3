import type { Interpretations } from '@baize/game';

export const interpretations = {
  'I-1': {
    reads: ['big-wheel#3.1'],
    says: 'Every price is a whole number, so that a stake may be any whole amount.',
    why: 'The rules give no way to round, and none is needed.',
    status: 'proposed',
  },
  'I-2': {
    reads: ['big-wheel#4.5'],
    says: 'Money taken back after a correction never makes a credit negative; the rest is owed.',
    why: 'The rules order the round settled again and are silent on what was already spent.',
    status: 'proposed',
  },
  'I-3': {
    reads: ['big-wheel#1.1', 'big-wheel#2.1', 'big-wheel#2.3', 'big-wheel#2.4'],
    says: 'A table without a dealer, or without a real wheel, is a demonstration and says so.',
    why: 'The rules prescribe both; without them the game is shown, and not dealt.',
    status: 'proposed',
  },
} as const satisfies Interpretations;
