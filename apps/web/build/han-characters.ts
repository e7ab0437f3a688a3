import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const HAN = /[\u2e80-\u2fdf\u3000-\u303f\u3400-\u4dbf\u4e00-\u9fff\uff00-\uffef]/gu;

/** Every Chinese character and sign that is written in the sources under some folders. */
export function hanCharacters(folders: readonly string[]): string {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const file of scripts(folder)) {
      for (const character of readFileSync(file, 'utf8').match(HAN) ?? []) found.add(character);
    }
  }
  return [...found].toSorted().join('');
}

function scripts(path: string): readonly string[] {
  if (statSync(path).isFile()) return /\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => scripts(join(path, name)));
}
