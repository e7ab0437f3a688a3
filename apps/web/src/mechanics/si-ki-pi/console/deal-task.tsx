import { useEffect, useState } from 'react';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { useStepText } from '../../../console/words/step-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import type { StepTaskProps } from '../../screen-mechanic.ts';
import { cardsToDeal, deckFrom, RANKS, SUITS, signOf } from '../cards/card-deck.ts';
import { CardFace } from '../cards/card-face.tsx';
import { cardWords } from './card-words.ts';

/** The shuffler deals, or the dealer enters the cards in the order they leave the deck. */
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
  const typed = useTypedCards(source === 'dealer', take, takeBack, () => isOff || deal());
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

interface EnteredCardsProps {
  readonly lanes: readonly string[];
  readonly taken: readonly string[];
  readonly most: number;
  readonly typed: string | null;
  readonly onTake: (card: string) => void;
}

function EnteredCards({ lanes, taken, most, typed, onTake }: EnteredCardsProps) {
  const words = useWords(cardWords);
  return (
    <>
      <Lanes lanes={lanes} taken={taken} />
      <CardGrid taken={taken} most={most} label={words.grid} onTake={onTake} />
      <p className="quiet" aria-live="polite">
        {typed === null ? words.keyboard : words.typed(typed === 'T' ? '10' : typed)}
      </p>
    </>
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
      <p className="machine-note" role="status" data-source="device">
        {words.readerDeals}
      </p>
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
function Lanes({
  lanes,
  taken,
}: {
  readonly lanes: readonly string[];
  readonly taken: readonly string[];
}) {
  const words = useWords(cardWords);
  const now = Math.floor(taken.length / 4);
  return (
    <ol className="lanes">
      {lanes.map((name, lane) => {
        const cards = taken.slice(lane * 4, lane * 4 + 4);
        const isWhole = cards.length === 4;
        return (
          <li key={name} data-lane={isWhole ? 'whole' : lane === now ? 'now' : 'later'}>
            <b>{name}</b>
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
            {lane === now && <small>{words.ofFour(cards.length)}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** A rank and then a suit, typed by hand or by a scanner; null where no rank waits for its suit. */
function useTypedCards(
  isOn: boolean,
  take: (card: string) => void,
  takeBack: () => void,
  deal: () => unknown,
): string | null {
  const [rank, setRank] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      const read = readCardKey(event.key, rank);
      if (read.is === 'nothing') return;
      if (read.is === 'rank') setRank(read.rank);
      if (read.is === 'card') {
        setRank(null);
        take(read.card);
      }
      if (read.is === 'back') takeBack();
      // A key that has the focus is pressed by Enter itself.
      if (read.is === 'enter' && !(event.target instanceof HTMLButtonElement)) deal();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return rank;
}

/** What a key means while cards are entered. */
type CardKey =
  | { readonly is: 'nothing' | 'back' | 'enter' }
  | { readonly is: 'rank'; readonly rank: string }
  | { readonly is: 'card'; readonly card: string };

/** Rank first, then suit, as a scanner types them: `7` `c`, `t` `h`; `10` is typed as `1` `0`. */
export function readCardKey(key: string, rank: string | null): CardKey {
  if (key === 'Backspace') return { is: 'back' };
  if (key === 'Enter') return { is: 'enter' };
  if (key.length !== 1) return { is: 'nothing' };
  const suit = SUITS.find(({ letter }) => letter === key.toLowerCase());
  if (suit && rank !== null) return { is: 'card', card: `${rank}${suit.letter}` };
  const upper = key === '0' ? 'T' : key.toUpperCase();
  const found = RANKS.find((each) => each === upper);
  return found ? { is: 'rank', rank: found } : { is: 'nothing' };
}

interface CardGridProps {
  /** In the order they were dealt. */
  readonly taken: readonly string[];
  readonly most: number;
  readonly onTake: (card: string) => void;
  readonly label: string;
}

/** Every card of the deck once; a card that has been dealt cannot be dealt again. */
function CardGrid({ taken, most, onTake, label }: CardGridProps) {
  return (
    <fieldset className="card-grid" aria-label={label}>
      {SUITS.map(({ letter }) =>
        RANKS.map((rank) => {
          const card = `${rank}${letter}`;
          const place = taken.indexOf(card);
          return (
            <button
              key={card}
              type="button"
              className="card-key"
              data-card={card}
              data-suit={letter}
              aria-pressed={place >= 0}
              disabled={place >= 0 || taken.length >= most}
              onClick={() => onTake(card)}
            >
              {signOf(card)}
              {place >= 0 && <small>{place + 1}</small>}
            </button>
          );
        }),
      )}
    </fieldset>
  );
}
