import type { Face } from '@baize/three-dice';
import fc from 'fast-check';
import type { Actor } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import type { TableState } from '../state.ts';
import { dealer, pitManager, shiftManager, supervisor } from './floor.ts';

interface Step {
  readonly by: Actor;
  readonly command: (state: TableState) => Command;
}

const anyFace = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);

const agree: Step = {
  by: pitManager,
  command: ({ approvals }) => ({
    type: 'ApproveRequest',
    request: [...approvals.keys()].at(-1) ?? '',
  }),
};

/**
 * A die that can never be read: the interruption is reported, two people have settled what is certain, and perhaps
 * two others let the rest take its course (P15). Whether any of it may be done is for the table to say.
 */
export const anyKnownBets: fc.Arbitrary<readonly Step[]> = fc
  .tuple(anyFace, anyFace, fc.boolean())
  .map(([one, other, isDecided]): readonly Step[] => {
    const readable = [one, other, null] as const;
    const incident = 'round-interrupted';
    const reason = 'It lies under the dome.';
    const settle: readonly Step[] = [
      { by: supervisor, command: () => ({ type: 'ReportIncident', incident, readable }) },
      { by: dealer, command: () => ({ type: 'SettleKnownBets', reason }) },
      agree,
    ];
    const decide: Step['command'] = ({ matters }) => {
      const matter = [...matters.keys()].at(-1) ?? '';
      return { type: 'DecideMatter', matter, reason, effect: 'continue' };
    };
    return isDecided ? [...settle, { by: shiftManager, command: decide }, agree] : settle;
  });
