/** A round's number in groups of three: `184 203`. */
export function roundText(number: number): string {
  return `${number}`.replace(/\B(?=(\d{3})+$)/g, ' ');
}
