import { GAMES } from '@baize/rulebooks';

/** What a shell may offer where a command wants a dice game. */
export const DICE_GAME_IDS: readonly string[] = GAMES.filter(({ layout }) => layout !== null).map(
  ({ id }) => id,
);
