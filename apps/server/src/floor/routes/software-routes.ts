import { softwareBody } from '@baize/protocol/http';
import type { ApiPlugin } from '../../http/context.ts';
import { only, principalOf } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import type { Faults } from '../faults/faults.ts';
import type { SoftwareWatch } from '../start/watch-software.ts';

/** Whoever doubts what runs has it compared now. */
export function softwareRoutes(software: Pick<SoftwareWatch, 'check'>, faults: Faults): ApiPlugin {
  return (api, { audit, deps }) => {
    api.post(
      '/software/check',
      {
        schema: {
          summary: 'Hash everything that runs, and compare it with what was accepted',
          description:
            'Programs, screens, dependencies, the database that comes along, Node and its flags; also done at the start and daily. Anything but what was accepted stops play.',
          tags: ['operations'],
          response: { 200: softwareBody },
        },
        preHandler: only('technician', 'shift-manager'),
      },
      async (request, reply) => {
        const entry = { at: deps.now(), by: principalOf(request), address: request.ip };
        await audit.record({ ...entry, action: 'check-software', outcome: 'accepted' });
        const found = await software.check();
        if (!found) return refuse(reply, 409, NOTHING_COMPARED);
        const isAccepted = !faults.list().some(({ code }) => code === 'software-changed');
        return reply.send({ at: deps.now(), isAccepted, ...found });
      },
    );
  };
}

const NOTHING_COMPARED = {
  code: 'nothing-compared',
  message: 'This floor was started without looking at its software.',
};
