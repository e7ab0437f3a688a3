import type { WireCommand } from '@baize/protocol/client';
import { newOperationId } from '../../../session/operation-id.ts';
import { rest } from '../../../terminal/rest.tsx';
import { play } from '../../../terminal/sound/sound.ts';
import type { Terminal } from '../../../terminal/terminal-context.ts';

/** How long a tip stays. */
const TIP_SHOWN = 5_000;
const NO_LIMITS = { maximumOf: () => 0, stakeOn: () => 0, isShared: false };

/** Gives a command about boxes and cards; whatever is refused is said with its clause. */
export async function giveCard(
  command: WireCommand,
  { client, store }: Pick<Terminal, 'client' | 'store'>,
): Promise<boolean> {
  const round = client.state().view?.round?.id;
  const outcome = await client.do(command, round === undefined ? {} : { round });
  if (outcome.type !== 'answered') return outcome.type === 'registered';
  if (outcome.answer.type !== 'refused') return true;
  const { refusalTip } = await rest.bring();
  const tip = refusalTip(newOperationId(), null, outcome.answer.refusal, NO_LIMITS);
  play('refused');
  store.setState({ tip, refusal: tip });
  setTimeout(() => {
    if (store.getState().tip?.id === tip.id) store.setState({ tip: null });
  }, TIP_SHOWN);
  return false;
}
