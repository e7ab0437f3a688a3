/** Something about a book that its author should know. */
export interface BookFinding {
  /** A `fault` keeps it from being played; what is `unproved` nobody has shown yet; a `note` may stay. */
  readonly level: 'fault' | 'unproved' | 'note';
  readonly where: string;
  readonly says: string;
}

export function finding(level: BookFinding['level'], where: string, says: string): BookFinding {
  return { level, where, says };
}
