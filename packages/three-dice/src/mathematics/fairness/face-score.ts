/**
 * A running score for one face: up when it shows, down when another does, never below 0. That is
 * Page's CUSUM for a face at about 19.8% against 1/6, whose log-likelihood ratios stand nearly as
 * 9 to -2. Whole numbers make the alarm exact and its false-alarm rate computable to the last digit.
 */
export const SCORE_UP = 9;
export const SCORE_DOWN = 2;

export function nextScore(score: number, isShown: boolean): number {
  return isShown ? score + SCORE_UP : Math.max(0, score - SCORE_DOWN);
}
