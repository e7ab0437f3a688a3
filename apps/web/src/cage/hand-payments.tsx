import type { DeskBody } from '@baize/protocol/client';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { timeText } from '../text/moment.ts';
import { ListFiles } from '../ui/house/list-files.tsx';
import { goTo } from '../ui/house/use-address.ts';
import { TerminalLink } from '../ui/terminal-life/terminal-link.tsx';
import { cageWords } from './words/cage-words.ts';
import { openMoneyWords } from './words/open-money-words.ts';

interface HandPaymentsProps {
  readonly payments: DeskBody['handPayments'];
  readonly mayPay: boolean;
}

/** Players who wait at their terminals for cash; a line is taken over into the form that pays it. */
export function HandPayments({ payments, mayPay }: HandPaymentsProps) {
  const words = useWords(cageWords);
  const open = useWords(openMoneyWords);
  return (
    <section className="hcard" data-list="hand-payments">
      <div className="hcard-head">
        <h2>{open.handPayments}</h2>
        <span className="hpill" data-tone={payments.length > 0 ? 'warn' : 'info'}>
          {payments.length}
        </span>
        <span className="house-gap" />
        <ListFiles list="hand-payments" />
      </div>
      {payments.length === 0 && <p className="note">{open.noHandPayments}</p>}
      <ul className="cage-waiting">
        {payments.map(({ terminal, table, amount, since, answeredAt }) => (
          <li key={terminal} data-hand-payment={terminal}>
            <b>{amount === null ? open.everything : moneyText(amount)}</b>
            <span>
              <TerminalLink terminal={terminal} />
              {table !== null && `, ${table}`}
            </span>
            <small>
              {open.waitsSince(timeText(since))}
              {answeredAt !== null && ` · ${open.onTheWay}`}
            </small>
            {mayPay && table !== null && (
              <button
                type="button"
                className="hkey hkey--small"
                data-do="take-hand-payment"
                onClick={() =>
                  goTo({
                    tab: 'hand',
                    terminal,
                    amount: amount === null ? null : moneyText(amount),
                  })
                }
              >
                {words.kinds.hand}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
