import type { Interpretations } from '@baize/game';

export const interpretations = {
  'I-1': {
    reads: ['grand-hazard#3.1'],
    says: 'Stakes are multiples of a bet unit at which every price is exact; nothing is rounded.',
    why: 'The rules give no way to round, so no amount may arise that would need it.',
    status: 'proposed',
  },
  'I-2': {
    reads: ['grand-hazard#4.5'],
    says: 'Money taken back after a correction never makes a credit negative; the rest is owed.',
    why: 'The rules order the round settled again and are silent on what was already spent.',
    status: 'proposed',
  },
  'I-3': {
    reads: ['grand-hazard#1.1', 'grand-hazard#2.1', 'grand-hazard#2.3', 'grand-hazard#2.4'],
    says: 'A table without a dealer, or without a real cage, is a demonstration and says so.',
    why: 'The rules prescribe both; without them the game is shown, and not dealt.',
    status: 'proposed',
  },
} as const satisfies Interpretations;
