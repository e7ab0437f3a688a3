import type { ScreenKit } from './kit.ts';
import { labelOf, stopName, wheelPicture } from './wheel-picture.ts';

interface Shown {
  readonly result: number;
  readonly size: number;
}

/** A result in small, wherever one is mentioned. */
export function picturesOf(kit: ScreenKit) {
  const { createElement: h } = kit.react;
  const { useLanguage } = kit.text;
  const Result = ({ result, size }: Shown) =>
    wheelPicture(kit, result, size * 1.6, labelOf(result, useLanguage()));
  const NamedResult = (props: Shown) =>
    h('span', null, h(Result, { ...props }), h('b', null, stopName(props.result, useLanguage())));
  return {
    Result,
    NamedResult,
    resultText: (result: number) => `${stopName(result, 'en')} (${result})`,
    resultKey: (result: number) => `${result}`,
    LastResults: ({ table }: { readonly table: { readonly last: readonly Last[] } }) =>
      h(
        'ol',
        { className: 'table-last' },
        ...table.last
          .slice(0, 3)
          .map(({ round, dice }) =>
            h('li', { key: round }, h(NamedResult, { result: dice, size: 24 })),
          ),
      ),
  };
}

interface Last {
  readonly round: string;
  readonly dice: number;
}
