/** What is wrong with a floor file, and where. */
export interface FloorProblem {
  readonly file: string;
  /** Counted from 1; 0 where the file could not be read at all. */
  readonly line: number;
  /** `tables[2].limits.default.minimum`; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
  /** The clauses or floor rules behind it. */
  readonly because: readonly string[];
}

export function problemText({ file, line, field, message, because }: FloorProblem): string {
  const place = line > 0 ? `${file}:${line}` : file;
  const about = field === '' ? '' : ` ${field}:`;
  const cited = because.length === 0 ? '' : ` [${because.join(', ')}]`;
  return `${place}:${about} ${message}${cited}`;
}
