import type { Bilingual } from '../text/dictionary.ts';

/** Both languages of a text, the Chinese in the type of the felt; once, where there is no translation. */
export function Pair({ text }: { readonly text: Bilingual }) {
  return (
    <>
      <span lang="en">{text.en}</span> {text.zh !== text.en && <em lang="zh-Hans">{text.zh}</em>}
    </>
  );
}
