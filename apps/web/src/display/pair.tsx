import type { Bilingual } from '../text/dictionary.ts';

/** Both languages of a text, the Chinese in the type of the felt. */
export function Pair({ text }: { readonly text: Bilingual }) {
  return (
    <>
      <span lang="en">{text.en}</span> <em lang="zh-Hans">{text.zh}</em>
    </>
  );
}
