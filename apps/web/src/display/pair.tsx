import type { Dictionary } from '../text/dictionary.ts';

/** Both languages of a text, the Chinese in the type of the felt; once, where there is no translation. */
export function Pair({ text }: { readonly text: Dictionary<string> }) {
  return (
    <>
      <span lang="en">{text.en}</span>{' '}
      {text['zh-Hans'] !== text.en && <em lang="zh-Hans">{text['zh-Hans']}</em>}
    </>
  );
}
