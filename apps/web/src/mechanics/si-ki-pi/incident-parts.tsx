import { useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import { Choices } from '../../ui/incidents/choices.tsx';
import type { IncidentFieldProps, IncidentParts } from '../screen-mechanic.ts';
import { cardWords } from './console/card-words.ts';

/** What the rulebook makes of an incident, wherever at the table it happened. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'void-affected-rounds',
  'settle-by-dice-then-suspend',
  'resettle-by-dice',
  'conclude-if-established',
  'registered-bets-stand',
  'settle-and-hold',
]);
const AT_A_BOX: ReadonlySet<string> = new Set(['offer-withdrawal', 'set-by-house-way']);

/** What is asked about cards: at which box. */
export const incidentParts: IncidentParts = {
  fields: { box: { first: null, Field: BoxField } },
  asks: ({ incident, action }) =>
    AT_A_BOX.has(action) || (!ANYWHERE.has(action) && isAtABox(incident)) ? ['box'] : [],
  words: { en: {}, 'zh-Hans': {} },
};

function isAtABox(incident: string): boolean {
  return (
    incident.startsWith('player-') ||
    incident.startsWith('misdeal-') ||
    incident === 'single-card-exposed'
  );
}

function BoxField({ view, onSay }: IncidentFieldProps) {
  const { box, whichBox } = useWords(cardWords);
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <Choices
      label={whichBox}
      isOne
      options={(view.cards?.boxes ?? []).map((each) => ({
        id: String(each.box),
        text: box(each.box),
      }))}
      chosen={chosen}
      onChange={(next) => {
        choose(next);
        onSay(next[0] === undefined ? null : { box: Number(next[0]) });
      }}
    />
  );
}
