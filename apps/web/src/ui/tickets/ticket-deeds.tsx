import type { TicketLine } from '@baize/protocol/client';
import { useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { timeText } from '../../text/moment.ts';
import { Because } from '../clause-tag.tsx';
import { ProblemLine } from '../house/problem-line.tsx';
import { refusalText } from '../refusal-text.ts';
import type { TicketEffect } from './ticket-types.ts';
import { useTicketWords } from './ticket-words.ts';
import { type TicketDecision, useTicketDecision } from './use-decision.ts';

/** Who stands before the ticket. */
export interface TicketDesk {
  readonly self: string;
  readonly name: string;
  /** What must be in the drawer; null where it is counted blind, left out where there is none. */
  readonly drawer?: number | null;
}

interface TicketDeedsProps {
  readonly line: TicketLine;
  readonly desk: TicketDesk;
  readonly onTold: () => void;
  readonly nameOf: (account: string) => string;
}

/** What ends the doubt about a ticket: one of three by two people, or that it was taken, by one with a reason. */
export function TicketDeeds({ line, desk, onTold, nameOf }: TicketDeedsProps) {
  const words = useTicketWords();
  const language = useLanguage();
  const decision = useTicketDecision(line, onTold);
  if (!line.isOpen || line.status === 'prepared') return <Told decision={decision} />;
  return (
    <section className="ticket-deeds" data-request={line.request?.effect}>
      <p className="ticket-once">{words.once(line.last)}</p>
      {line.request ? (
        <Waiting line={line} desk={desk} decision={decision} nameOf={nameOf} />
      ) : (
        <Asking line={line} desk={desk} decision={decision} />
      )}
      <Told decision={decision} />
      {decision.refusal && (
        <div className="trouble" role="alert" data-refused={decision.refusal.code}>
          {refusalText(decision.refusal, language)}
          <Because citations={decision.refusal.because} />
        </div>
      )}
    </section>
  );
}

function Told({ decision }: { readonly decision: TicketDecision }) {
  const words = useTicketWords();
  return (
    <>
      <ProblemLine problem={decision.problem} />
      {decision.isUnknown && (
        <p className="trouble" role="alert" data-unknown>
          {words.unknown}
        </p>
      )}
    </>
  );
}

function Waiting({
  line,
  desk,
  decision,
  nameOf,
}: Omit<TicketDeedsProps, 'onTold'> & { readonly decision: TicketDecision }) {
  const words = useTicketWords();
  const { request } = line;
  if (!request) return null;
  return (
    <>
      <p role="status" data-waits={request.effect}>
        {words.waits(words.deed[request.effect], timeText(request.expiresAt))} ·{' '}
        {words.asks(nameOf(request.by))}
      </p>
      <div className="ticket-keys">
        <a className="hkey" href={`/pit?table=${encodeURIComponent(line.table)}`}>
          {words.toThePit}
        </a>
        {request.by === desk.self && (
          <button
            type="button"
            className="hkey"
            data-do="withdraw-ticket"
            disabled={decision.isBusy}
            onClick={decision.withdraw}
          >
            {words.withdraw}
          </button>
        )}
      </div>
    </>
  );
}

interface AskingProps {
  readonly line: TicketLine;
  readonly desk: TicketDesk;
  readonly decision: TicketDecision;
}

const EFFECTS = ['reissue', 'cash', 'credit'] as const;

function Asking({ line, desk, decision }: AskingProps) {
  const words = useTicketWords();
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '' && !decision.isBusy;
  return (
    <>
      <Seats name={desk.name} />
      <label className="hfield">
        {words.reason}
        <input
          name="ticket-reason"
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <div className="ticket-keys">
        {EFFECTS.map((effect) => (
          <Deed
            key={effect}
            effect={effect}
            line={line}
            desk={desk}
            isReady={isReady}
            onPress={() => decision.decide(effect, reason.trim())}
          />
        ))}
      </div>
      {line.status === 'issued' && (
        <>
          <p className="note">{words.likelyNote}</p>
          <button
            type="button"
            className="hkey"
            data-do="confirm-ticket"
            disabled={!isReady}
            onClick={() => decision.confirm(reason.trim())}
          >
            {words.confirm}
          </button>
        </>
      )}
    </>
  );
}

/** Who has to agree: the one who asks, and another on a screen of their own. */
function Seats({ name }: { readonly name: string }) {
  const words = useTicketWords();
  return (
    <div className="ticket-seats">
      <p data-seat="first">
        <b>{words.first(name)}</b>
        <small>{words.firstNote}</small>
      </p>
      <p data-seat="second">
        <b>{words.second}</b>
        <small>{words.secondNote}</small>
      </p>
    </div>
  );
}

interface DeedProps {
  readonly effect: TicketEffect;
  readonly line: TicketLine;
  readonly desk: TicketDesk;
  readonly isReady: boolean;
  readonly onPress: () => void;
}

function Deed({ effect, line, desk, isReady, onPress }: DeedProps) {
  const words = useTicketWords();
  const { isPossible, note } = useDeedNote(effect, line, desk);
  return (
    <button
      type="button"
      className={effect === 'reissue' ? 'hkey hkey--main' : 'hkey'}
      data-do={`ticket-${effect}`}
      disabled={!isPossible || !isReady}
      onClick={onPress}
    >
      {words.deed[effect]}
      <small>{note}</small>
    </button>
  );
}

/** What the press would do, or why it cannot be done. */
function useDeedNote(effect: TicketEffect, line: TicketLine, { drawer }: TicketDesk) {
  const { deedNote: words } = useTicketWords();
  if (effect === 'reissue') return { isPossible: true, note: words.reissue(line.terminal) };
  if (effect === 'credit') {
    const { isSeated } = line;
    return { isPossible: isSeated, note: isSeated ? words.credit(line.terminal) : words.creditOff };
  }
  if (drawer === undefined) return { isPossible: false, note: words.noDrawer };
  if (drawer === null) return { isPossible: true, note: moneyText(line.amount) };
  if (drawer < line.amount) return { isPossible: false, note: words.cashOff };
  return {
    isPossible: true,
    note: words.cash(moneyText(drawer), moneyText(drawer - line.amount)),
  };
}
