import type { TableConfig } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../../session/http.ts';
import { newOperationId } from '../../session/operation-id.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { floorWords } from '../words/floor-words.ts';
import { type ConfigDraft, configDraft, configOf, SETTING_NAMES } from './config-draft.ts';
import { ConfigPreview } from './config-preview.tsx';
import { SettingField } from './setting-field.tsx';

interface ConfigEditorProps {
  readonly table: string;
  readonly config: TableConfig;
  readonly mayChange: boolean;
  readonly onSet: () => void;
}

type Told = { readonly tone: 'good' | 'bad'; readonly text: string } | null;

/** A draft of one table: old values stay beside the new ones until it is set. */
export function ConfigEditor({ table, config, mayChange, onSet }: ConfigEditorProps) {
  const words = useWords(floorWords);
  const language = useLanguage();
  const before = configDraft(config);
  const [draft, setDraft] = useState<ConfigDraft>(before);
  const [told, setTold] = useState<Told>(null);
  const wanted = configOf(draft, config);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(before);
  const preview = useAsked(`${table} ${JSON.stringify(draft)}`, () =>
    wanted.ok ? http().previewConfig(table, wanted.config) : Promise.resolve(UNREADABLE),
  );
  const faults = preview.value?.faults ?? [];
  const isSound = wanted.ok && !preview.isOld && preview.value !== null && faults.length === 0;
  const set = async () => {
    if (!wanted.ok) return;
    const reply = await http().configure(table, { op: newOperationId(), config: wanted.config });
    if (!reply.ok) return setTold({ tone: 'bad', text: reply.error.message });
    const { answer } = reply.value;
    if (answer.type === 'refused') {
      return setTold({ tone: 'bad', text: refusalText(answer.refusal, language) });
    }
    setTold({ tone: 'good', text: answer.request === undefined ? words.isSet : words.isAsked });
    onSet();
  };
  return (
    <form
      className="hcard config-editor"
      data-config={table}
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      <div className="config-fields">
        {SETTING_NAMES.map((name) => (
          <SettingField
            key={name}
            name={name}
            text={draft[name]}
            before={before[name]}
            isUnreadable={!wanted.ok && wanted.fields.includes(name)}
            fault={faults.find(({ field }) => field === name)?.message ?? null}
            mayChange={mayChange}
            onChange={(text) => setDraft({ ...draft, [name]: text })}
          />
        ))}
      </div>
      {isChanged && wanted.ok && preview.value && (
        <ConfigPreview preview={preview.value} isOld={preview.isOld} />
      )}
      {isChanged && wanted.ok && !preview.value && preview.fault && (
        <p className="trouble" role="alert" data-fault={preview.fault.field}>
          {[preview.fault.field, preview.fault.message].filter(Boolean).join(': ')}
        </p>
      )}
      {told && (
        <p role={told.tone === 'bad' ? 'alert' : 'status'} data-told={told.tone}>
          {told.text}
        </p>
      )}
      {mayChange && (
        <div className="house-keys">
          <button
            type="submit"
            className="hkey hkey--main"
            data-do="set-config"
            disabled={!isChanged || !isSound}
          >
            {preview.value?.second == null ? words.set : words.ask}
          </button>
          <button
            type="button"
            className="hkey"
            data-do="drop-draft"
            disabled={!isChanged}
            onClick={() => setDraft(before)}
          >
            {words.drop}
          </button>
        </div>
      )}
    </form>
  );
}

const UNREADABLE = {
  ok: false,
  error: { status: 400, code: 'unreadable', message: 'A setting cannot be read.' },
} as const;
