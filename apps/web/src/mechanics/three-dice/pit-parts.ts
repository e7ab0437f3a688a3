import type { PitParts } from '../screen-mechanic.ts';

/** Every roll can be counted, so the pit needs nothing else; squares print dice or a total. */
export const pitParts: PitParts = {
  Middle: null,
  TileFigure: null,
  areaLabel: (bet) => {
    const [kind = '', of] = bet.split(':');
    if (of === undefined) return null;
    if (kind === 'triple') return of.repeat(3);
    return kind === 'double' ? of.repeat(2) : of;
  },
};
