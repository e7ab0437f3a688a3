import type { PitView } from '@baize/protocol/client';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { fractionValue, percentText } from '../text/fraction.ts';
import { outcomeCount } from './every-outcome.tsx';
import { pitWords } from './words/pit-words.ts';

const NONE = '–';

/** What the next result could cost, in five figures. */
export function PitFigures({ view }: { readonly view: PitView }) {
  const words = useWords(pitWords).figures;
  const { exposure, table } = view;
  const worst = worstOutcome(view);
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
          {worst && (
            <ResultPicture mechanic={table?.mechanic ?? null} result={worst.dice} size={20} />
          )}
          {worst && exposure && (
            <small>
              {worst.weight}/{outcomeCount(exposure.outcomes)}
            </small>
          )}
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

/** All that lies on the table, whoever put it there. */
export function stakeOf(view: PitView): number {
  return view.terminals.reduce((sum, { staked }) => sum + staked, 0);
}

/** Where nobody has bet no result costs anything, and none is the worst. */
export function worstOutcome(
  view: PitView,
): NonNullable<PitView['exposure']>['outcomes'][number] | undefined {
  return stakeOf(view) > 0 ? view.exposure?.outcomes[0] : undefined;
}
