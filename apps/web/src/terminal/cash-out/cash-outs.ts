import type { Outcome, Refusal, TableClient, WireCommand } from '@baize/protocol/client';
import type { StoreApi } from 'zustand/vanilla';
import { newOperationId } from '../../session/operation-id.ts';
import type { TerminalState } from '../terminal-state.ts';
import type { CashOutStore, KeptCashOut } from './kept-cash-outs.ts';

/** The last cash-out that was pressed here, until its answer is on the screen. */
export type PressedCashOut =
  /** Sent, and sent again until it is answered. */
  | { readonly is: 'sent'; readonly kept: KeptCashOut }
  /** `refusal` is null where the message itself was not understood: nothing came of it. */
  | { readonly is: 'refused'; readonly amount: number; readonly refusal: Refusal | null }
  /** This browser stores nothing, so nothing was sent. */
  | { readonly is: 'not-kept' };

export interface CashOuts {
  press(amount: number): void;
  /** Asks whether this browser stores anything, before a player presses. */
  check(): void;
  /** Sends again what this visit has pressed and no page has heard the answer of. */
  resume(): void;
  stop(): void;
}

interface Parts {
  readonly client: TableClient<'player'>;
  readonly store: StoreApi<TerminalState>;
  readonly kept: CashOutStore;
}

export function cashOuts(parts: Parts): CashOuts {
  const { client, store, kept } = parts;
  let isPressing = false;
  const send = (cashOut: KeptCashOut) => sendKept(cashOut, parts);
  const press = async (amount: number) => {
    const { view } = client.state();
    // A second press is the same operation: it is on its way already.
    if (!view?.visit || isPressing || store.getState().pressed?.is === 'sent') return;
    isPressing = true;
    const cashOut: KeptCashOut = {
      op: newOperationId(),
      visit: view.visit.visit,
      terminal: view.terminal,
      amount,
      credit: view.spendable,
      at: client.serverTime(),
    };
    const isKept = await kept.put(cashOut).then(isDone, isNot);
    isPressing = false;
    if (isKept) await send(cashOut);
    else store.setState({ pressed: { is: 'not-kept' } });
  };
  const resume = async () => {
    const visit = client.state().view?.visit?.visit;
    if (visit === undefined || store.getState().pressed?.is === 'sent') return;
    for (const cashOut of await kept.all()) {
      if (cashOut.visit === visit) await send(cashOut);
      else await kept.remove(cashOut.op);
    }
  };
  const again = () => void resume().catch(ignore);
  const stopListening = kept.onKept(again);
  return {
    press: (amount) => void press(amount),
    check: () => {
      kept.check().catch(() => store.setState({ pressed: { is: 'not-kept' } }));
    },
    resume: again,
    stop: stopListening,
  };
}

const isDone = () => true;
const isNot = () => false;

/** What cannot be read now is read by the next page. */
function ignore(): void {}

async function sendKept(cashOut: KeptCashOut, { client, store, kept }: Parts): Promise<void> {
  const { op, terminal, amount } = cashOut;
  store.setState({ pressed: { is: 'sent', kept: cashOut } });
  // The amount is a safe integer of minor units, at most what the server says is spendable.
  const command = { type: 'CashOut', terminal, amount } as WireCommand;
  const outcome = await client.do(command, { op, untilAnswered: true });
  // The page goes; the next one sends it again.
  if (outcome.type === 'ended') return;
  const refused = refusalIn(outcome);
  if (refused) {
    await kept.remove(op).catch(ignore);
    store.setState({
      pressed: { is: 'refused', amount, refusal: refused.refusal },
      panel: 'cash-out',
    });
    return;
  }
  await seen(outcome, client);
  await kept.remove(op).catch(ignore);
  store.setState({ pressed: null, panel: null });
}

function refusalIn(outcome: Outcome): { readonly refusal: Refusal | null } | null {
  if (outcome.type !== 'answered') return { refusal: null };
  return outcome.answer.type === 'refused' ? { refusal: outcome.answer.refusal } : null;
}

/** The answer may come before the view that shows what it did. */
function seen(outcome: Outcome, client: TableClient<'player'>): Promise<void> {
  if (outcome.type !== 'answered' || outcome.answer.type === 'refused') return Promise.resolve();
  const { sequence } = outcome.answer;
  return new Promise((resolve) => {
    const look = () => (client.state().view?.sequence ?? 0) >= sequence;
    if (look()) return resolve();
    const stop = client.subscribe(() => {
      if (!look()) return;
      stop();
      resolve();
    });
  });
}
