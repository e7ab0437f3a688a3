import { type EnterRequest, enterBody, enterRequest } from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';
import { seatDemoTerminal } from '../../commands/demo-terminal.ts';
import { enterAsDemo } from '../../people/demo.ts';
import { issueKey } from '../../people/keys.ts';
import { staffOfToken } from '../../people/sessions.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { refuse } from '../refuse.ts';
import { whoIs } from '../who.ts';
import { NO_TABLE } from './table-params.ts';

/**
 * One click to be anybody, on a demo floor and nowhere else. Whoever enters gets a token for the
 * window they entered in: windows of one browser share cookies, and must not sign each other out.
 */
export const demoRoutes: ApiPlugin = (api, context) => {
  if (!context.deps.config.isDemo) return;
  api.post(
    '/demo/enter',
    { schema: { tags: ['demo'], security: [], body: enterRequest, response: { 200: enterBody } } },
    (request, reply) => {
      const { body, ip } = request;
      return body.kind === 'staff'
        ? enterAsStaff(context, body.position, ip)
        : enterAsMachine(context, body, ip, reply);
    },
  );
};

type StaffEntry = Extract<EnterRequest, { kind: 'staff' }>;
type MachineEntry = Exclude<EnterRequest, StaffEntry>;

async function enterAsStaff(
  { deps, registry, audit }: ApiContext,
  position: StaffEntry['position'],
  address: string,
) {
  const { token } = await enterAsDemo(registry, position, address);
  const by = await staffOfToken(registry, token);
  if (!by) throw new Error('A session that was just opened is good.');
  const what = { action: 'enter-demo', subject: by.id, outcome: 'accepted' };
  await audit.record({ at: deps.now(), by, address, ...what });
  return { who: whoIs(by), token };
}

async function enterAsMachine(
  { deps, registry, audit, hub }: ApiContext,
  { kind, id, table }: MachineEntry,
  address: string,
  reply: FastifyReply,
) {
  const at = table === undefined ? undefined : deps.tables.get(table);
  if (table !== undefined && !at) return refuse(reply, 404, NO_TABLE);
  const holder =
    kind === 'terminal'
      ? await seatDemoTerminal(deps, { table: at, id, isOnline: (each) => hub.isOnline(each) })
      : (id ?? 'demo-display');
  const key = await issueKey(registry, { kind, holder, createdBy: 'demo', isDemo: true });
  const by = { kind, id: holder, credential: key.id } as const;
  const what = { action: 'enter-demo', subject: holder, outcome: 'accepted' };
  await audit.record({ at: deps.now(), by, address, ...what });
  return { who: { kind, id: holder }, token: key.token };
}
