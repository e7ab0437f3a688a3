import type { Who } from '@baize/protocol/client';
import { enterDemo } from './entrance.ts';
import { http } from './http.ts';

export type StaffMember = Extract<Who, { readonly kind: 'staff' }>;
export type StaffPosition = StaffMember['position'];

/** Who this window is, or what it has to ask. */
export type StaffSession =
  | { readonly is: 'asking' }
  | { readonly is: 'known'; readonly person: StaffMember }
  | { readonly is: 'stranger'; readonly isDemo: boolean }
  | { readonly is: 'unreachable' };

/**
 * The session of this window. On a demo floor an address may name a position, and whoever opens it is
 * somebody of that position: windows beside each other are different people.
 */
export async function staffSession(wanted: StaffPosition | null): Promise<StaffSession> {
  const reply = await http().session();
  if (!reply.ok) return { is: 'unreachable' };
  const { who, isDemo } = reply.value;
  const isWanted = wanted === null || (who?.kind === 'staff' && who.position === wanted);
  if (who?.kind === 'staff' && isWanted) return { is: 'known', person: who };
  if (!isDemo || wanted === null) return { is: 'stranger', isDemo };
  return enterAs(wanted);
}

/** One click to be somebody, where the floor is a demo. */
export async function enterAs(position: StaffPosition): Promise<StaffSession> {
  const reply = await enterDemo({ kind: 'staff', position });
  if (!reply.ok) return { is: 'unreachable' };
  const { who } = reply.value;
  return who.kind === 'staff' ? { is: 'known', person: who } : { is: 'stranger', isDemo: true };
}

const POSITIONS: Readonly<Record<StaffPosition, true>> = {
  dealer: true,
  'pit-supervisor': true,
  'pit-manager': true,
  'shift-manager': true,
  'casino-manager': true,
  cashier: true,
  technician: true,
  auditor: true,
};

export function isPosition(text: string | null): text is StaffPosition {
  return text !== null && Object.hasOwn(POSITIONS, text);
}
