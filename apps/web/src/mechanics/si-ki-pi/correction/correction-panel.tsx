import { useState } from 'react';
import { consoleWords } from '../../../console/words/console-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Choices } from '../../../ui/incidents/choices.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { CorrectionProps, IncidentView } from '../../screen-mechanic.ts';
import { signOf } from '../cards/card-deck.ts';
import { CardFace } from '../cards/card-face.tsx';
import { handWords } from '../cards/hand-words.ts';
import { CardGrid } from '../console/card-grid.tsx';
import { correctionWords } from './correction-words.ts';
import {
  correctionOf,
  handsOf,
  isChanged,
  type LaidHand,
  twiceIn,
  withCard,
} from './laid-hands.ts';
import './correction.css';

/** Cards were entered otherwise than they lay: one person says how, a second one has to agree. */
export function CorrectionPanel({ view, round: first, act, onClose }: CorrectionProps) {
  const words = useWords(correctionWords);
  const { close } = useWords(consoleWords);
  const [round, setRound] = useState(first);
  return (
    <Panel
      title={words.title}
      closeLabel={close}
      onClose={onClose}
      name="correction"
      tools={<LanguageSwitch />}
    >
      <RoundField view={view} round={round} onChoose={setRound} />
      {round !== null && (
        <CorrectionForm
          key={round}
          round={round}
          view={view}
          act={(command) => {
            act(command);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Panel>
  );
}

interface RoundFieldProps {
  readonly view: IncidentView;
  readonly round: string | null;
  readonly onChoose: (round: string | null) => void;
}

/** The round on the table, and those before it whose cards are known here. */
function RoundField({ view, round, onChoose }: RoundFieldProps) {
  const words = useWords(correctionWords);
  const { round: roundName } = useWords(consoleWords);
  const past = view.cards?.past ?? [];
  const now = view.round && handsOf(view.round.id, view).length > 0 ? [view.round] : [];
  const options = [
    ...now.map(({ id }) => ({ id, text: words.thisRound })),
    ...past.slice(0, 8).map((each) => ({ id: each.round, text: roundName(each.number) })),
  ];
  if (options.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <Choices
      label={words.whichRound}
      isOne
      options={options}
      chosen={round === null ? [] : [round]}
      onChange={([next]) => onChoose(next ?? null)}
    />
  );
}

interface Place {
  readonly box: number | null;
  readonly index: number;
}

function CorrectionForm({ view, round, act }: CorrectionProps & { readonly round: string }) {
  const words = useWords(correctionWords);
  const [hands, setHands] = useState(() => handsOf(round, view));
  const [place, setPlace] = useState<Place | null>(null);
  const [reason, setReason] = useState('');
  const twice = twiceIn(hands);
  const isReady = hands.some(isChanged) && twice === null && reason.trim() !== '';
  const put = (card: string) => {
    if (place) setHands(withCard(hands, place, card));
    setPlace(null);
  };
  return (
    <form
      className="incident-form correction-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) act(correctionOf(round, hands, reason.trim()));
      }}
    >
      <p className="quiet">{words.hint}</p>
      <ul className="correction-hands">
        {hands.map((hand) => (
          <HandRow key={hand.box ?? 'dealer'} hand={hand} place={place} onPlace={setPlace} />
        ))}
      </ul>
      {place && (
        <CardGrid
          taken={[]}
          label={words.whichCard}
          isOff={inSameHand(hands, place)}
          onTake={put}
        />
      )}
      {twice !== null && (
        <p className="correction-twice" role="status">
          {words.twice(signOf(twice))}
        </p>
      )}
      <ReasonField reason={reason} onSay={setReason} />
      <p className="quiet">{words.twoPeople}</p>
      <button type="submit" className="key key--main" data-do="CorrectCards" disabled={!isReady}>
        {words.ask}
      </button>
    </form>
  );
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly onSay: (reason: string) => void;
}

function ReasonField({ reason, onSay }: ReasonFieldProps) {
  const words = useWords(correctionWords);
  return (
    <label className="field">
      <span>{words.reason}</span>
      <input
        name="reason"
        value={reason}
        maxLength={500}
        placeholder={words.reasonHint}
        onChange={({ target }) => onSay(target.value)}
      />
    </label>
  );
}

/** A hand has a card once; that of another hand may be taken, since the two may have been mixed up. */
function inSameHand(hands: readonly LaidHand[], place: Place): (card: string) => boolean {
  const own = hands.find(({ box }) => box === place.box);
  return (card) => own?.lay.includes(card) ?? false;
}

interface HandRowProps {
  readonly hand: LaidHand;
  readonly place: Place | null;
  readonly onPlace: (place: Place) => void;
}

function HandRow({ hand, place, onPlace }: HandRowProps) {
  const words = useWords(correctionWords);
  const { cardName, low, high } = useWords(handWords);
  const name = hand.box === null ? words.dealer : words.box(hand.box);
  return (
    <li data-hand={hand.box ?? 'dealer'} data-changed={isChanged(hand) || undefined}>
      <b>{name}</b>
      {hand.lay.map((card, index) => {
        const was = hand.entered[index];
        const isNow = place?.box === hand.box && place.index === index;
        return (
          <button
            key={card}
            type="button"
            data-place={index}
            data-half={index < 2 ? 'low' : 'high'}
            aria-pressed={isNow}
            aria-label={`${name}, ${index < 2 ? low : high}: ${cardName(card)}`}
            onClick={() => onPlace({ box: hand.box, index })}
          >
            <CardFace card={card} width={64} />
            {was !== undefined && was !== card && <s>{signOf(was)}</s>}
          </button>
        );
      })}
    </li>
  );
}
