import { createHash } from 'node:crypto';
import type { Asking } from './office.ts';

/** Every part of the schema by name, with a digest of how it is made. */
export type SchemaShape = Readonly<Record<string, string>>;

/** A name among the parts of every shape that says more than those of before: what it adds is compared from then on. */
const EDITION = 'edition 2';
/** Kinds of parts that edition 2 added. A function is named with its arguments by it, without them before. */
const ADDED = /^(default|collation|foreign key|index order|sequence|edition) |^function .*\(/;

// Without the texts PostgreSQL makes of definitions, which may differ between its versions; of expressions, which
// nothing else tells apart, only what the versions agree on is compared.
const PARTS = `
  select 'table ' || c.relname as name, concat_ws(' ', c.relkind, c.relpersistence) as made
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
  union all
  select 'column ' || c.relname || '.' || a.attname,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated)
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint ' || c.relname || '.' || o.conname,
         concat_ws(' ', o.contype, o.convalidated, o.conkey)
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where c.relnamespace = current_schema()::regnamespace and o.contype in ('c', 'f', 'p', 'u')
  union all
  select 'index ' || i.relname, concat_ws(' ', x.indisunique, x.indisvalid, x.indkey)
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where i.relnamespace = current_schema()::regnamespace
  union all
  select 'check ' || c.relname || '.' || o.conname, pg_get_expr(o.conbin, o.conrelid)
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where c.relnamespace = current_schema()::regnamespace and o.contype = 'c'
  union all
  select 'condition ' || i.relname, pg_get_expr(x.indpred, x.indrelid)
  from pg_index x join pg_class i on i.oid = x.indexrelid
  where i.relnamespace = current_schema()::regnamespace and x.indpred is not null
  union all
  select 'trigger ' || c.relname || '.' || t.tgname,
         concat_ws(' ', t.tgtype, t.tgenabled, p.proname, encode(t.tgargs, 'hex'))
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal
  union all
  select 'function ' || p.proname, p.prosrc
  from pg_proc p where p.pronamespace = current_schema()::regnamespace
  union all
  select 'default ' || c.relname || '.' || a.attname, pg_get_expr(d.adbin, d.adrelid)
  from pg_attrdef d join pg_class c on c.oid = d.adrelid
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where c.relnamespace = current_schema()::regnamespace
  union all
  select 'collation ' || c.relname || '.' || a.attname, l.collname
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_collation l on l.oid = a.attcollation
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and a.attnum > 0 and not a.attisdropped
  union all
  select 'foreign key ' || c.relname || '.' || o.conname,
         concat_ws(' ', f.relname, o.confkey, o.confupdtype, o.confdeltype, o.confmatchtype)
  from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_class f on f.oid = o.confrelid
  where c.relnamespace = current_schema()::regnamespace and o.contype = 'f'
  union all
  select 'index order ' || i.relname,
         concat_ws(' ', m.amname, x.indnkeyatts, x.indoption, x.indisready, x.indislive, x.indimmediate,
                   to_jsonb(x) ->> 'indnullsnotdistinct', pg_get_expr(x.indexprs, x.indrelid),
                   (select string_agg(concat_ws(' ', o.opcname, l.collname), ' ' order by u.place)
                    from unnest(x.indclass, x.indcollation) with ordinality as u (opclass, coll, place)
                      join pg_opclass o on o.oid = u.opclass left join pg_collation l on l.oid = u.coll))
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_am m on m.oid = i.relam
  where i.relnamespace = current_schema()::regnamespace
  union all
  select 'function ' || p.oid::regprocedure, concat_ws(' ', l.lanname, p.prorettype::regtype, p.prokind)
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = current_schema()::regnamespace
  union all
  select 'sequence ' || c.relname,
         concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle)
  from pg_sequence s join pg_class c on c.oid = s.seqrelid
  where c.relnamespace = current_schema()::regnamespace
  union all
  select '${EDITION}', 'defaults, collations, keys, orders, signatures of functions and sequences'
  union all
  select 'migration ' || number, name || ' ' || sha256
  from schema_migration
  order by 1`;

const DIGEST_BYTES = 12;

/** How the schema is made now, triggers and the record of migrations included. */
export async function schemaShape(database: Asking): Promise<SchemaShape> {
  const { rows } = await database.query<{ readonly name: string; readonly made: string }>(PARTS);
  return Object.fromEntries(
    rows.map(({ name, made }) => [
      name,
      digestOf(isExpression(name) ? stripExpression(made) : made),
    ]),
  );
}

function isExpression(name: string): boolean {
  return /^(check|condition|default) /.test(name);
}

/** An expression without brackets, spaces and the types PostgreSQL writes beside its values. */
function stripExpression(expression: string): string {
  return expression.replace(/::(?:character varying|[a-z]+)(?:\[\])?/g, '').replace(/[\s()]/g, '');
}

function digestOf(made: string): string {
  const hash = createHash('sha256').update(made).digest();
  return hash.subarray(0, DIGEST_BYTES).toString('base64url');
}

/** Whether a schema has the trigger that notes changes of a table. */
export function isNoted(schema: SchemaShape, table: string): boolean {
  return Object.hasOwn(schema, `trigger ${table}.changes_are_noted`);
}

/** Whether a shape was signed with all the parts that are compared today. */
export function isOfThisEdition(schema: SchemaShape): boolean {
  return Object.hasOwn(schema, EDITION);
}

/** Whether the places of feeds bear signatures. */
export function hasSignedPlaces(schema: SchemaShape): boolean {
  return Object.hasOwn(schema, 'column feed_places.signature');
}

/** How many migrations a schema has behind it. */
export function migrationsIn(schema: SchemaShape): number {
  return Object.keys(schema).filter((name) => name.startsWith('migration ')).length;
}

/** The parts that are not as they were signed; each with what is wrong with it. */
export function shapeProblems(
  signed: SchemaShape,
  found: SchemaShape,
): readonly { readonly where: string; readonly what: string }[] {
  // Expressions have been part of what is signed since places of feeds are.
  const knows = (name: string) =>
    (hasSignedPlaces(signed) || !isExpression(name)) &&
    (isOfThisEdition(signed) || !ADDED.test(name));
  const all = new Set([...Object.keys(signed), ...Object.keys(found)]);
  const names = [...all].filter(knows).toSorted();
  return names.flatMap((name) => {
    if (signed[name] === found[name]) return [];
    const what =
      found[name] === undefined
        ? 'is missing'
        : signed[name] === undefined
          ? 'was never signed'
          : 'is not made as it was signed';
    return [{ where: `schema ${name}`, what }];
  });
}
