import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { http } from '../session/http.ts';

/** What clauses say, as far as somebody has asked: null where the server could not tell. */
type Texts = Readonly<Record<string, string | null>>;

const store = createStore<{ readonly texts: Texts }>(() => ({ texts: {} }));
const asked = new Set<string>();

/** Each clause is fetched once, when somebody first wants to read it. */
async function ask(citation: string): Promise<void> {
  if (asked.has(citation)) return;
  asked.add(citation);
  const text = await fetched(citation);
  if (text === null) asked.delete(citation);
  store.setState(({ texts }) => ({ texts: { ...texts, [citation]: text } }));
}

async function fetched(citation: string): Promise<string | null> {
  const clause = await http().clause(citation);
  return clause.ok ? clause.value.says : null;
}

export const clauseTexts = {
  ask(citation: string): void {
    void ask(citation);
  },
};

/** Undefined while it is on its way. */
export function useClause(citation: string): string | null | undefined {
  return useSyncExternalStore(store.subscribe, () => store.getState().texts[citation]);
}
