import { LANGUAGES, type Language, speak, useLanguage } from '../text/language.ts';
import './language-switch.css';

const NAMES: Readonly<Record<Language, string>> = { en: 'EN', 'zh-Hans': '中文' };

/** Both languages side by side; the screen changes at once. */
export function LanguageSwitch() {
  const language = useLanguage();
  return (
    <fieldset className="language-switch" aria-label="Language 语言">
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          data-language={each}
          aria-pressed={each === language}
          onClick={() => speak(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
