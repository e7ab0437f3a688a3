import type { ScreenKit } from './kit.ts';
import type { ScreenMechanic } from './screen-mechanic.ts';

/** What a module of screens has to export. */
interface OutsideModule {
  readonly screens?: (kit: ScreenKit) => ScreenMechanic;
}

const opened = new Map<string, Promise<ScreenMechanic | null>>();

/**
 * The screens of a mechanic from outside: one module, served by the floor beside its package. It
 * is handed what it may build with, so that it brings no second copy of anything.
 */
export function outsideMechanic(id: string): Promise<ScreenMechanic | null> {
  const known = opened.get(id);
  if (known) return known;
  const opening = open(id);
  opened.set(id, opening);
  return opening;
}

async function open(id: string): Promise<ScreenMechanic | null> {
  const address = `/mechanics/${encodeURIComponent(id)}/screen.js`;
  try {
    const [{ kit }, module] = await Promise.all([
      import('./kit.ts'),
      import(/* @vite-ignore */ address),
    ]);
    const { screens }: OutsideModule = module;
    return screens ? screens(kit) : null;
  } catch {
    // Nobody has brought any: the screens say that they do not know this game.
    return null;
  }
}
