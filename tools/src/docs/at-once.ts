import { availableParallelism } from 'node:os';

/** Works through a list with as many at once as there are processors; what is found keeps the list's order. */
export async function atOnce<Item, Found>(
  items: readonly Item[],
  work: (item: Item) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const found: (readonly Found[])[] = [];
  const waiting = items.entries();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const [index, item] of waiting) found[index] = await work(item);
  });
  await Promise.all(workers);
  return found.flat();
}
