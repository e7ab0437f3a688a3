/** Which decision about a ticket this terminal has shown its player, over a reload. */
const keyOf = (terminal: string) => `baize-${terminal}-decision`;

export function seenDecision(terminal: string): string | null {
  return localStorage.getItem(keyOf(terminal));
}

export function keepSeenDecision(terminal: string, ticket: string): void {
  localStorage.setItem(keyOf(terminal), ticket);
}
