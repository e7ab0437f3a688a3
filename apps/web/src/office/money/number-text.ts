/** `01 7204 4471 9028 3316`: eighteen digits as they are printed. */
export function numberText(number: string): string {
  return number.replace(/^(\d{2})(\d{4})(\d{4})(\d{4})(\d{4})$/, '$1 $2 $3 $4 $5');
}
