import { useState } from 'react';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { useStepText } from '../../../console/words/step-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import type { StepTaskProps } from '../../screen-mechanic.ts';
import { cardsToDeal, deckFrom, signOf } from '../cards/card-deck.ts';
import { CardFace } from '../cards/card-face.tsx';
import { CardGrid, useTypedCards } from './card-grid.tsx';
import { cardWords } from './card-words.ts';

/** The shuffler deals, a reader does, or the dealer enters the cards in the order they leave the deck. */
export function DealTask({ view, act, isBusy, step, refusal }: StepTaskProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const words = useWords(cardWords);
  const text = useStepText('deal');
  const played = (view.cards?.boxes ?? []).filter(({ hasInitialBet }) => hasInitialBet);
  const lanes = [...played.map(({ box }) => words.box(box)), words.dealer];
  const most = cardsToDeal(played.length);
  const source = view.table?.resultSource;
  const isVirtual = source === 'virtual';
  const isReady = isVirtual || taken.length === most;
  const isOff = !isReady || refusal !== null || isBusy;
  const deal = () => act({ type: 'Deal', ...(isVirtual ? {} : { deck: [...deckFrom(taken)] }) });
  const take = (card: string) =>
    setTaken((before) =>
      before.includes(card) || before.length >= most ? before : [...before, card],
    );
  const takeBack = () => setTaken((before) => before.slice(0, -1));
  const byHand = source === 'dealer' || source === 'dealer-and-device';
  const typed = useTypedCards(byHand, take, takeBack, () => isOff || deal());
  if (source === 'device') {
    return <ReaderDeals title={text.title} because={step.because} lanes={lanes} />;
  }
  return (
    <>
      <TaskHead
        title={text.title}
        hint={isVirtual ? words.shuffled : words.dealHint}
        because={step.because}
      />
      <Lanes lanes={lanes} taken={taken} />
      {isVirtual ? (
        <p className="commitment">
          {words.commitment} <code>{view.round?.commitment ?? '–'}</code>
        </p>
      ) : (
        <EnteredCards lanes={lanes} taken={taken} most={most} typed={typed} onTake={take} />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
      <DealKeys
        taken={taken}
        most={most}
        isVirtual={isVirtual}
        isOff={isOff}
        onBack={takeBack}
        onDeal={deal}
      />
    </>
  );
}

interface LanesProps {
  readonly lanes: readonly string[];
  readonly taken: readonly string[];
}

interface EnteredCardsProps extends LanesProps {
  readonly most: number;
  readonly typed: string | null;
  readonly onTake: (card: string) => void;
}

function EnteredCards({ lanes, taken, most, typed, onTake }: EnteredCardsProps) {
  const words = useWords(cardWords);
  const isOff = () => taken.length >= most;
  return (
    <>
      <DealtNow lanes={lanes} taken={taken} />
      <CardGrid taken={taken} isOff={isOff} label={words.grid} onTake={onTake} />
      <p className="quiet" aria-live="polite">
        {typed === null ? words.keyboard : words.typed(typed === 'T' ? '10' : typed)}
      </p>
    </>
  );
}

/** The hand that is dealt now, large: a finished set turns face down. */
function DealtNow({ lanes, taken }: LanesProps) {
  const words = useWords(cardWords);
  const lane = lanes[Math.floor(taken.length / 4)];
  const cards = taken.slice(taken.length - (taken.length % 4));
  return (
    <section className="dealt-now" aria-live="polite">
      <p>
        <b>{lane ?? words.allEntered}</b>
        <span>{lane === undefined ? words.allEnteredHint : words.nextCard(cards.length + 1)}</span>
      </p>
      <span className="dealt-cards">
        {lane !== undefined &&
          [0, 1, 2, 3].map((place) => {
            const card = cards[place];
            return card === undefined ? (
              <i key={place} data-next={place === cards.length || undefined}>
                {place + 1}
              </i>
            ) : (
              <CardFace key={place} card={card} width={96} />
            );
          })}
      </span>
      <small>{words.turnsDown}</small>
    </section>
  );
}

interface ReaderDealsProps {
  readonly title: string;
  readonly because: StepTaskProps['step']['because'];
  readonly lanes: readonly string[];
}

/** A shoe with a reader says which cards leave it: not even the dealer enters or sees them. */
function ReaderDeals({ title, because, lanes }: ReaderDealsProps) {
  const words = useWords(cardWords);
  return (
    <>
      <TaskHead title={title} hint={words.readerHint} because={because} />
      <Lanes lanes={lanes} taken={[]} />
      <div className="task-middle">
        <p className="machine-note" role="status" data-source="device">
          {words.readerDeals}
        </p>
        <p className="quiet">{words.readerFails}</p>
      </div>
    </>
  );
}

interface DealKeysProps {
  readonly taken: readonly string[];
  readonly most: number;
  readonly isVirtual: boolean;
  readonly isOff: boolean;
  readonly onBack: () => void;
  readonly onDeal: () => void;
}

function DealKeys({ taken, most, isVirtual, isOff, onBack, onDeal }: DealKeysProps) {
  const words = useWords(cardWords);
  return (
    <div className="task-keys">
      {!isVirtual && (
        <button
          type="button"
          className="key"
          data-do="take-back"
          disabled={taken.length === 0}
          onClick={onBack}
        >
          {words.takeBack} {taken.length > 0 && signOf(taken.at(-1) ?? '')}
        </button>
      )}
      <button
        type="button"
        className="key key--main"
        data-do="Deal"
        disabled={isOff}
        onClick={onDeal}
      >
        {isVirtual
          ? words.dealNow
          : taken.length === most
            ? words.dealEntered(most)
            : words.enter(taken.length, most)}
      </button>
    </div>
  );
}

/** A set of four for each lane, in deal order; a set that is whole turns face down. */
function Lanes({ lanes, taken }: LanesProps) {
  const words = useWords(cardWords);
  const now = Math.floor(taken.length / 4);
  return (
    <ol className="lanes" data-many={lanes.length > 8 || undefined}>
      {lanes.map((name, lane) => {
        const cards = taken.slice(lane * 4, lane * 4 + 4);
        const isWhole = cards.length === 4;
        return (
          <li key={name} data-lane={isWhole ? 'whole' : lane === now ? 'now' : 'later'}>
            <b>{name}</b>
            {isWhole && <em aria-hidden="true">✓</em>}
            {lane === now && <small>{words.ofFour(cards.length)}</small>}
            <span>
              {[0, 1, 2, 3].map((place) => {
                const card = cards[place];
                return card === undefined ? (
                  <i key={place} className="lane-hole" />
                ) : (
                  <CardFace key={place} card={isWhole ? null : card} width={30} />
                );
              })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
