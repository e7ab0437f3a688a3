import type { StaffPosition } from '../session/staff.ts';
import type { IconName } from '../ui/icon.tsx';

/** The sections of the office, the key that goes there after `g`, and who has any business in them. */
export const VIEWS = {
  win: { key: 'w', icon: 'trends', for: ['pit-manager', 'shift-manager', 'auditor'] },
  rounds: {
    key: 'r',
    icon: 'history',
    for: ['pit-supervisor', 'pit-manager', 'shift-manager', 'auditor'],
  },
  registers: { key: 'b', icon: 'rules', for: ['pit-manager', 'shift-manager', 'auditor'] },
  instruments: { key: 'i', icon: 'ticket', for: ['pit-manager', 'shift-manager', 'auditor'] },
  meters: { key: 'm', icon: 'meter', for: ['pit-manager', 'shift-manager', 'auditor'] },
  people: { key: 'p', icon: 'people', for: ['shift-manager', 'auditor'] },
  machines: {
    key: 'k',
    icon: 'machine',
    for: ['pit-manager', 'shift-manager', 'technician', 'auditor'],
  },
  floor: {
    key: 'f',
    icon: 'floor',
    for: ['pit-manager', 'shift-manager', 'technician', 'auditor'],
  },
  day: { key: 'd', icon: 'day', for: ['pit-manager', 'shift-manager', 'auditor'] },
  exports: { key: 'x', icon: 'save', for: ['pit-manager', 'shift-manager', 'auditor'] },
  audit: { key: 'a', icon: 'link', for: ['shift-manager', 'auditor'] },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly key: string;
      readonly icon: IconName;
      readonly for: readonly StaffPosition[];
    }
  >
>;

export type ViewName = keyof typeof VIEWS;

const NAMES = Object.keys(VIEWS) as ViewName[];

/** What somebody in a position may open, in order. */
export function viewsFor(position: StaffPosition): readonly ViewName[] {
  return NAMES.filter((name) => {
    const allowed: readonly StaffPosition[] = VIEWS[name].for;
    return allowed.includes(position);
  });
}
