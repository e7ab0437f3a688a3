import './void-returns.css';
import { moneyText } from '../../text/amount.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { type Returned, sumOf } from './returns.ts';

const en = {
  title: 'What goes back',
  all: (count: number) =>
    count === 1 ? 'Goes back to 1 terminal' : `Goes back to ${count} terminals`,
  none: 'No bets lie in this round: nothing goes back.',
  unknown: 'Every stake goes back whole, and what was paid of this round is taken back.',
};
const zhHans: typeof en = {
  title: '退还',
  all: (count) => `退还 ${count} 台终端`,
  none: '本局没有投注，无须退还。',
  unknown: '所有投注全数退还，本局已赔付的收回。',
};
const words: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** What a void gives back, terminal by terminal and in all, before it is pressed. */
export function VoidReturns({ returned }: { readonly returned: readonly Returned[] | null }) {
  const said = useWords(words);
  if (!returned || returned.length === 0) {
    return <p className="quiet">{returned ? said.none : said.unknown}</p>;
  }
  return (
    <dl className="void-returns" aria-label={said.title} data-returns={sumOf(returned)}>
      {returned.map(({ terminal, amount }) => (
        <div key={terminal} data-terminal={terminal}>
          <dt>{terminal}</dt>
          <dd>{moneyText(amount)}</dd>
        </div>
      ))}
      <div className="void-returns-all">
        <dt>{said.all(returned.length)}</dt>
        <dd>{moneyText(sumOf(returned))}</dd>
      </div>
    </dl>
  );
}
