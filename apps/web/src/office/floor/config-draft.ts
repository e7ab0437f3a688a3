import type { TableConfig } from '@baize/protocol/client';
import { amountIn } from '../../pit/limits/draft.ts';
import {
  type KindLimits,
  layoutLines,
  layoutsMeant,
  layoutText,
  limitsMeant,
  lineName,
  moneyTyped,
  pricesIn,
  typedLayouts,
  typedLimits,
} from './config-lines.ts';

/** How a setting is typed: an amount of money, a count, one of some words, or line by line. */
export type SettingKind =
  | 'money'
  | 'money-or-none'
  | 'count'
  | 'count-or-none'
  | 'readings'
  | 'kind-limits'
  | 'prices'
  | 'layouts'
  | 'game';

interface Setting {
  readonly kind: SettingKind | readonly string[];
  readonly read: (config: TableConfig) => unknown;
  readonly write: (config: TableConfig, value: unknown) => unknown;
}

function plainSetting(name: keyof TableConfig, kind: Setting['kind']): Setting {
  return {
    kind,
    read: (config) => config[name],
    write: (config, value) => ({ ...config, [name]: value }),
  };
}

function limit(side: 'minimum' | 'maximum'): Setting {
  return {
    kind: 'money',
    read: ({ limits }) => limits.default[side],
    write: (config, value) => ({
      ...config,
      limits: { ...config.limits, default: { ...config.limits.default, [side]: value } },
    }),
  };
}

/** Everything about a table that the office sets, in the order of a floor file. */
export const SETTINGS = {
  game: plainSetting('game', 'game'),
  readings: plainSetting('readings', 'readings'),
  houseTable: plainSetting('houseTable', 'prices'),
  unit: plainSetting('unit', 'money'),
  'limits.default.minimum': limit('minimum'),
  'limits.default.maximum': limit('maximum'),
  'limits.kinds': {
    kind: 'kind-limits',
    read: ({ limits }) => limits.kinds,
    write: (config, value) => ({ ...config, limits: { ...config.limits, kinds: value } }),
  },
  differential: plainSetting('differential', 'money-or-none'),
  layouts: {
    kind: 'layouts',
    read: ({ layouts }) => layouts ?? null,
    write: ({ layouts: _, ...config }, value) =>
      value === null ? config : { ...config, layouts: value },
  },
  mode: plainSetting('mode', ['dealt', 'automatic']),
  resultSource: plainSetting('resultSource', ['dealer', 'device', 'dealer-and-device', 'virtual']),
  bettingSeconds: plainSetting('bettingSeconds', 'count-or-none'),
  bettingSecondsMinimum: plainSetting('bettingSecondsMinimum', 'count'),
  boxes: plainSetting('boxes', 'count'),
  arrangingSeconds: plainSetting('arrangingSeconds', 'count-or-none'),
  approvalMinutes: plainSetting('approvalMinutes', 'count'),
  handPayAbove: plainSetting('handPayAbove', 'money-or-none'),
  saleMost: plainSetting('saleMost', 'money-or-none'),
  roundsKept: plainSetting('roundsKept', 'count'),
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** What somebody has typed, setting by setting. */
export type ConfigDraft = Readonly<Record<SettingName, string>>;

export function configDraft(config: TableConfig): ConfigDraft {
  const texts = SETTING_NAMES.map((name) => [name, textOf(SETTINGS[name], config)]);
  return Object.fromEntries(texts) as ConfigDraft;
}

function textOf({ kind, read }: Setting, config: TableConfig): string {
  const value = read(config);
  if (kind === 'prices') return JSON.stringify(value ?? null);
  if (kind === 'layouts') return JSON.stringify(typedLayouts(config.layouts ?? []));
  if (value === null || value === undefined) return '';
  if (kind === 'readings') return JSON.stringify(value);
  if (kind === 'kind-limits') return JSON.stringify(typedLimits(config.limits.kinds));
  return kind === 'money' || kind === 'money-or-none' ? moneyTyped(Number(value)) : String(value);
}

/** Drafts of settings with several lines are written by fields only, so they are always what fields write. */
export function kindLimitsIn(text: string): KindLimits {
  return JSON.parse(text) as KindLimits;
}

export function readingsIn(text: string): Readonly<Record<string, string>> {
  return JSON.parse(text) as Readonly<Record<string, string>>;
}

/** What stood in a setting before, for people: of settings with several lines, those lines that are others now. */
export function beforeText(name: SettingName, before: string, now: string): string {
  const { kind } = SETTINGS[name];
  if (kind === 'readings') {
    const present = readingsIn(now);
    return linesText(
      Object.entries(readingsIn(before)).filter(([id, value]) => present[id] !== value),
    );
  }
  if (kind === 'prices') {
    const present = new Map(pricesIn(now)?.rows.map((line) => [lineName(line), line.pays]));
    return linesText(
      (pricesIn(before)?.rows ?? [])
        .map((line) => [lineName(line), line.pays] as const)
        .filter(([line, pays]) => present.get(line) !== pays),
    );
  }
  if (kind === 'layouts') return layoutLines(before).map(layoutText).join('; ');
  if (kind !== 'kind-limits') return before;
  const present = kindLimitsIn(now);
  return linesText(
    Object.entries(kindLimitsIn(before))
      .filter(([each, limits]) => JSON.stringify(present[each]) !== JSON.stringify(limits))
      .map(([each, { minimum, maximum }]) => [each, `${minimum}–${maximum}`] as const),
  );
}

function linesText(lines: readonly (readonly [name: string, value: string])[]): string {
  return lines.map(([name, value]) => `${name} ${value}`).join(', ');
}

type Written =
  | { readonly ok: true; readonly config: TableConfig }
  | { readonly ok: false; readonly fields: readonly SettingName[] };

/** The configuration that a draft asks for, or every setting that cannot be read. */
export function configOf(draft: ConfigDraft, present: TableConfig): Written {
  let config: unknown = present;
  const fields: SettingName[] = [];
  for (const name of SETTING_NAMES) {
    const setting: Setting = SETTINGS[name];
    if (draft[name] === textOf(setting, present)) continue;
    const value = meaningOf(setting.kind, draft[name].trim());
    if (value === undefined) fields.push(name);
    else config = setting.write(config as TableConfig, value);
  }
  // The server reads it as its own; what it says of it stands beside the form.
  return fields.length > 0 ? { ok: false, fields } : { ok: true, config: config as TableConfig };
}

/** What a text means; undefined where it means nothing. */
function meaningOf(kind: Setting['kind'], text: string): unknown {
  switch (kind) {
    case 'money':
      return amountIn(text) ?? undefined;
    case 'money-or-none':
      return text === '' ? null : (amountIn(text) ?? undefined);
    case 'count':
      return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    case 'count-or-none':
      return text === '' ? null : /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    case 'prices':
    case 'readings':
      return JSON.parse(text);
    case 'layouts':
      return layoutsMeant(layoutLines(text));
    case 'kind-limits':
      return limitsMeant(kindLimitsIn(text));
    default:
      return text;
  }
}
