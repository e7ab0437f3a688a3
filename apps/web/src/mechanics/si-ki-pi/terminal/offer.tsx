import type { PlayerView } from '../../../terminal/player-view.ts';
import { useTable, useTerminal } from '../../../terminal/terminal-context.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { giveCard } from './card-commands.ts';
import type { PlayerBox } from './card-stage.ts';
import { dealtWords } from './dealt-words.ts';

/** Cards were exposed before anybody had looked: bets on them may be taken back. */
export function Offer({ view, box }: { readonly view: PlayerView; readonly box: PlayerBox }) {
  const words = useWords(dealtWords);
  const terminal = useTerminal();
  const isSent = useTable(({ pending }) =>
    pending.some(({ command }) => command.type === 'AnswerWithdrawal'),
  );
  const onCards = box.stakes.filter(({ bet }) => bet !== 'bonus:dealer');
  const back = onCards.reduce((sum, { stake }) => sum + stake, 0);
  const onDealer = box.stakes.find(({ bet }) => bet === 'bonus:dealer')?.stake ?? 0;
  const answer = (withdraw: boolean) =>
    void giveCard({ type: 'AnswerWithdrawal', box: box.box, withdraw }, terminal);
  return (
    <div className="offer-veil">
      <section className="offer" role="alertdialog" aria-label={words.exposed}>
        <h2>
          {words.box(box.box)}: {words.exposed}
        </h2>
        <p>
          {words.exposedNote(box.box)}{' '}
          <Because citations={[`${view.table?.rulebook.id ?? ''}#5.2`]} />
        </p>
        {onDealer > 0 && (
          <p className="offer-more">{words.dealerBonusStays(moneyText(onDealer))}</p>
        )}
        <div className="offer-keys">
          <button
            type="button"
            data-answer="withdraw"
            disabled={isSent}
            onClick={() => answer(true)}
          >
            <b>{words.takeBack(moneyText(back))}</b>
            <span>{words.takeBackNote}</span>
          </button>
          <button type="button" data-answer="stand" disabled={isSent} onClick={() => answer(false)}>
            <b>{words.letStand}</b>
            <span>{words.letStandNote}</span>
          </button>
        </div>
      </section>
    </div>
  );
}
