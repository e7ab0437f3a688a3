import { type EnterRequest, enterBody, enterRequest } from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';
import { type DemoSeat, seatDemoTerminal } from '../../commands/demo-terminal.ts';
import { enterAsDemo } from '../../people/demo.ts';
import { issueKey } from '../../people/keys.ts';
import { staffSignedIn } from '../../people/sessions.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { whoIs } from '../who.ts';
import { NO_TABLE } from './table-params.ts';

/**
 * One click to be anybody, on a demo floor and nowhere else. Whoever enters gets a token for the
 * window they entered in: windows of one browser share cookies, and must not sign each other out.
 */
export const demoRoutes: ApiPlugin = (api, context) => {
  if (!context.deps.config.isDemo) return;
  const take = takingRoutes(context);
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
function takingRoutes({ deps, hub }: ApiContext): DemoSeat['take'] {
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
  context: ApiContext,
  { position, id }: StaffEntry,
  address: string,
  reply: FastifyReply,
) {
  const isOnline = (account: string) => context.hub.isPersonOnline(account);
  const nobody = { principal: null, ip: address };
  const entered = await onRecord(context, nobody, async (acting) => {
    const session = await enterAsDemo(acting, { position, id, address, isOnline });
    const by = session && (await staffSignedIn(acting, session.token));
    const outcome = by ? 'accepted' : NOBODY.code;
    const what = { by, action: 'enter-demo', subject: by?.id ?? id, outcome };
    return [by && session && { who: whoIs(by, context.deps.floor), token: session.token }, what];
  });
  return entered ?? refuse(reply, 404, NOBODY);
}

async function enterAsMachine(
  context: ApiContext,
  { kind, id, table, take }: MachineEntry & Pick<DemoSeat, 'take'>,
  address: string,
  reply: FastifyReply,
) {
  const { deps } = context;
  const at = table === undefined ? undefined : deps.tables.get(table);
  if (table !== undefined && !at) return refuse(reply, 404, NO_TABLE);
  const holder =
    kind === 'terminal'
      ? await seatDemoTerminal({ ...deps, money: context.money }, { table: at, id, take })
      : (id ?? 'demo-display');
  const nobody = { principal: null, ip: address };
  return onRecord(context, nobody, async (acting) => {
    const key = await issueKey(acting, { kind, holder, createdBy: 'demo', isDemo: true });
    const by = { kind, id: holder, credential: key.id } as const;
    const what = { by, action: 'enter-demo', subject: holder, outcome: 'accepted' };
    return [{ who: { kind, id: holder }, token: key.token }, what];
  });
}

const NOBODY = { code: 'unknown-account', message: 'No such demo account.', field: 'id' };
