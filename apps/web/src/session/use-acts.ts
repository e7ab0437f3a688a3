import { concernsRound } from '@baize/house/known-commands';
import type { Refusal, TableClient, WireCommand } from '@baize/protocol/client';
import { useState } from 'react';

export interface Acts {
  readonly act: (command: WireCommand) => void;
  /** Something was pressed and nobody has answered yet. */
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly dismiss: () => void;
}

type StaffClient = TableClient<'dealer'> | TableClient<'pit'>;

/**
 * Sends what is pressed; what became of it shows in the view, or as a refusal. A command given in a round is meant for that
 * round and no other: a press on a slow line must not close the bets of the next one.
 */
export function useActs(client: StaffClient): Acts {
  const [waiting, setWaiting] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [begin] = useState(ordersUnderWay);
  const act = (command: WireCommand) => {
    const end = begin(command);
    if (!end) return;
    setRefusal(null);
    setWaiting((count) => count + 1);
    void client.do(command, roundOf(client, command)).then((outcome) => {
      end();
      setWaiting((count) => count - 1);
      if (outcome.type === 'answered' && outcome.answer.type === 'refused') {
        setRefusal(outcome.answer.refusal);
      }
    });
  };
  return { act, isBusy: waiting > 0, refusal, dismiss: () => setRefusal(null) };
}

/**
 * Begins an order and says how it ends; null where the very same one is not answered yet. A hand that taps twice sells
 * credit once, and does not agree to what it has just agreed to.
 */
export function ordersUnderWay(): (order: object) => (() => void) | null {
  const underWay = new Set<string>();
  return (order) => {
    const said = JSON.stringify(order);
    if (underWay.has(said)) return null;
    underWay.add(said);
    return () => void underWay.delete(said);
  };
}

/** What concerns a round is meant for the one that is on the screen. */
function roundOf(client: StaffClient, { type }: WireCommand): { round?: string } {
  const round = client.state().view?.round;
  return round && concernsRound(type) ? { round: round.id } : {};
}
