import { useEffect, useState } from 'react';
import { useServerTime } from '../../../../session/use-client.ts';
import type { PlayerView } from '../../../../terminal/player-view.ts';
import { play } from '../../../../terminal/sound/sound.ts';
import { useTable, useTerminal } from '../../../../terminal/terminal-context.ts';
import { useWords } from '../../../../text/dictionary.ts';
import { Because } from '../../../../ui/clause-tag.tsx';
import { bothWorth, handWords } from '../../cards/hand-words.ts';
import { giveCard } from '../card-commands.ts';
import type { PlayerBox, PlayerCards } from '../card-stage.ts';
import { dealtWords } from '../dealt-words.ts';
import { useDesk } from './desk.ts';
import type { Way } from './hand-order.ts';
import type { OwnHand } from './use-own-hand.ts';

interface DecideKeysProps {
  readonly view: PlayerView;
  readonly cards: PlayerCards;
  readonly box: PlayerBox;
  readonly hand: OwnHand;
}

/** A hand that was moved a moment ago is not put down by the same touch. */
const REST = 400;

/** Both keys are final, and each says what it does. */
export function DecideKeys({ view, cards, box, hand }: DecideKeysProps) {
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  const terminal = useTerminal();
  const isSent = useTable(({ pending }) =>
    pending.some(({ command }) => 'box' in command && command.type !== 'LookAtCards'),
  );
  const isOffered = cards.boxes.some((each) => each.isOffered);
  const isResting = useRest();
  const isUp = useIsUp(cards);
  const isOff = isSent || isUp || isOffered;
  const houseWay = hand.own?.ways.find((way) => way.isHouseWay);
  const book = view.table?.rulebook.id ?? '';
  const { way } = hand;
  return (
    <div className="decide" data-sent={isSent || undefined}>
      {hand.isOpen && way && <PutKey box={box} way={way} isOff={isOff || !isResting} />}
      <button
        type="button"
        className="decide-way"
        data-do="RequestHouseWay"
        disabled={isOff}
        onClick={() => void giveCard({ type: 'RequestHouseWay', box: box.box }, terminal)}
      >
        <b>{words.houseWay}</b>
        <span>
          {houseWay && hand.isOpen ? bothWorth(houseWay.values, inWords) : words.withoutLooking}
        </span>
      </button>
      <p>
        {words.isFinal} <Because citations={[`${book}#3.9`]} />
      </p>
      <TimeNote cards={cards} isUp={isUp} />
      {hand.isOpen && <p className="decide-how">{words.how}</p>}
    </div>
  );
}

interface PutKeyProps {
  readonly box: PlayerBox;
  readonly way: Way;
  readonly isOff: boolean;
}

function PutKey({ box, way, isOff }: PutKeyProps) {
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  const terminal = useTerminal();
  const put = () => {
    play('put-down');
    void giveCard({ type: 'ArrangeHand', box: box.box, low: way.low, high: way.high }, terminal);
  };
  return (
    <button
      type="button"
      className="decide-put"
      data-do="ArrangeHand"
      disabled={isOff}
      onClick={put}
    >
      <b>{words.putDown}</b>
      <span>{bothWorth(way.values, inWords)}</span>
    </button>
  );
}

function TimeNote({ cards, isUp }: { readonly cards: PlayerCards; readonly isUp: boolean }) {
  const words = useWords(dealtWords);
  if (isUp) {
    return (
      <p role="alert">
        {words.timeIsUp}. {words.timeIsUpNote}
      </p>
    );
  }
  const isOffered = cards.boxes.some((each) => each.isOffered);
  const waits = cards.arranging ? words.whenTimeIsUp : words.dealerWaits;
  return <p>{isOffered ? words.otherDecides : waits}</p>;
}

/** Whether the cards have lain still for a moment. */
function useRest(): boolean {
  const movedAt = useDesk((desk) => desk.movedAt);
  const [restedAt, setRestedAt] = useState(movedAt);
  useEffect(() => {
    const timer = setTimeout(() => setRestedAt(movedAt), REST);
    return () => clearTimeout(timer);
  }, [movedAt]);
  return restedAt === movedAt;
}

/** The local clock only stops the fingers; what becomes of the cards the table says. */
function useIsUp({ arranging }: PlayerCards): boolean {
  const { client } = useTerminal();
  const now = useServerTime(client, 250);
  return arranging !== null && now >= arranging.until;
}
