import type { TableClient, WireCommand } from '@baize/protocol/client';
import { concernsRound } from '@baize/protocol/commands';
import { useState } from 'react';
import type { Act, Refusal } from './model/dealer-view.ts';

interface Acts {
  readonly act: Act;
  /** Something was pressed and nobody has answered yet. */
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly dismiss: () => void;
}

/**
 * Sends what a dealer presses. A command given in a round is meant for that round and no other: a
 * press on a slow line must not close the bets of the next one.
 */
export function useActs(client: TableClient<'dealer'>): Acts {
  const [waiting, setWaiting] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act: Act = (command) => {
    setRefusal(null);
    setWaiting((count) => count + 1);
    void client.do(command, roundOf(client, command)).then((outcome) => {
      setWaiting((count) => count - 1);
      if (outcome.type === 'answered' && outcome.answer.type === 'refused') {
        setRefusal(outcome.answer.refusal);
      }
    });
  };
  return { act, isBusy: waiting > 0, refusal, dismiss: () => setRefusal(null) };
}

function roundOf(client: TableClient<'dealer'>, { type }: WireCommand): { round?: string } {
  const round = client.state().view?.round;
  return round && concernsRound(type) ? { round: round.id } : {};
}
