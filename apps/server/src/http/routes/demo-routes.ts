import { type EnterRequest, enterBody, enterRequest } from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';
import { type DemoSeat, seatDemoTerminal } from '../../commands/demo-terminal.ts';
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
  const take = takingTerminals(context);
  api.post(
    '/demo/enter',
    {
      schema: {
        summary: 'On a demo floor, be anybody',
        tags: ['demo'],
        security: [],
        body: enterRequest,
        response: { 200: enterBody },
      },
    },
    (request, reply) => {
      const { body, ip } = request;
      return body.kind === 'staff'
        ? enterAsStaff(context, body, ip, reply)
        : enterAsMachine(context, { ...body, take }, ip, reply);
    },
  );
};

/** A terminal is taken while it has a link, and while the window that entered opens one. */
function takingTerminals({ deps, hub }: ApiContext): DemoSeat['take'] {
  const taken = new Map<string, number>();
  return (terminal) => {
    const at = deps.now();
    if (hub.isOnline(terminal) || (taken.get(terminal) ?? 0) > at) return false;
    taken.set(terminal, at + OPENING);
    return true;
  };
}

const OPENING = 15_000;

type StaffEntry = Extract<EnterRequest, { kind: 'staff' }>;
type MachineEntry = Exclude<EnterRequest, StaffEntry>;

async function enterAsStaff(
  { deps, registry, audit, hub }: ApiContext,
  { position, id }: StaffEntry,
  address: string,
  reply: FastifyReply,
) {
  const isOnline = (account: string) => hub.isPersonOnline(account);
  const session = await enterAsDemo(registry, { position, id, address, isOnline });
  if (!session) return refuse(reply, 404, NOBODY);
  const { token } = session;
  const by = await staffOfToken(registry, token);
  if (!by) throw new Error('A session that was just opened is good.');
  const what = { action: 'enter-demo', subject: by.id, outcome: 'accepted' };
  await audit.record({ at: deps.now(), by, address, ...what });
  return { who: whoIs(by), token };
}

async function enterAsMachine(
  { deps, registry, audit }: ApiContext,
  { kind, id, table, take }: MachineEntry & Pick<DemoSeat, 'take'>,
  address: string,
  reply: FastifyReply,
) {
  const at = table === undefined ? undefined : deps.tables.get(table);
  if (table !== undefined && !at) return refuse(reply, 404, NO_TABLE);
  const holder =
    kind === 'terminal'
      ? await seatDemoTerminal(deps, { table: at, id, take })
      : (id ?? 'demo-display');
  const key = await issueKey(registry, { kind, holder, createdBy: 'demo', isDemo: true });
  const by = { kind, id: holder, credential: key.id } as const;
  const what = { action: 'enter-demo', subject: holder, outcome: 'accepted' };
  await audit.record({ at: deps.now(), by, address, ...what });
  return { who: { kind, id: holder }, token: key.token };
}

const NOBODY = { code: 'unknown-account', message: 'No such demo account.', field: 'id' };
