import type { WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import { changeText, moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { useTable, useTerminal } from '../terminal-context.ts';
import { usePanelWords } from '../words/panel-words.ts';
import { useTerminalWords } from '../words/words.ts';
import { isLooser, limitReached, minutesOf, remindersDue, type Visit } from './visit.ts';
import { useNow, useVisit } from './visit-clock.tsx';

/** A reminder the player has asked for, or the limit they have set; beside the felt. */
export function VisitNotice() {
  const { visit: words } = usePanelWords();
  const now = useNow(useTerminal().client);
  const visit = useVisit();
  if (!visit) return null;
  const reached = limitReached(visit, now);
  if (!reached) {
    // Other reminders, or another visit, are counted from anew.
    const asked = `${visit.since} ${visit.remindEvery}`;
    return <Reminder key={asked} visit={visit} now={now} />;
  }
  return (
    <div className="notice" data-notice="own-limit">
      <span>{words.reached[reached]}</span>
    </div>
  );
}

function Reminder({ visit, now }: { readonly visit: Visit; readonly now: number }) {
  const { visit: words, understood } = usePanelWords();
  const [read, setRead] = useState(() => remindersDue(visit, now));
  const due = remindersDue(visit, now);
  if (due <= read) return null;
  return (
    <div className="notice" data-notice="reminder">
      <span>{words.reminder(minutesOf(visit, now), changeText(-visit.lost))}</span>
      <button type="button" onClick={() => setRead(due)}>
        {understood}
      </button>
    </div>
  );
}

/** What this visit owes from a correction, and what is kept from an earlier one under the card that was seen. */
export function VisitMoney() {
  const { cash: words } = usePanelWords();
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

function VisitSoFar({ visit }: { readonly visit: Visit }) {
  const { visit: words } = usePanelWords();
  const { lasted } = useTerminalWords();
  const now = useNow(useTerminal().client);
  return (
    <p>
      {lasted(minutesOf(visit, now))} · {words.net(changeText(-visit.lost))}
    </p>
  );
}

const MINUTES = [30, 60, 120] as const;
const LOSSES = [5_000, 10_000, 20_000, 100_000] as const;
const REMINDERS = [15, 30, 60] as const;

/** Where a player sets limits for this visit; what is set can be made stricter and not taken back. */
export function VisitSettings() {
  const { visit: words } = usePanelWords();
  const language = useLanguage();
  const { client } = useTerminal();
  const visit = useVisit();
  const [problem, setProblem] = useState<string | null>(null);
  if (!visit) return null;
  const set = async (limits: Readonly<Record<string, number>>) => {
    const terminal = client.state().view?.terminal ?? '';
    // The brand of the wire says "a safe integer of minor units", which every choice is.
    const outcome = await client.do({ type: 'SetOwnLimits', terminal, ...limits } as WireCommand);
    const refused = outcome.type === 'answered' && outcome.answer.type === 'refused';
    setProblem(refused ? refusalText(outcome.answer.refusal, language) : null);
  };
  return (
    <section className="visit-settings">
      <h3>{words.title}</h3>
      <VisitSoFar visit={visit} />
      <Choice
        label={words.remind}
        values={REMINDERS}
        chosen={visit.remindEvery}
        text={words.minutes}
        onChoose={(remindEvery) => void set({ remindEvery })}
      />
      <Choice
        label={words.time}
        values={MINUTES}
        chosen={visit.minutesMost}
        text={words.minutes}
        isOff={(value) => isLooser(visit.minutesMost, value)}
        onChoose={(minutesMost) => void set({ minutesMost })}
      />
      <Choice
        label={words.loss}
        values={LOSSES}
        chosen={visit.lossMost}
        text={moneyText}
        isOff={(value) => isLooser(visit.lossMost, value)}
        onChoose={(lossMost) => void set({ lossMost })}
      />
      <p className="quiet" role="status">
        {problem ?? words.holds}
      </p>
    </section>
  );
}

function Choice(props: {
  readonly label: string;
  readonly values: readonly number[];
  readonly chosen: number | null;
  readonly text: (value: number) => string;
  readonly isOff?: (value: number) => boolean;
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
          disabled={props.isOff?.(value) ?? false}
          onClick={() => props.onChoose(value)}
        >
          {props.text(value)}
        </button>
      ))}
    </fieldset>
  );
}
