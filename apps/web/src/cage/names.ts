import type { PaperName } from '@baize/protocol/client';
import { createContext, useContext } from 'react';

type Names = ReadonlyMap<string, string>;

/** Who the accounts on the papers of the cage belong to. */
export const PaperNames = createContext<Names>(new Map());

/** The names the floor has told with what is shown. */
export function namesOf(people: readonly PaperName[] | undefined): Names {
  return new Map((people ?? []).map(({ id, name }) => [id, name]));
}

interface Written {
  /** `Casey Cashier`, for a line to sign on. */
  readonly name: (account: string) => string;
  /** `Casey Cashier (casey)`: two people may have one name, never one account. */
  readonly full: (account: string) => string;
}

/** How people are written on paper; by their account where the floor knows no name. */
export function useNames(): Written {
  const names = useContext(PaperNames);
  return {
    name: (account) => names.get(account) ?? account,
    full: (account) => {
      const name = names.get(account);
      return name === undefined ? account : `${name} (${account})`;
    },
  };
}
