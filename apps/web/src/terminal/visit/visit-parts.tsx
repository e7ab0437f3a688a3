import { useState } from 'react';
import { changeText, moneyText } from '../../text/amount.ts';
import { useTable, useTerminal } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';
import { limitReached, minutesOf, remindersDue, withLimits } from './visit.ts';
import { useNow, useVisit } from './watch-visit.ts';
import './visit.css';

/** How long this visit has lasted: `0:42`. */
export function VisitClock() {
  const { visit: words } = useTerminalWords();
  const { visit: watch, client } = useTerminal();
  const minutes = minutesOf(useVisit(watch), useNow(client));
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return (
    <span
      className="visit-clock"
      role="img"
      aria-label={words.lasted(minutes)}
      title={words.lasted(minutes)}
    >
      {text}
    </span>
  );
}

/** A reminder the player has asked for, or the limit they have set; beside the felt. */
export function VisitNotice() {
  const { visit: words, understood } = useTerminalWords();
  const { visit: watch, client } = useTerminal();
  const visit = useVisit(watch);
  const now = useNow(client);
  const [read, setRead] = useState(() => remindersDue(visit, now));
  const reached = limitReached(visit, now);
  const due = remindersDue(visit, now);
  if (reached) {
    return (
      <div className="notice" data-notice="own-limit">
        <span>{words.reached[reached]}</span>
      </div>
    );
  }
  if (due <= read) return null;
  return (
    <div className="notice" data-notice="reminder">
      <span>{words.reminder(minutesOf(visit, now), changeText(visit.net))}</span>
      <button type="button" onClick={() => setRead(due)}>
        {understood}
      </button>
    </div>
  );
}

/** What this visit owes from a correction, and what is kept from an earlier one under the card that was seen. */
export function VisitMoney() {
  const { cash: words } = useTerminalWords();
  const visit = useTable(({ view }) => view?.visit ?? null);
  const owes = visit?.owes ?? 0;
  const kept = (visit?.before ?? []).reduce((sum, { due }) => sum + due, 0);
  return (
    <>
      {owes > 0 && (
        <div className="notice" data-notice="owes" data-owes={owes}>
          {words.owes(moneyText(owes))}
        </div>
      )}
      {kept > 0 && (
        <div className="notice" data-notice="kept" data-kept={kept}>
          {words.kept(moneyText(kept))}
        </div>
      )}
    </>
  );
}

const MINUTES = [30, 60, 120] as const;
const LOSSES = [5_000, 20_000, 100_000] as const;
const REMINDERS = [15, 30, 60] as const;

/** Where a player sets limits for this visit; what is set can be made stricter and not taken back. */
export function VisitSettings() {
  const { visit: words } = useTerminalWords();
  const { visit: watch, client } = useTerminal();
  const visit = useVisit(watch);
  const now = useNow(client);
  return (
    <section className="visit-settings">
      <h3>{words.title}</h3>
      <p>
        {words.lasted(minutesOf(visit, now))} · {words.net(changeText(visit.net))}
      </p>
      <Choice
        label={words.remind}
        values={REMINDERS}
        chosen={visit.remindEvery}
        text={words.minutes}
        onChoose={(remindEvery) => watch.change((before) => ({ ...before, remindEvery }))}
      />
      <Choice
        label={words.time}
        values={MINUTES}
        chosen={visit.minutesMost}
        text={words.minutes}
        onChoose={(minutesMost) => watch.change((before) => withLimits(before, { minutesMost }))}
      />
      <Choice
        label={words.loss}
        values={LOSSES}
        chosen={visit.lossMost}
        text={moneyText}
        onChoose={(lossMost) => watch.change((before) => withLimits(before, { lossMost }))}
      />
      <p className="quiet">{words.holds}</p>
    </section>
  );
}

function Choice(props: {
  readonly label: string;
  readonly values: readonly number[];
  readonly chosen: number | null;
  readonly text: (value: number) => string;
  readonly onChoose: (value: number) => void;
}) {
  return (
    <fieldset className="settings-languages">
      <legend>{props.label}</legend>
      {props.values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {props.text(value)}
        </button>
      ))}
    </fieldset>
  );
}
