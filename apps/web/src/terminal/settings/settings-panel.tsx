import { LANGUAGES, speak, useLanguage } from '../../text/language.ts';
import { setMuted, setVolume, useMuted, useVolume } from '../sound/sound.ts';
import { useTerminal } from '../terminal-context.ts';
import { VisitSettings } from '../visit/visit-parts.tsx';
import { usePanelWords } from '../words/panel-words.ts';
import { type Settings, set, useSettings } from './settings.ts';

const SWITCHES = ['largeText', 'highContrast', 'reducedMotion'] as const;

export function SettingsPanel() {
  const { settings: words } = usePanelWords();
  const settings = useSettings();
  const { parts } = useTerminal();
  const isMuted = useMuted();
  return (
    <div className="settings">
      <Switch label={words.sound} isOn={!isMuted} onSwitch={(isOn) => setMuted(!isOn)} />
      <Volume label={words.volume} isOff={isMuted} />
      {[...SWITCHES, ...(parts.switches ?? [])].map((name) => (
        <Switch
          key={name}
          label={words[name]}
          isOn={settings[name]}
          onSwitch={(isOn) => set(changeOf(name, isOn))}
        />
      ))}
      <LanguageRow label={words.language} />
      <VisitSettings />
      <section className="settings-keys">
        <h3>{words.keys}</h3>
        <dl>
          {words.keyList.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Volume({ label, isOff }: { readonly label: string; readonly isOff: boolean }) {
  const volume = useVolume();
  return (
    <label className="volume">
      {label}
      <input
        type="range"
        min="0"
        max="100"
        step="5"
        value={volume}
        disabled={isOff}
        onChange={({ target }) => setVolume(Number(target.value))}
      />
    </label>
  );
}

function changeOf(name: keyof Settings, isOn: boolean): Partial<Settings> {
  return { [name]: isOn };
}

function Switch(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={props.isOn}
      onClick={() => props.onSwitch(!props.isOn)}
    >
      <span>{props.label}</span>
      <i aria-hidden="true" />
    </button>
  );
}

const NAMES = { en: 'English', 'zh-Hans': '简体中文' } as const;

function LanguageRow({ label }: { readonly label: string }) {
  const language = useLanguage();
  return (
    <fieldset className="settings-languages">
      <legend>{label}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => speak(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
