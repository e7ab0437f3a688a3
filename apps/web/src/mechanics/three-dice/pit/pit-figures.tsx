import type { PitView } from '@baize/protocol/client';
import { pitWords } from '../../../pit/words/pit-words.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { fractionValue, percentText } from '../../../text/fraction.ts';
import { DiceRow } from '../dice/dice-row.tsx';

const NONE = '–';

/** What the next roll could cost, in five figures. */
export function PitFigures({ view: { exposure } }: { readonly view: PitView }) {
  const words = useWords(pitWords).figures;
  const worst = exposure?.outcomes[0];
  return (
    <dl className="pit-figures">
      <div className="hcard" data-figure="at-risk">
        <dt>{words.atRisk}</dt>
        <dd>
          <b>{exposure ? moneyText(exposure.atRisk) : NONE}</b>
        </dd>
      </div>
      <div className="hcard" data-figure="worst">
        <dt>{words.worst}</dt>
        <dd>
          <b className={worst && worst.net < 0 ? 'neg' : ''}>
            {worst ? moneyText(worst.net) : NONE}
          </b>
          {worst && <DiceRow dice={worst.dice} size={20} />}
          {worst && <small>{worst.weight}/216</small>}
        </dd>
      </div>
      <div className="hcard" data-figure="expected" title={exposure?.expectedWin ?? ''}>
        <dt>{words.expected}</dt>
        <dd>
          <b>{exposure ? moneyText(fractionValue(exposure.expectedWin)) : NONE}</b>
        </dd>
      </div>
      <div className="hcard" data-figure="losing" title={exposure?.lossChance ?? ''}>
        <dt>{words.losing}</dt>
        <dd>
          <b>{exposure ? percentText(exposure.lossChance, 1) : NONE}</b>
          <small>{words.ofRolls}</small>
        </dd>
      </div>
    </dl>
  );
}
