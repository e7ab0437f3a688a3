import type { StaffPosition } from '../session/staff.ts';

/** Every window is somebody of its own: an address says which table, and in a demo as whom. */
export function terminalAt(table: string): string {
  return `/terminal?${new URLSearchParams({ table })}`;
}

export function displayAt(table: string): string {
  return `/display?${new URLSearchParams({ table })}`;
}

export function consoleAt(table: string, as: StaffPosition | null): string {
  return `/console?${new URLSearchParams({ table, ...(as ? { as } : {}) })}`;
}

/** A screen of the house; in a demo one enters as somebody who works there. */
export function houseAt(screen: string, as: StaffPosition | null): string {
  return `/${screen}${as ? `?${new URLSearchParams({ as })}` : ''}`;
}
