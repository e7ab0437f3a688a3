import type { Refusal, WireCommand } from '@baize/protocol/client';
import { concernsRound } from '@baize/protocol/commands';
import { useState } from 'react';
import type { PitClient } from './pit-clients.ts';

export interface PitActs {
  readonly act: (command: WireCommand) => void;
  /** Something was pressed and nobody has answered yet. */
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly dismiss: () => void;
}

/** Sends what the pit decides; what became of it shows in the view, or as a refusal. */
export function usePitActs(client: PitClient): PitActs {
  const [waiting, setWaiting] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act = (command: WireCommand) => {
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

/** What concerns a round is meant for the one the pit sees. */
function roundOf(client: PitClient, { type }: WireCommand): { round?: string } {
  const round = client.state().view?.round;
  return round && concernsRound(type) ? { round: round.id } : {};
}
