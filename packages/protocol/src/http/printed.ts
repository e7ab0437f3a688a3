import { z } from 'zod';
import { tableId } from '../ids.ts';

/** Lists that are printed besides reports. */
export const PRINTED_LISTS = [
  'audit',
  'pit-audit',
  'decisions',
  'terminals',
  'people',
  'keys',
  'day',
  'days',
  'rounds',
  'config-history',
  'feeds',
  'sessions',
  'requests',
  'faults',
  'drawers',
  'slips',
  'waiting',
  'hand-payments',
  'open-money',
  'boxes',
  'drops',
] as const;
export type PrintedList = (typeof PRINTED_LISTS)[number];

/** `GET /api/printed/:list`, with what narrows the list. */
export const printedQuery = z.strictObject({
  /** Of the audit trail, the lines before this one. */
  before: z.exactOptional(z.coerce.number().int().min(1)),
  /** The table, of lists that each table has. */
  table: z.exactOptional(tableId),
  /** The pit, of what each pit has. */
  pit: z.exactOptional(z.string().max(32)),
  /** On paper, or for a spreadsheet. */
  as: z.enum(['pdf', 'csv']).default('pdf'),
  /** The gaming day, `2026-11-15`. */
  day: z.exactOptional(z.string().regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/** The formats a PAR sheet is written in. */
export const PAR_FILES = ['html', 'pdf', 'xlsx', 'csv', 'json'] as const;

/** `GET /api/tables/:table/par?format=pdf`, for one of its layouts where it has several. */
export const parQuery = z.strictObject({
  format: z.enum(PAR_FILES).default('pdf'),
  game: z.exactOptional(z.string().max(128)),
});

/** Status 202: the sheet is being made; asking again tells how far it is, or gives it. */
export const parProgress = z.strictObject({
  making: z.literal(true),
  /** Steps done, of all of them. */
  step: z.int().min(0),
  of: z.int().min(1),
});

export type ParProgress = z.infer<typeof parProgress>;
