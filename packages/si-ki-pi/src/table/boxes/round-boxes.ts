/** What a round remembers of the people at its boxes. */
export interface RoundBoxes {
  /** Who walked away after betting. */
  readonly away: readonly string[];
  /** Who made an initial bet in which box, in order of betting; known from the close on. */
  readonly bettors: readonly { readonly box: number; readonly terminal: string }[];
}

export const NO_BOXES: RoundBoxes = { away: [], bettors: [] };
