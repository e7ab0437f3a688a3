import type { Written } from '../contributions.ts';
import { oncePer, type TableLibrary } from '../library.ts';
import type { FieldCodec } from '../round/round-part.ts';

/**
 * A round holds values, such as the cards of a hand; a snapshot and a screen hold the text they are written as.
 * Which fields those are is said by the mechanics of the house.
 */
const codecsOf: (library: TableLibrary) => readonly (readonly [string, FieldCodec])[] = oncePer(
  ({ mechanics }) =>
    mechanics.flatMap(({ round }) => Object.entries<FieldCodec>(round.codecs ?? {})),
);

/** What a round remembers, as data for JSON. */
export function writePlay<Play extends object>(play: Play, library: TableLibrary): Written<Play> {
  return translate(play, library, ({ write }, value) => write(value)) as Written<Play>;
}

/** The same out of a snapshot, once its shape is known to be right. */
export function readPlay<Play extends object>(written: Written<Play>, library: TableLibrary): Play {
  return translate(written, library, ({ read }, value) => read(value)) as Play;
}

function translate(
  play: object,
  library: TableLibrary,
  change: (codec: FieldCodec, value: unknown) => unknown,
): object {
  const held = new Map(Object.entries(play));
  const changed = codecsOf(library)
    .filter(([field]) => held.has(field))
    .map(([field, codec]) => [field, change(codec, held.get(field))]);
  return { ...play, ...Object.fromEntries(changed) };
}
