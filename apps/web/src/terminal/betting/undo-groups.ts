/** How many commands each thing the player did was made of, so that one Undo takes it all back. */
export interface UndoGroups {
  /** Something was done in a round, by so many accepted commands. */
  did(round: string, commands: number): void;
  /** How many commands the last thing took; one where nothing is known of it. */
  takeLast(round: string): number;
}

/** A favourite is several bets to the server and one act to the player. */
export function undoGroups(): UndoGroups {
  let current = '';
  let sizes: number[] = [];
  const enter = (round: string) => {
    if (round !== current) sizes = [];
    current = round;
  };
  return {
    did: (round, commands) => {
      enter(round);
      if (commands > 0) sizes.push(commands);
    },
    takeLast: (round) => {
      enter(round);
      return sizes.pop() ?? 1;
    },
  };
}
