import type { Language } from './language.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS = ['', ' thousand', ' million', ' billion', ' trillion'];

const HAN_DIGITS = [...'零一二三四五六七八九'];
const HAN_PLACES = ['', '十', '百', '千'];
const HAN_GROUPS = ['', '万', '亿', '万亿'];

/** An amount of minor units as paper writes it out, so that no digit can be added to it. */
export function amountWords(minor: number, language: Language): string {
  const cents = minor % 100;
  const whole = (minor - cents) / 100;
  if (language === 'en') {
    return cents === 0 ? english(whole) : `${english(whole)} and ${twoDigits(cents)}/100`;
  }
  return cents === 0 ? han(whole) : `${han(whole)}点${hanCents(cents)}`;
}

function twoDigits(cents: number): string {
  return String(cents).padStart(2, '0');
}

function english(value: number): string {
  if (value === 0) return 'zero';
  const groups = groupsOf(value, 1000);
  return groups
    .flatMap((group, place) => (group === 0 ? [] : [`${hundreds(group)}${GROUPS[place] ?? ''}`]))
    .toReversed()
    .join(' ');
}

function hundreds(value: number): string {
  const rest = value % 100;
  const hundred = (value - rest) / 100;
  const words = hundred === 0 ? [] : [`${ONES[hundred]} hundred`];
  if (rest > 0) words.push(below(rest));
  return words.join(' ');
}

function below(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  const one = value % 10;
  const ten = TENS[(value - one) / 10] ?? '';
  return one === 0 ? ten : `${ten}-${ONES[one]}`;
}

/** Four digits a group; a gap of any length is one zero. */
function han(value: number): string {
  if (value === 0) return '零';
  const groups = groupsOf(value, 10_000);
  let text = '';
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const group = groups[place] ?? 0;
    if (group === 0) continue;
    const follows = text !== '' && (group < 1000 || groups[place + 1] === 0);
    text += `${follows ? '零' : ''}${hanThousands(group)}${HAN_GROUPS[place] ?? ''}`;
  }
  return text.startsWith('一十') ? text.slice(1) : text;
}

function hanThousands(value: number): string {
  const digits = groupsOf(value, 10);
  let text = '';
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const digit = digits[place] ?? 0;
    if (digit === 0) continue;
    const follows = text !== '' && digits[place + 1] === 0;
    text += `${follows ? '零' : ''}${HAN_DIGITS[digit]}${HAN_PLACES[place]}`;
  }
  return text;
}

function hanCents(cents: number): string {
  return [...twoDigits(cents)].map((digit) => HAN_DIGITS[Number(digit)]).join('');
}

/** From the smallest place up. */
function groupsOf(value: number, base: number): readonly number[] {
  const groups: number[] = [];
  for (let left = value; left > 0; left = Math.floor(left / base)) groups.push(left % base);
  return groups;
}
