import { useState } from 'react';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { Choices } from '../../ui/incidents/choices.tsx';
import type { IncidentFieldProps, IncidentParts, IncidentView } from '../screen-mechanic.ts';
import { signOf } from './cards/card-deck.ts';
import { CardGrid } from './console/card-grid.tsx';
import { AskedHands } from './correction/asked-hands.tsx';
import { CorrectionPanel } from './correction/correction-panel.tsx';

const en = {
  whichBox: 'At which box?',
  whichHand: 'Whose cards?',
  box: (box: number) => `Box ${box}`,
  dealersHand: "The dealer's",
  whichCard: 'Which card was it? Leave it open if nobody saw.',
  card: (card: string) => `Card: ${card}.`,
};

const zhHans: typeof en = {
  whichBox: '哪个格位？',
  whichHand: '谁的牌？',
  box: (box) => `${box} 号格`,
  dealersHand: '庄家的牌',
  whichCard: '是哪张牌？若无人看清，可不选。',
  card: (card) => `牌：${card}。`,
};

const fieldWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** What is asked, by incident; the table insists on a box only where it does something about that box. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  'player-cards-exposed-unseen': ['box'],
  'player-cards-exposed-seen': ['box'],
  'player-exposes-own-cards': ['box'],
  'player-walked-away': ['staked-box'],
  'single-card-exposed': ['hand', 'card'],
  'misdeal-unseen': ['hand'],
  'misdeal-seen': ['hand'],
  'foreign-card': ['card'],
  'foreign-card-after-settlement': ['card'],
};

/** What is asked about cards: at which box or whose, and which card where it is about one. */
export const incidentParts: IncidentParts = {
  fields: {
    box: { first: null, Field: BoxField },
    'staked-box': { first: null, Field: StakedBoxField },
    hand: { first: null, Field: HandField },
    card: { first: {}, Field: CardField },
  },
  asks: ({ incident }) => ASKS[incident] ?? [],
  Correction: CorrectionPanel,
  corrects: 'CorrectCards',
  moving: ['CorrectCards'],
  Asked: AskedHands,
};

type Box = NonNullable<IncidentView['cards']>['boxes'][number];

function BoxField(props: IncidentFieldProps) {
  return <BoxChoice {...props} has={hasCards} />;
}

function StakedBoxField(props: IncidentFieldProps) {
  return <BoxChoice {...props} has={(box) => box.hasInitialBet} />;
}

function HandField(props: IncidentFieldProps) {
  return <BoxChoice {...props} has={hasCards} withDealer />;
}

function hasCards({ hand }: Box): boolean {
  return hand === 'dealt' || hand === 'set';
}

interface BoxChoiceProps extends IncidentFieldProps {
  /** The boxes it can have been. */
  readonly has: (box: Box) => boolean;
  readonly withDealer?: boolean;
}

const DEALER = 'dealer';

function BoxChoice({ view, onSay, has, withDealer = false }: BoxChoiceProps) {
  const words = useWords(fieldWords);
  const [chosen, choose] = useState<readonly string[]>([]);
  const boxes = (view.cards?.boxes ?? []).filter(has).map(({ box }) => ({
    id: String(box),
    text: words.box(box),
  }));
  return (
    <Choices
      label={withDealer ? words.whichHand : words.whichBox}
      isOne
      options={withDealer ? [...boxes, { id: DEALER, text: words.dealersHand }] : boxes}
      chosen={chosen}
      onChange={(next) => {
        choose(next);
        const [said] = next;
        onSay(said === undefined ? null : said === DEALER ? {} : { box: Number(said) });
      }}
    />
  );
}

/** One card of a deck, for the record: the note begins with it. */
function CardField({ onSay }: IncidentFieldProps) {
  const words = useWords(fieldWords);
  const [chosen, choose] = useState<string | null>(null);
  return (
    <fieldset className="field">
      <legend>{words.whichCard}</legend>
      <CardGrid
        taken={chosen === null ? [] : [chosen]}
        label={words.whichCard}
        isChoice
        onTake={(card) => {
          const next = chosen === card ? null : card;
          choose(next);
          onSay(next === null ? {} : { note: words.card(signOf(next)) });
        }}
      />
    </fieldset>
  );
}
