import type { StaffPosition } from '../session/staff.ts';
import type { Dictionary } from '../text/dictionary.ts';
import type { Language } from '../text/language.ts';

type PositionWords = Readonly<Record<StaffPosition, string>>;

const en: PositionWords = {
  dealer: 'Dealer',
  'pit-supervisor': 'Pit supervisor',
  'pit-manager': 'Pit manager',
  'shift-manager': 'Shift manager',
  'casino-manager': 'Casino manager',
  cashier: 'Cashier',
  technician: 'Technician',
  auditor: 'Auditor',
};

const zhHans: PositionWords = {
  dealer: '荷官',
  'pit-supervisor': '区域主管',
  'pit-manager': '区域经理',
  'shift-manager': '值班经理',
  'casino-manager': '赌场经理',
  cashier: '出纳',
  technician: '技术员',
  auditor: '审计员',
};

export const positionWords: Dictionary<PositionWords> = { en, 'zh-Hans': zhHans };

/** A position, or whatever else an account may be, by its name. */
export function positionText(name: string, language: Language): string {
  const words: Readonly<Record<string, string>> = {
    ...positionWords[language],
    ...OTHERS[language],
  };
  return words[name] ?? name;
}

/** Who is at work where nobody has a position. */
const OTHERS: Dictionary<Readonly<Record<string, string>>> = {
  en: { terminal: 'Terminal', device: 'Device', system: 'By itself' },
  'zh-Hans': { terminal: '终端', device: '设备', system: '自动' },
};

/**
 * Who did something, as the record writes it (`mona (pit-manager, acting as shift-manager)`, `terminal P01`), with the
 * position in the language of the screen. What is written otherwise stays as it is.
 */
export function actorText(written: string, language: Language): string {
  if (written === 'the table itself') return language === 'en' ? written : '桌台自动';
  const say = (name: string) => positionText(name, language);
  const [, kind, machine] = /^(terminal|device) (\S+)$/.exec(written) ?? [];
  if (kind && machine) return `${say(kind)} ${machine}`;
  const [, id, position, acting] = STAFF.exec(written) ?? [];
  if (id === undefined || position === undefined) return written;
  if (acting === undefined) return `${id} (${say(position)})`;
  const as = language === 'en' ? ', acting as ' : '，代行';
  return `${id} (${say(position)}${as}${say(acting)})`;
}

const STAFF = /^(.+) \(([a-z-]+)(?:, acting as ([a-z-]+))?\)$/;
