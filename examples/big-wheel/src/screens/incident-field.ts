import { STOPS } from '../wheel.ts';
import type { ScreenKit } from './kit.ts';
import { stopName } from './wheel-picture.ts';
import { WORDS } from './words.ts';

/** The stop that a wrongly registered round really had. */
export function stopField({ react: { createElement: h }, text: { useLanguage } }: ScreenKit) {
  return ({ onSay }: { readonly onSay: (said: { readonly dice: number } | null) => void }) => {
    const language = useLanguage();
    const options = STOPS.map((stop) =>
      h('option', { key: stop, value: stop }, `${stop}: ${stopName(stop, language)}`),
    );
    const say = (event: { readonly target: { readonly value: string } }) => {
      const stop = Number(event.target.value);
      onSay(stop > 0 ? { dice: stop } : null);
    };
    return h(
      'label',
      { className: 'field' },
      h('span', null, WORDS[language].which),
      h('select', { defaultValue: '', onChange: say }, h('option', { value: '' }, '…'), ...options),
    );
  };
}
