/** A language of screens and papers, by the code HTML knows it by. */
export type Language = 'en' | 'zh-Hans';

/** The same words in every language; a language that is missing does not compile. */
export type Dictionary<Words> = Readonly<Record<Language, Words>>;

/** A text in every language as books write it and the wire carries it, where Chinese is called `zh`. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

/** Words on their way to the wire. */
export function toBilingual(words: Dictionary<string>): Bilingual {
  return { en: words.en, zh: words['zh-Hans'] };
}

/** Words that a book or the wire brought. */
export function fromBilingual({ en, zh }: Bilingual): Dictionary<string> {
  return { en, 'zh-Hans': zh };
}
