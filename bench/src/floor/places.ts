/** Where the programs are that a measurement starts, and a folder for what they write. */
export interface Places {
  readonly folder: string;
  readonly floorFile: string;
  /** The real server. */
  readonly floor: string;
  /** Fills a journal. */
  readonly fill: string;
  /** Fills a floor with a gaming day. */
  readonly fillDay: string;
  readonly echo: string;
  /** A server that keeps bets and decides nothing. */
  readonly bare: string;
}

export interface Address {
  readonly address: string;
}

export interface FloorNews extends Address {
  readonly databaseUrl: string;
}
