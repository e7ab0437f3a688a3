/** Who this window speaks as, and the key it proves it by. */
export interface Key {
  readonly id: string;
  readonly token: string;
}

const KEPT_AS = 'baize-key';

/**
 * A key belongs to a window: on a demo floor one browser holds a terminal and a display beside each
 * other. A kiosk has one window, and keeps its key over a restart.
 */
export function readKey(): Key | null {
  const text = sessionStorage.getItem(KEPT_AS) ?? localStorage.getItem(KEPT_AS);
  const kept: unknown = text === null ? null : JSON.parse(text);
  return isKey(kept) ? kept : null;
}

export function keepKey(key: Key, where: 'window' | 'machine'): void {
  const storage = where === 'window' ? sessionStorage : localStorage;
  storage.setItem(KEPT_AS, JSON.stringify(key));
}

export function forgetKey(): void {
  sessionStorage.removeItem(KEPT_AS);
  localStorage.removeItem(KEPT_AS);
}

function isKey(value: unknown): value is Key {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'token' in value &&
    typeof value.id === 'string' &&
    typeof value.token === 'string'
  );
}
