import type { LimitsRequest, TableConfig } from '@baize/protocol/client';

/** What somebody has typed, amount by amount, in units of the currency. */
export type LimitDraft = Readonly<Record<string, string>>;

/** A table, or a layout that some of its terminals play by. */
export type Limited = Pick<TableConfig, 'limits' | 'differential'>;

const UNIT = 100;
const DIFFERENTIAL = 'differential';

/** Every amount of the limits under a name of its own: `default.maximum`, `triple.minimum`. */
export function draftOf({ limits, differential }: Limited): LimitDraft {
  const amounts = [['default', limits.default] as const, ...Object.entries(limits.kinds)];
  return {
    ...Object.fromEntries(
      amounts.flatMap(([kind, { minimum, maximum }]) => [
        [`${kind}.minimum`, textOf(minimum)],
        [`${kind}.maximum`, textOf(maximum)],
      ]),
    ),
    ...(differential === null ? {} : { [DIFFERENTIAL]: textOf(differential) }),
  };
}

function textOf(minor: number): string {
  return minor % UNIT === 0 ? String(minor / UNIT) : (minor / UNIT).toFixed(2);
}

/** The amount in minor units; null where the text is none. Two digits after the point are cents. */
export function amountIn(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * UNIT + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The limits that a draft asks for; the name of the first amount that is none. */
export function limitsOf(
  draft: LimitDraft,
  { limits, differential }: Limited,
):
  | { readonly ok: true; readonly value: LimitsRequest }
  | { readonly ok: false; readonly field: string } {
  const amounts = new Map<string, number>();
  for (const [name, text] of Object.entries(draft)) {
    const amount = amountIn(text);
    if (amount === null) return { ok: false, field: name };
    amounts.set(name, amount);
  }
  const pair = (kind: string) => ({
    minimum: amounts.get(`${kind}.minimum`) ?? 0,
    maximum: amounts.get(`${kind}.maximum`) ?? 0,
  });
  const value = {
    limits: {
      default: pair('default'),
      kinds: Object.fromEntries(Object.keys(limits.kinds).map((kind) => [kind, pair(kind)])),
    },
    differential: differential === null ? null : (amounts.get(DIFFERENTIAL) ?? 0),
  };
  // The server reads amounts as its own; to the screen they are whole numbers of minor units.
  return { ok: true, value: value as LimitsRequest };
}

/** The configuration with new limits for the table itself, or for the layout of some of its terminals. */
export function withLimits(
  config: TableConfig,
  place: number | null,
  wanted: LimitsRequest,
): TableConfig {
  if (place === null) return { ...config, ...wanted };
  const layouts = (config.layouts ?? []).map((each, index) =>
    index === place ? { ...each, ...wanted } : each,
  );
  return { ...config, layouts };
}
