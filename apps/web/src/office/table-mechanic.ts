import { http } from '../session/http.ts';
import { useAsked } from '../ui/house/use-asked.ts';

/** What the tables of this floor play with. */
export function useFloorMechanics(): readonly string[] {
  const floor = useAsked('floor', () => http().floor());
  return (floor.value?.tables ?? []).map(({ mechanic }) => mechanic);
}

/** What the table of a round plays with, so that its result can be drawn; null until it is known. */
export function useMechanicOf(): (round: string) => string | null {
  const floor = useAsked('floor', () => http().floor());
  const tables = floor.value?.tables ?? [];
  return (round) =>
    tables.find(({ table }) => round.slice(0, round.lastIndexOf('-')) === table)?.mechanic ?? null;
}
