/** Something a check objects to, and where. */
export interface Finding {
  /** Relative to the repository. */
  readonly path: string;
  /** Counted from 1; 0 where the whole file is meant. */
  readonly line: number;
  readonly message: string;
}

export function findingText({ path, line, message }: Finding): string {
  return `${line > 0 ? `${path}:${line}` : path} ${message}`;
}
