import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ScreenKit } from './kit.ts';
import type { MechanicParts, ScreenMechanic } from './screen-mechanic.ts';
import { siKiPi } from './si-ki-pi/screens.ts';
import { threeDice } from './three-dice/screens.ts';

/** What a module of screens has to export. */
interface OutsideModule {
  readonly screens?: (kit: ScreenKit) => ScreenMechanic;
}

const opened = new Map<string, Promise<ScreenMechanic | null>>();

/**
 * The screens of a mechanic from outside: one module, served by the floor beside its package. It
 * is handed what it may build with, so that it brings no second copy of anything.
 */
function outsideMechanic(id: string): Promise<ScreenMechanic | null> {
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

type PartName = keyof MechanicParts;

const SHIPPED: ReadonlyMap<string, ScreenMechanic> = new Map(
  [threeDice, siKiPi].map((mechanic) => [mechanic.id, mechanic]),
);

/** The mechanics this build has screens of. */
export const SHIPPED_MECHANICS: readonly string[] = [...SHIPPED.keys()];

/** A part of a mechanic's screens; null where neither this build nor the floor has it. */
export async function loadPart<Name extends PartName>(
  mechanic: string,
  name: Name,
): Promise<MechanicParts[Name] | null> {
  const known = kept[name].get(mechanic);
  if (known !== undefined) return known;
  const load = (await screensOf(mechanic))?.parts[name];
  const part = load ? await load() : null;
  kept[name].set(mechanic, part);
  for (const listener of listeners) listener();
  return part;
}

/** The same in a component: undefined while it is on its way. */
export function useParts<Name extends PartName>(
  mechanic: string | null,
  name: Name,
): MechanicParts[Name] | null | undefined {
  useEffect(() => {
    if (mechanic !== null) void loadPart(mechanic, name);
  }, [mechanic, name]);
  return useSyncExternalStore(listen, () =>
    mechanic === null ? undefined : kept[name].get(mechanic),
  );
}

/** Whether somebody can play it at a terminal. */
export function useHasTerminal(mechanic: string): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void screensOf(mechanic).then((screens) => setHas(screens?.parts.terminal !== undefined));
  }, [mechanic]);
  return has;
}

/** All that this page has loaded so far of one kind of part. */
export function useLoaded<Name extends 'pictures' | 'words'>(
  name: Name,
): readonly MechanicParts[Name][] {
  return useSyncExternalStore(listen, () => loadedOf(name));
}

async function screensOf(mechanic: string): Promise<ScreenMechanic | null> {
  return SHIPPED.get(mechanic) ?? (await outsideMechanic(mechanic));
}

// Parts stay once they are loaded: a screen that shows ten tables of one game asks once.
const kept: { readonly [Name in PartName]: Map<string, MechanicParts[Name] | null> } = {
  pictures: new Map(),
  terminal: new Map(),
  console: new Map(),
  display: new Map(),
  pit: new Map(),
  incidents: new Map(),
  words: new Map(),
  lobby: new Map(),
};
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const loaded: { [Name in 'pictures' | 'words']: readonly MechanicParts[Name][] } = {
  pictures: [],
  words: [],
};

/** The same list until another is loaded, so that nothing is drawn twice. */
function loadedOf<Name extends 'pictures' | 'words'>(name: Name): readonly MechanicParts[Name][] {
  const now = [...kept[name].values()].filter((each) => each !== null);
  if (now.length !== loaded[name].length) Object.assign(loaded, { [name]: now });
  return loaded[name];
}
