import type {
  LimitsPreviewBody,
  LimitsRequest,
  PitView,
  TableConfig,
} from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { ResultPicture } from '../../mechanics/result-picture.tsx';
import { http } from '../../session/http.ts';
import { newOperationId } from '../../session/operation-id.ts';
import { amountText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { layoutName } from '../../ui/board/use-game.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { Segments } from '../../ui/house/segments.tsx';
import { useAsked } from '../../ui/house/use-asked.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { limitWords } from '../words/limit-words.ts';
import { draftOf, type LimitDraft, limitsOf, withLimits } from './draft.ts';

interface LimitsPanelProps {
  readonly table: string;
  readonly view: PitView;
  readonly onClose: () => void;
}

/** The limits of the next round, with what they could cost before anybody sets them. */
export function LimitsPanel({ table, view, onClose }: LimitsPanelProps) {
  const words = useWords(limitWords);
  const config = useAsked(`config ${table}`, () => http().config(table));
  return (
    <Panel
      title={words.title(table)}
      closeLabel={words.close}
      onClose={onClose}
      name="limits"
      tools={<LanguageSwitch />}
    >
      <p className="note">{words.note}</p>
      <ProblemLine problem={config.problem} />
      {config.value && <Layouts table={table} view={view} config={config.value.config} />}
    </Panel>
  );
}

interface LayoutsProps {
  readonly table: string;
  readonly view: PitView;
  readonly config: TableConfig;
}

/** Every layout of a cluster has limits of its own; a table with one has nothing to choose. */
function Layouts({ table, view, config }: LayoutsProps) {
  const words = useWords(limitWords);
  const [chosen, choose] = useState('own');
  const others = config.layouts ?? [];
  const names = {
    own: layoutName(config.game),
    ...Object.fromEntries(
      others.map(({ game, terminals }, index) => [
        // No bare number: those would come before the table's own layout.
        `at ${index}`,
        `${layoutName(game)} (${terminals.length})`,
      ]),
    ),
  };
  const place = chosen === 'own' ? null : Number(chosen.slice('at '.length));
  return (
    <>
      {others.length > 0 && (
        <Segments label={words.layouts} names={names} chosen={chosen} onChoose={choose} />
      )}
      <Editor key={chosen} table={table} view={view} config={config} place={place} />
    </>
  );
}

interface EditorProps extends LayoutsProps {
  /** Which of the other layouts it is about; null for the table's own. */
  readonly place: number | null;
}

function Editor({ table, view, config, place }: EditorProps) {
  const words = useWords(limitWords);
  const limited = (place === null ? null : config.layouts?.[place]) ?? config;
  const [draft, setDraft] = useState(() => draftOf(limited));
  const asked = limitsOf(draft, limited);
  const preview = useLimitsPreview(table, place, asked);
  const setting = useSetting(table, config, place, view);
  const permission = view.can.ConfigureTable;
  const mayNot = permission && !permission.allowed && permission.refusal.code === 'not-authorised';
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(limited));
  const isWeighed = !preview.isOld && preview.value?.faults.length === 0;
  const isSound = asked.ok && (place !== null || isWeighed);
  return (
    <form
      className="limits-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (asked.ok) setting.set(asked.value);
      }}
    >
      <Amounts draft={draft} onChange={setDraft} />
      {!asked.ok && (
        <p className="trouble" role="alert" data-field={asked.field}>
          {asked.field}: {words.notAnAmount}
        </p>
      )}
      {asked.ok && preview.value && (
        <Preview
          mechanic={view.table?.mechanic ?? null}
          preview={preview.value}
          isOld={preview.isOld}
        />
      )}
      {mayNot ? (
        <RefusalNote refusal={permission.refusal} />
      ) : (
        <button
          type="submit"
          className="hkey hkey--main"
          data-do="set-limits"
          disabled={!isChanged || !isSound || setting.state === 'waiting'}
        >
          {setting.state === 'waiting' ? words.waiting : words.set}
        </button>
      )}
      <SettingNote {...setting} />
    </form>
  );
}

/** What the limits of the table itself could cost; those of another layout the table judges when they are set. */
function useLimitsPreview(table: string, place: number | null, asked: ReturnType<typeof limitsOf>) {
  return useAsked(`${table} ${place} ${JSON.stringify(asked)}`, () =>
    asked.ok && place === null
      ? http().previewLimits(table, asked.value)
      : Promise.resolve(NOT_ASKED),
  );
}

const NOT_ASKED = {
  ok: false,
  error: { status: 400, code: 'not-an-amount', message: 'One of the amounts is none.' },
} as const;

interface AmountsProps {
  readonly draft: LimitDraft;
  readonly onChange: (draft: LimitDraft) => void;
}

function Amounts({ draft, onChange }: AmountsProps) {
  const words = useWords(limitWords);
  const parts: Readonly<Record<string, string>> = {
    default: words.default,
    minimum: words.minimum,
    maximum: words.maximum,
    differential: words.differential,
  };
  return (
    <div className="limit-amounts">
      {Object.entries(draft).map(([name, text]) => (
        <label key={name} className="hfield">
          {name
            .split('.')
            .map((part) => parts[part] ?? part)
            .join(' · ')}
          <input
            name={name}
            inputMode="decimal"
            value={text}
            onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
          />
        </label>
      ))}
    </div>
  );
}

interface PreviewProps {
  readonly mechanic: string | null;
  readonly preview: LimitsPreviewBody;
  readonly isOld: boolean;
}

function Preview({ mechanic, preview, isOld }: PreviewProps) {
  const { before, after, faults, limitsPer } = preview;
  const words = useWords(limitWords);
  return (
    <div className="limit-preview" data-old={isOld}>
      {faults.map(({ field, message, because }) => (
        <p key={field} className="trouble" role="alert" data-field={field}>
          {field}: {message} {because && <Because citations={because} />}
        </p>
      ))}
      {before && (
        <>
          <h3>
            {words.full} <small>{limitsPer === 'box' ? words.perBox : words.perTerminal}</small>
          </h3>
          <dl>
            <Worst mechanic={mechanic} title={words.now} name="before" worst={before} />
            <Worst mechanic={mechanic} title={words.afterwards} name="after" worst={after} />
          </dl>
        </>
      )}
    </div>
  );
}

interface WorstProps {
  readonly mechanic: string | null;
  readonly title: string;
  readonly name: string;
  readonly worst: LimitsPreviewBody['before'];
}

function Worst({ title, name, mechanic, worst }: WorstProps) {
  return (
    <div data-worst={name} data-net={worst?.net}>
      <dt>{title}</dt>
      <dd>
        <b className={worst && worst.net < 0 ? 'neg' : 'pos'}>
          {worst ? amountText(worst.net) : '–'}
        </b>
        {worst && <ResultPicture mechanic={mechanic} result={worst.dice} size={22} />}
        {worst && <small>×{worst.weight}</small>}
      </dd>
    </div>
  );
}

interface SettingNoteProps {
  readonly state: SettingState;
  readonly trouble: string | null;
}

function SettingNote({ state, trouble }: SettingNoteProps) {
  const { done } = useWords(limitWords);
  return (
    <>
      {state === 'done' && (
        <p role="status" data-limits="set">
          {done}
        </p>
      )}
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

type SettingState = 'idle' | 'waiting' | 'done';

/** A table takes a configuration between two rounds only, so the change waits for the next gap. */
function useSetting(table: string, config: TableConfig, place: number | null, view: PitView) {
  const [wanted, setWanted] = useState<LimitsRequest | null>(null);
  const [op, setOp] = useState('');
  const [state, setState] = useState<SettingState>('idle');
  const [trouble, setTrouble] = useState<string | null>(null);
  const isBetween = view.round === null;
  useEffect(() => {
    if (wanted === null || !isBetween) return;
    const body = { op, config: withLimits(config, place, wanted) };
    void http()
      .configure(table, body)
      .then((reply) => {
        const answer = reply.ok ? reply.value.answer : null;
        if (answer?.type === 'accepted' || answer?.type === 'repeated') setState('done');
        else if (answer?.type === 'refused' && answer.refusal.code === 'round-in-progress') return;
        else {
          setState('idle');
          setTrouble(reply.ok ? (refusedWith(answer) ?? '') : reply.error.message);
        }
        setWanted(null);
      });
  }, [wanted, isBetween, op, config, place, table]);
  return {
    state,
    trouble,
    set: (limits: LimitsRequest) => {
      setTrouble(null);
      setState('waiting');
      setOp(newOperationId());
      setWanted(limits);
    },
  };
}

function refusedWith(answer: { readonly type: string } | null): string | null {
  return answer && 'refusal' in answer
    ? (answer as { readonly refusal: { readonly message: string } }).refusal.message
    : null;
}
