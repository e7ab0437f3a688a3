import { createContext, useContext } from 'react';
import type { ConsoleParts } from '../mechanics/screen-mechanic.ts';

export const ConsolePartsContext = createContext<ConsoleParts | null>(null);

/** What the mechanic of this console's table brings along. */
export function useConsoleParts(): ConsoleParts {
  const parts = useContext(ConsolePartsContext);
  if (!parts) throw new Error('A part of the console stands outside of it.');
  return parts;
}
