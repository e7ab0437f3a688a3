/** Colours for paper: the felt, brass and ink of the screens, dark enough to print. */
export const INK = {
  ink: '#18232a',
  dim: '#4c616f',
  rule: '#cfd7db',
  grid: '#e6eaec',
  paper: '#ffffff',
  felt: '#115347',
  feltMid: '#5f978a',
  feltPale: '#e3eeeb',
  brass: '#8f6622',
  brassPale: '#f3e8d2',
  lost: '#dfe5e8',
  big: '#c9302b',
  small: '#1f68c9',
  triple: '#1f8049',
  bigPale: '#e9a5a2',
  smallPale: '#9fc0ea',
} as const;

export type Ink = keyof typeof INK;
