import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@baize/exact';
import { type HouseLibrary, newPlay, openPlay } from '@baize/house';
import type { OpenedPlay } from '@baize/table';
import { systemReason } from '../json-lines/line-input.ts';
import { parseYaml } from '../scenarios/parse-yaml.ts';

/** The table of `--config`, which is written like what a scenario is given; an empty one without. */
export function openGivenTable(
  file: string | null,
  library: HouseLibrary,
): Result<OpenedPlay, string> {
  if (file === null) return ok({ play: newPlay(library), answers: [] });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return err(`cannot read ${file}: ${systemReason(error)}`);
  }
  const value = parseYaml(text);
  if (!value.ok) return err(`${file}: ${value.error}`);
  const opened = openPlay(value.value, library);
  if (!opened.ok) return err(`${file}: ${opened.error.field}: ${opened.error.message}`);
  return opened;
}
