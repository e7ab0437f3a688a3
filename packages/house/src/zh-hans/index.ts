// What a screen loads once somebody wants to read a clause in Chinese; nobody else carries it.
export { clauseTextZhHans } from './clause-text.ts';
