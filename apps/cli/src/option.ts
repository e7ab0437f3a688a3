interface OptionBase {
  readonly describe: string;
  readonly short?: string;
}

/** One option of a command. The help text and the shell completions are written from it. */
export type Option =
  | (OptionBase & { readonly type: 'boolean' })
  | (OptionBase & {
      readonly type: 'string';
      /** What stands for the value in the help text: `FILE`. */
      readonly value: string;
      readonly multiple?: true;
      /** What a shell may offer: files, or one of these words. */
      readonly completes?: 'files' | readonly string[];
    });

export type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O extends { readonly type: 'boolean' }
  ? boolean
  : O extends { readonly multiple: true }
    ? readonly string[]
    : string | null;

export type OptionValues<O extends Options> = { readonly [Name in keyof O]: ValueOf<O[Name]> };
