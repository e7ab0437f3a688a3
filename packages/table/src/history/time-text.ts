const MINUTE = 60_000;
const DAY = 86_400_000;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `08:00:07`, at a place so many minutes east of Greenwich. */
export function timeText(at: number, minutesEast: number): string {
  const ofDay = inDay(at + minutesEast * MINUTE);
  const seconds = (ofDay - (ofDay % 1000)) / 1000;
  const second = seconds % 60;
  const minutes = (seconds - second) / 60;
  const minute = minutes % 60;
  return [(minutes - minute) / 60, minute, second].map(twoDigits).join(':');
}

/** `1 January 2026`, at the same place. */
export function dateText(at: number, minutesEast: number): string {
  const local = at + minutesEast * MINUTE;
  const { day, month, year } = civilDate((local - inDay(local)) / DAY);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

function inDay(at: number): number {
  return ((at % DAY) + DAY) % DAY;
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}

/**
 * The date of a day counted from 1 January 1970. Counted from 1 March of a year divisible by 400,
 * leap days come last in their year and months follow a pattern of 153 days to five.
 */
function civilDate(days: number) {
  const fromMarch = days + 719_468;
  const era = Math.floor(fromMarch / 146_097);
  const ofEra = fromMarch - era * 146_097;
  const leaps = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leaps) / 365);
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { day, month, year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0) };
}
