/** Letters of alphabets that look like Latin ones; a name of these alone is taken for another. */
const LOOKALIKES: ReadonlySet<string> = new Set(
  'АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧινουρκոսօհ',
);

const SEEN = String.raw`[^\p{C}\p{Z}\p{DI}\u2800]`;
/** Everything can be seen, and single spaces part words: no control, no zero width, no writing from right to left by order. */
const VISIBLE = new RegExp(String.raw`^(?!\p{M})${SEEN}+(?: (?!\p{M})${SEEN}+)*$`, 'u');
const MARKS_IN_A_ROW = /\p{M}{3}/u;

/** Alphabets that are written together in one name; any other stands alone. */
const TOGETHER: readonly RegExp[] = [
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Hang'],
  ...['Cyrl', 'Grek', 'Armn', 'Arab', 'Hebr', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml'],
  ...['Telu', 'Knda', 'Mlym', 'Sinh', 'Thai', 'Laoo', 'Tibt', 'Mymr', 'Khmr', 'Geor', 'Ethi'],
].map((scripts) => {
  const classes = [scripts].flat().map((script) => String.raw`\p{scx=${script}}`);
  return new RegExp(String.raw`^[${classes.join('')}\p{sc=Zyyy}\p{sc=Zinh}]*$`, 'u');
});

/** What keeps a name from being told apart from others by reading it; null where nothing does. */
export function nameProblem(name: string): string | null {
  if (!VISIBLE.test(name) || MARKS_IN_A_ROW.test(name)) return INVISIBLE;
  if (name.normalize('NFKC') !== name) return DISGUISED;
  if (!TOGETHER.some((scripts) => scripts.test(name))) return MIXED;
  const letters = [...name].filter((each) => /\p{L}/u.test(each));
  const isTaken = letters.length > 0 && letters.every((each) => LOOKALIKES.has(each));
  return isTaken ? DISGUISED : null;
}

const INVISIBLE =
  'A name has letters, digits and signs that can be seen, with single spaces between words';
const DISGUISED = 'A name is not written in letters that look like others';
const MIXED = 'A name does not mix alphabets, but for Latin with Chinese, Japanese or Korean';
