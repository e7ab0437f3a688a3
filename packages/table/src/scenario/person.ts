import { type Actor, STAFF_ROLES, type StaffRole } from '../authority/actor.ts';

/**
 * Who acts, from a few words: `dealer`, `dealer Dan`, `dealer Dan acting as pit-supervisor`, `device`,
 * `system`, or the name of a terminal. Staff without a name are called after their position.
 */
export function personOf(text: string): Actor | null {
  const words = text.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  if (first === '') return null;
  const position = positionOf(first);
  if (position) return staff(position, rest);
  if (first === 'system') return rest.length === 0 ? { kind: 'system' } : null;
  if (first === 'device')
    return rest.length > 1 ? null : { kind: 'device', id: rest[0] ?? 'device' };
  if (first === 'terminal')
    return rest.length === 1 ? { kind: 'terminal', id: rest[0] ?? '' } : null;
  return rest.length === 0 ? { kind: 'terminal', id: first } : null;
}

function staff(position: StaffRole, words: readonly string[]): Actor | null {
  const [name = position, ...more] = words[0] === 'acting' ? [position, ...words] : words;
  const person = { kind: 'staff', id: name, position } as const;
  if (more.length === 0) return person;
  const [acting, as, role = ''] = more;
  const actingAs = positionOf(role);
  return acting === 'acting' && as === 'as' && actingAs && more.length === 3
    ? { ...person, actingAs }
    : null;
}

function positionOf(word: string): StaffRole | null {
  return (
    STAFF_ROLES.find((role) => role === word) ?? (word === 'supervisor' ? 'pit-supervisor' : null)
  );
}
