/**
 * What a shape looks like from outside, as data: a schema of the wire, or a document, is drawn from it.
 * What travels may be held to more than what a table reads, such as how long a text may be.
 */
export type Form =
  | {
      readonly is: 'text';
      readonly pattern?: RegExp;
      readonly least?: number;
      readonly most?: number;
      /** Blanks around it are dropped before anything else is asked. */
      readonly isTrimmed?: true;
    }
  | { readonly is: 'whole'; readonly least: number; readonly most: number }
  | { readonly is: 'flag' }
  | { readonly is: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly is: 'list'; readonly of: Form; readonly least?: number; readonly most?: number }
  | { readonly is: 'tuple'; readonly of: readonly Form[] }
  | { readonly is: 'fields'; readonly fields: Readonly<Record<string, Form>> }
  | { readonly is: 'record'; readonly of: Form; readonly keyMost?: number }
  | { readonly is: 'nullable'; readonly of: Form }
  | { readonly is: 'optional'; readonly of: Form }
  | { readonly is: 'any-of'; readonly of: readonly Form[] }
  /** JSON whose form is judged by somebody else. */
  | { readonly is: 'anything' };
