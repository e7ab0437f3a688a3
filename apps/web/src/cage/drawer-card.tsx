import type { DrawerBody } from '@baize/protocol/client';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { minuteText } from '../text/moment.ts';
import { cageWords } from './words/cage-words.ts';

/** What must be in the drawer, and the sum that makes it. */
export function DrawerCard({ drawer }: { readonly drawer: DrawerBody }) {
  const words = useWords(cageWords);
  const language = useLanguage();
  const kinds = [...new Set(drawer.slips.filter(({ cash }) => cash !== 0).map(({ kind }) => kind))];
  return (
    <section className="hcard" data-drawer-card={drawer.id}>
      <div className="hcard-head">
        <h2>{words.drawer}</h2>
        <span className="hpill">{minuteText(drawer.openedAt, language)}</span>
      </div>
      <small>{words.mustBe}</small>
      <p className="cage-sum" data-expected={drawer.expected ?? 'hidden'}>
        {drawer.expected === null ? words.hidden : moneyText(drawer.expected)}
      </p>
      <dl className="cage-parts">
        <dt>{words.opening}</dt>
        <dd>{moneyText(drawer.opening)}</dd>
        {drawer.expected !== null &&
          kinds.map((kind) => {
            const moved = drawer.slips.filter((slip) => slip.kind === kind && slip.cash !== 0);
            const sum = moved.reduce((total, { cash }) => total + cash, 0);
            return (
              <Part key={kind} name={words.moved(words.kinds[kind], moved.length)} sum={sum} />
            );
          })}
      </dl>
    </section>
  );
}

function Part({ name, sum }: { readonly name: string; readonly sum: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd
        className={sum < 0 ? 'neg' : 'pos'}
      >{`${sum < 0 ? '−' : '+'}${moneyText(Math.abs(sum))}`}</dd>
    </>
  );
}
