/** `01 7204 4471 9028 3610`: the number of a ticket as paper and screens group it. */
export function groupedNumber(number: string): string {
  return [number.slice(0, 2), ...(number.slice(2).match(/.{1,4}/g) ?? [])].join(' ');
}

/** `•• •••• •••• •••• 3610`: as every screen but the ticket's own shows it. */
export function maskedNumber(last: string): string {
  return `•• •••• •••• •••• ${last}`;
}
