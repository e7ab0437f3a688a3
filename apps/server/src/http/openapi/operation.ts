/** What a reader of `/docs` is told of an operation beyond its summary, and what it looks like. */
export interface DescribedOperation {
  /** Left out where the route says it itself. */
  readonly description?: string;
  /** A body that is taken, and one that is answered with; a test holds both against the schemas. */
  readonly request?: unknown;
  readonly answer?: unknown;
}

/** By method and path as the routes have them. */
export type DescribedOperations = Readonly<Record<string, DescribedOperation>>;

export const AT = 1_793_000_000_000;
