import { configShape, type StakeLimits, stakeLimitsShape, type TableConfig } from '@baize/table';
import type { z } from 'zod';
import { schemaOf } from './schema-of.ts';

// The forms are those of the very types; the compiler cannot see it through a schema made of data.
export const stakeLimits = schemaOf(stakeLimitsShape.form) as z.ZodType<StakeLimits>;

/** Everything an operator decides about a table, complete; what is valid the rules decide. */
export const tableConfig = schemaOf(configShape.form) as z.ZodType<TableConfig>;
