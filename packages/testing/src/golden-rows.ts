/// <reference types="node" />
import { readFileSync } from 'node:fs';

/** The rows of a golden file by the names of its columns. */
export function goldenRows(file: string): readonly Readonly<Record<string, string>>[] {
  const text = readFileSync(new URL(`../../math/golden/${file}`, import.meta.url), 'utf8');
  const [titles = '', ...lines] = text.trimEnd().split('\n');
  const columns = titles.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
