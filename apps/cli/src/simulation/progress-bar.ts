import { amountText } from '../text/amount.ts';

const WIDTH = 28;

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly seconds: number;
  /** What is counted; rounds where nothing is said. */
  readonly unit?: string;
}

/** `[######------]  42% 420,000,000 rounds  351 million/s  2 s left` */
export function progressText({ done, total, seconds, unit = 'rounds' }: Progress): string {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.floor(share * WIDTH);
  const bar = `${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}`;
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  const left = done === 0 ? '' : `  ${durationText((seconds / done) * (total - done))} left`;
  return `[${bar}] ${percent}%  ${amountText(done)} ${unit}  ${rateText(done, seconds)}${left}`;
}

/** How fast rounds were played, in millions a second or in thousands where that is too much. */
export function rateText(rounds: number, seconds: number): string {
  const millions = seconds > 0 ? rounds / seconds / 1e6 : 0;
  if (millions > 0 && millions < 1) return `${Math.round(millions * 1000)} thousand/s`;
  return `${millions.toFixed(millions < 10 ? 1 : 0)} million/s`;
}

export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
