import { hash, verify } from '@node-rs/argon2';

const PASSWORD_LENGTH_LEAST = 12;
// Longer ones cost the server time and the attacker nothing.
const PASSWORD_LENGTH_MOST = 200;

// The library's defaults are argon2id with 19 MiB, two passes and one lane, as OWASP recommends.
export function passwordHash(password: string): Promise<string> {
  return hash(password);
}

/**
 * Takes as long for an account that does not exist as for one that does, so that the answer's time
 * tells nobody which names are known.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await someHash()), password);
  return matches && stored !== null;
}

let unknown: Promise<string> | null = null;

function someHash(): Promise<string> {
  unknown ??= passwordHash('nobody has this password');
  return unknown;
}

/** What is wrong with a new password, or null. */
export function passwordProblem(password: string, account: string, name: string): string | null {
  if (password.length < PASSWORD_LENGTH_LEAST) {
    return `A password has at least ${PASSWORD_LENGTH_LEAST} characters.`;
  }
  if (password.length > PASSWORD_LENGTH_MOST) {
    return `A password has at most ${PASSWORD_LENGTH_MOST} characters.`;
  }
  if (new Set(password).size < 5) return 'A password has at least five different characters.';
  const lower = password.toLowerCase();
  const parts = [account, ...name.split(/\s+/)].filter((part) => part.length > 2);
  if (parts.some((part) => lower.includes(part.toLowerCase()))) {
    return 'A password does not contain the name of its owner.';
  }
  if (isKnownPassword(password)) return 'This is one of the passwords that are tried first.';
  return null;
}

/**
 * The words that nearly all known passwords of twelve characters and more are made of. Lists of leaked
 * passwords are long because people decorate few words in many ways; a password is therefore stripped of
 * its decoration and what is left is looked up here. Longer lists found little more in what has leaked.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passphrase pass word qwerty qwertyuiop qwertyui asdfghjkl asdfgh zxcvbnm qazwsx qazwsxedc
   letmein letmeinnow welcome welcomeback admin administrator root user guest login logon access master
   iloveyou iloveu loveyou love lovely forever monkey dragon football baseball basketball soccer hockey
   princess sunshine superman batman spiderman starwars pokemon minecraft shadow ninja mustang hunter
   killer freedom whatever trustno trustnoone secret changeme changemeplease changethis newpassword
   default temporary test testing example sample hello helloworld computer internet samsung google apple
   summer winter spring autumn monday friday january december michael jordan jennifer charlie thomas
   jessica ashley daniel andrew joshua matthew robert george harley ranger buster tigger cookie cheese
   chocolate butterfly flower purple orange yellow silver golden diamond casino dealer croupier roulette
   blackjack poker jackpot sicbo taisai sikipi baize supervisor manager cashier technician auditor
   correcthorsebatterystaple abcdefghijkl abcdef abcabc aaaaaa zzzzzz company office money lucky dollar`
    .trim()
    .split(/\s+/),
);

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm'];
const COLUMNS = ['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0'];
const RUN = 6;

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is one that whoever guesses passwords tries first. */
export function isKnownPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return isMadeOfWords(lower) || isWalk(lower);
}

/** Common words and nothing besides but digits and marks: `Password1234`, `l3tmein-letmein`. */
function isMadeOfWords(lower: string): boolean {
  const trimmed = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const plain = [lower, trimmed].map((text) =>
    text.replace(/[013457@$!]/g, (mark) => LETTERS[mark] ?? mark).replace(/[^a-z]/g, ''),
  );
  const bare = lower.replace(/[^a-z]/g, '');
  return [...plain, bare].some((text) => text.length > 0 && splitsIntoWords(text));
}

function splitsIntoWords(text: string): boolean {
  const ends = [true, ...Array<boolean>(text.length).fill(false)];
  for (let from = 0; from < text.length; from += 1) {
    if (!ends[from]) continue;
    for (let to = from + 3; to <= text.length; to += 1) {
      if (COMMON_WORDS.has(text.slice(from, to))) ends[to] = true;
    }
  }
  return ends[text.length] === true;
}

/** Keys in a row, up, down or across, for most of its length. */
function isWalk(lower: string): boolean {
  const walks = [...ROWS, ...COLUMNS].flatMap((row) => [row, [...row].toReversed().join('')]);
  let walked = 0;
  for (let at = 0; at < lower.length; ) {
    const rest = lower.slice(at);
    const lengths = walks.map((walk) => longestPrefixIn(rest, walk));
    const longest = Math.max(...lengths);
    if (longest >= RUN) walked += longest;
    at += longest >= RUN ? longest : 1;
  }
  return walked * 4 >= lower.length * 3;
}

function longestPrefixIn(text: string, walk: string): number {
  let length = 0;
  while (length < text.length && walk.includes(text.slice(0, length + 1))) length += 1;
  return length;
}
