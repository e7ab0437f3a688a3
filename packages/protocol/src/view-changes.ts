/** Sections of a view by name, whatever the role. */
export type Sections = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, unknown>>;

/** What one message of a stream says about its sections. */
export interface SectionChanges {
  /** Sections that replace those of the same name. */
  readonly view?: Sections;
  /** Rows that replace the one with the same key, in sections that are lists of keyed rows. */
  readonly rows?: Readonly<Record<string, readonly Row[]>>;
}

/** Lists that are long and of which one bet changes a row or two, with what names a row. */
const ROW_KEYS: Readonly<Record<string, string>> = { areas: 'bet', terminals: 'terminal' };

/** What changed between two states of the same sections; null where nothing did. */
export function changesBetween(before: Sections, after: Sections): SectionChanges | null {
  const view: Record<string, unknown> = {};
  const rows: Record<string, readonly Row[]> = {};
  for (const [name, section] of Object.entries(after)) {
    const old = before[name];
    if (isSame(old, section)) continue;
    const changed = changedRows(name, old, section);
    if (changed) rows[name] = changed;
    else view[name] = section;
  }
  const hasView = Object.keys(view).length > 0;
  const hasRows = Object.keys(rows).length > 0;
  if (!hasView && !hasRows) return null;
  return { ...(hasView ? { view } : {}), ...(hasRows ? { rows } : {}) };
}

/** The sections after such changes. A row that nobody has is a problem of the sender, and ignored. */
export function withChanges(sections: Sections, { view, rows }: SectionChanges): Sections {
  const next: Record<string, unknown> = { ...sections, ...view };
  for (const [name, changed] of Object.entries(rows ?? {})) {
    const key = ROW_KEYS[name];
    const old = next[name];
    if (key === undefined || !areRows(old)) continue;
    const byKey = new Map(changed.map((row) => [row[key], row]));
    next[name] = old.map((row) => byKey.get(row[key]) ?? row);
  }
  return next;
}

/** Null where the list has to be said whole: other rows, another order, or most of them changed. */
function changedRows(name: string, old: unknown, section: unknown): readonly Row[] | null {
  const key = ROW_KEYS[name];
  if (key === undefined || !areRows(old) || !areRows(section)) return null;
  if (old.length !== section.length) return null;
  if (!section.every((row, index) => isNamed(row, key) && row[key] === old[index]?.[key]))
    return null;
  const changed = section.filter((row, index) => !isSame(old[index], row));
  return changed.length * 2 <= section.length ? changed : null;
}

/** A row without a name would take the place of every other one. */
function isNamed(row: Row, key: string): boolean {
  return typeof row[key] === 'string';
}

function areRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);
}

/**
 * Whether two values would be written as the same JSON, key order aside. Every view of every client is
 * compared with its last one, so this makes no lists and no maps.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameRecord(one, other);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    if (!isSame(one[index], other[index])) return false;
  }
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

/** JSON does not write a field without a value, so such a field is as good as none. */
function isSameRecord(one: object, other: object): boolean {
  return hasFieldsOf(one as Fields, other as Fields) && hasNoMore(other as Fields, one as Fields);
}

function hasFieldsOf(one: Fields, other: Fields): boolean {
  for (const key in one) {
    if (!isSame(one[key], other[key])) return false;
  }
  return true;
}

function hasNoMore(one: Fields, other: Fields): boolean {
  for (const key in one) {
    if (one[key] !== undefined && other[key] === undefined) return false;
  }
  return true;
}
