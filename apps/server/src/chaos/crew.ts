import { type Killable, startKillable } from './killable.ts';
import type { Seeded } from './seeded.ts';

/** Several processes that serve the same tables; one that is killed is replaced. */
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
  const up: Killable[] = await Promise.all(
    Array.from({ length: size }, () => startKillable(command)),
  );
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
    });
    starting.add(started);
  };
  return {
    any,
    killOne: async () => {
      const victim = await any();
      up.splice(up.indexOf(victim), 1);
      replace();
      await victim.kill();
    },
    end: async () => {
      await Promise.all(starting);
      await Promise.all(up.map((one) => one.end()));
    },
  };
}
