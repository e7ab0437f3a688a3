/** The two languages of the screens. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}
