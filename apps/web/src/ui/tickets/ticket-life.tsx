import type { TicketBody } from '@baize/protocol/client';
import { moneyText } from '../../text/amount.ts';
import { timeText } from '../../text/moment.ts';
import { Because } from '../clause-tag.tsx';
import { useTicketWords } from './ticket-words.ts';

type TicketLifeLine = TicketBody['life'][number];

interface TicketLifeProps {
  readonly life: readonly TicketLifeLine[];
  readonly amount: number;
  readonly nameOf: (account: string) => string;
}

/** Everything that was recorded about a ticket, oldest first. */
export function TicketLife({ life, amount, nameOf }: TicketLifeProps) {
  const words = useTicketWords();
  return (
    <section className="ticket-life">
      <h3>{words.life}</h3>
      <ol>
        {life.map((line) => (
          <li key={`${line.table} ${line.sequence} ${line.kind}`} data-life={line.kind}>
            <time dateTime={new Date(line.at).toISOString()}>{timeText(line.at)}</time>
            <div>
              <b data-tone={toneOf(line)}>
                {words.lifeOf[line.kind]?.(moneyText(amount)) ?? words.other}
              </b>
              <LifeNote line={line} />
            </div>
            <small className="ticket-who">
              {[line.asked, line.by]
                .filter((each) => each !== null)
                .map(nameOf)
                .join(', ')}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function LifeNote({ line }: { readonly line: TicketLifeLine }) {
  const words = useTicketWords();
  const said = [
    line.says === null ? null : words.says[line.says],
    line.effect === null ? null : words.effect[line.effect],
    line.reason === null ? null : `“${line.reason}”`,
  ].filter((each) => each !== null);
  return (
    <span>
      {said.join(' · ')} {line.because.length > 0 && <Because citations={line.because} />}
    </span>
  );
}

function toneOf({ kind }: TicketLifeLine): string | undefined {
  if (kind === 'InstrumentDoubted' || kind === 'ApprovalRejected') return 'bad';
  return kind === 'InstrumentVoided' ? 'warn' : undefined;
}
