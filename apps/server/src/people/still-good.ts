import { liveKeys } from './keys.ts';
import type { Principal } from './principal.ts';
import type { Registry } from './registry.ts';
import { liveSessions } from './sessions.ts';

/** Which of these people and machines could still show the credential they came with. */
export async function stillGood(
  registry: Registry,
  principals: readonly Principal[],
): Promise<ReadonlySet<string>> {
  const isStaff = ({ kind }: Principal) => kind === 'staff';
  const credentials = (some: readonly Principal[]) => some.map(({ credential }) => credential);
  const [sessions, keys] = await Promise.all([
    liveSessions(registry, credentials(principals.filter(isStaff))),
    liveKeys(registry, credentials(principals.filter((each) => !isStaff(each)))),
  ]);
  return new Set([...sessions, ...keys]);
}
