import { type Killable, startKillable } from './killable.ts';
import type { Seeded } from './seeded.ts';

/** Several processes that serve the same tables; one that is gone is replaced, whatever ended it. */
export interface Crew {
  /** One of those that are up; waits while none is. */
  any(): Promise<Killable>;
  killOne(): Promise<void>;
  end(): Promise<void>;
}

export async function startCrew(
  command: readonly string[],
  size: number,
  random: Seeded,
): Promise<Crew> {
  const up: Killable[] = [];
  const starting = new Set<Promise<void>>();
  const any = async (): Promise<Killable> => {
    for (;;) {
      const one = up[random.below(up.length)];
      if (one) return one;
      await Promise.race(starting);
    }
  };
  const replace = (): void => {
    const started = startKillable(command).then((one) => {
      up.push(one);
      starting.delete(started);
      // A database that is killed may take a process with it that was just reading its tables.
      void one.gone.then(() => {
        if (taken(one)) replace();
      });
    });
    starting.add(started);
  };
  /** Whoever takes it out of the list is the one who sees to what follows. */
  const taken = (one: Killable): boolean => {
    const index = up.indexOf(one);
    if (index >= 0) up.splice(index, 1);
    return index >= 0;
  };
  for (let each = 0; each < size; each += 1) replace();
  await Promise.all(starting);
  return {
    any,
    killOne: async () => {
      const victim = await any();
      if (taken(victim)) replace();
      await victim.kill();
    },
    end: async () => {
      await Promise.all(starting);
      await Promise.all(up.splice(0).map((one) => one.end()));
    },
  };
}
