import { ROLE_NAMES } from '../postgres/roles.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Asking } from './office.ts';
import { SERVER_PRIVILEGES } from './privileges.ts';

/** Something in the database that no version of the schema has, by its name. */
export interface SchemaDoor {
  readonly where: string;
  readonly what: string;
}

const OURS = 'current_schema()::regnamespace';
/** Whatever has a smaller number came with PostgreSQL itself. */
const FIRST_MADE = 16_384;

/**
 * What lets the owner of a database answer, change or suppress a statement without a changed table. The schema has
 * none of it, so none has to be signed: whatever is there was put there by someone else.
 */
const DOORS = `
  select format('rule %s.%s', c.relname, r.rulename) as name
  from pg_rewrite r join pg_class c on c.oid = r.ev_class
  where c.relnamespace = ${OURS} and r.rulename <> '_RETURN'
  union all
  select format('policy %s.%s', c.relname, p.polname)
  from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = ${OURS}
  union all
  select format('row security %s', relname) from pg_class
  where relnamespace = ${OURS} and (relrowsecurity or relforcerowsecurity)
  union all
  select format('trigger condition %s.%s', c.relname, t.tgname)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = ${OURS} and not t.tgisinternal
    and (t.tgqual is not null or t.tgattr::text <> '' or t.tgdeferrable)
  union all
  select format('key trigger %s.%s', c.relname, o.conname)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
    left join pg_constraint o on o.oid = t.tgconstraint
  where c.relnamespace = ${OURS} and t.tgisinternal and t.tgenabled <> 'O'
  union all
  select format('constraint %s.%s', c.relname, o.conname)
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where c.relnamespace = ${OURS} and (o.condeferrable or o.contype in ('x', 't'))
  union all
  select format('function setting %s', proname) from pg_proc
  where pronamespace = ${OURS} and (proconfig is not null or prosecdef)
  union all
  select format('owner %s', made.name)
  from (select relname as name, relowner as owner from pg_class
        where relnamespace = ${OURS} and relkind in ('r', 'p', 'S')
        union all select proname, proowner from pg_proc where pronamespace = ${OURS}) as made
  where made.owner <> (select relowner from pg_class where oid = to_regclass('journal'))
  union all
  select format('inheritance %s.%s', i.inhparent::regclass, i.inhrelid::regclass)
  from pg_inherits i join pg_class c on c.oid in (i.inhparent, i.inhrelid)
  where c.relnamespace = ${OURS} and c.relkind in ('r', 'p', 'f')
  union all
  select format('table %s', relname) from pg_class
  where relnamespace = ${OURS} and relkind in ('f', 'c')
  union all
  select format('event trigger %s', evtname) from pg_event_trigger where evtenabled <> 'D'
  union all
  select format('publication %s', p.pubname) from pg_publication p
  where exists (select from pg_publication_tables t
                where t.pubname = p.pubname and t.schemaname = current_schema())
  union all
  select format('subscription %s', c.relname)
  from pg_subscription_rel s join pg_class c on c.oid = s.srrelid where c.relnamespace = ${OURS}
  union all
  select format('type %s', typname) from pg_type
  where typnamespace = ${OURS} and typtype in ('d', 'e', 'r', 'm', 'b') and typcategory <> 'A'
  union all
  select format('operator %s', oid::regoperator) from pg_operator
  where oprnamespace = ${OURS} or (oprnamespace = 'pg_catalog'::regnamespace and oid >= ${FIRST_MADE})
  union all
  select format('cast %s as %s', castsource::regtype, casttarget::regtype) from pg_cast
  where oid >= ${FIRST_MADE}
  union all
  select format('collation %s', collname) from pg_collation where collnamespace = ${OURS}
  union all
  select format('operator class %s', opcname) from pg_opclass where opcnamespace = ${OURS}
  union all
  select format('function pg_catalog.%s', p.proname) from pg_proc p
  where p.pronamespace = 'pg_catalog'::regnamespace and p.oid >= ${FIRST_MADE}
    and exists (select from pg_proc q where q.proname = p.proname and q.oid < ${FIRST_MADE})
  union all
  select format('named %s', nspname) from pg_namespace
  where nspname in (select rolname from pg_roles) and nspname <> current_schema()
  order by 1`;

/** Settings of one database or role under which statements mean something else, or are lost with the power. */
const SETTINGS = `
  select distinct split_part(entry, '=', 1) as name
  from pg_db_role_setting s cross join unnest(s.setconfig) as entry,
       pg_class as journal, pg_database as here
  where journal.oid = to_regclass('journal') and here.datname = current_database()
    and s.setdatabase in (0, here.oid)
    and (s.setrole = 0 or exists (
      select from pg_roles as ours
      where (ours.oid = journal.relowner or ours.rolname = any ($1::text[]))
        and pg_has_role(s.setrole, ours.oid, 'MEMBER')))
    and (split_part(entry, '=', 1) in (
        'session_replication_role', 'search_path', 'role', 'row_security', 'session_preload_libraries',
        'local_preload_libraries', 'default_transaction_read_only', 'default_table_access_method',
        'transform_null_equals', 'ignore_system_indexes', 'zero_damaged_pages')
      or entry in ('synchronous_commit=off', 'synchronous_commit=local'))
  order by 1`;

/** Rights to write that are not the owner's, down to columns. */
const GRANTS = `
  select held.name, held.part, coalesce(r.rolname, 'public') as holder, held.privilege
  from (
    select c.relname as name, null as part, c.relowner as owner, a.grantee, a.privilege_type as privilege
    from pg_class c cross join aclexplode(c.relacl) as a
    where c.relnamespace = ${OURS} and c.relkind in ('r', 'p', 'S')
    union all
    select c.relname, t.attname, c.relowner, a.grantee, a.privilege_type
    from pg_attribute t join pg_class c on c.oid = t.attrelid cross join aclexplode(t.attacl) as a
    where c.relnamespace = ${OURS}) as held
    left join pg_roles as r on r.oid = held.grantee
  where held.grantee <> held.owner
    and held.privilege in ('INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER')
  order by 1, 2, 3, 4`;

/** Roles that may do nothing but what was granted to them, and could do more. */
const ROLES = `
  select format('role %s', r.rolname) as name from pg_roles r, pg_class c
  where r.rolname = any ($1::text[]) and c.oid = to_regclass('journal')
    and (r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls or r.rolreplication
         or pg_has_role(r.oid, c.relowner, 'MEMBER'))
  order by 1`;

interface Held {
  readonly name: string;
  readonly part: string | null;
  readonly holder: string;
  readonly privilege: string;
}

const WHAT = 'is in no version of the schema';

/** Every way around the record that somebody with the rights of the owner has put into the database. */
export async function schemaDoors(database: Asking): Promise<readonly SchemaDoor[]> {
  const roles = Object.values(ROLE_NAMES);
  const doors = await database.query<{ name: string }>(DOORS);
  const settings = await database.query<{ name: string }>(SETTINGS, [roles]);
  const powers = await database.query<{ name: string }>(ROLES, [roles]);
  const grants = await database.query<Held>(GRANTS);
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from schema_migration',
  );
  const isOfToday = rows[0]?.count === MIGRATIONS.length;
  return [
    ...doors.rows.map(({ name }) => ({ where: `schema ${name}`, what: WHAT })),
    ...settings.rows.map(({ name }) => ({
      where: `schema setting ${name}`,
      what: 'is set for this database or its roles',
    })),
    ...powers.rows.map(({ name }) => ({
      where: `schema ${name}`,
      what: 'may do more than it needs',
    })),
    ...grants.rows.filter((held) => !isGranted(held, isOfToday)).map(grantDoor),
  ];
}

/** A schema of another version has given the server what that version needed. */
function isGranted({ name, part, holder, privilege }: Held, isOfToday: boolean): boolean {
  if (holder !== ROLE_NAMES.server) return false;
  if (!isOfToday) return true;
  const may = SERVER_PRIVILEGES[name];
  if (part !== null) return privilege === 'UPDATE' && may?.update?.includes(part) === true;
  return (
    (privilege === 'INSERT' && may !== undefined) ||
    (privilege === 'DELETE' && may?.delete === true)
  );
}

function grantDoor({ name, part, holder, privilege }: Held): SchemaDoor {
  const where = `schema grant ${part === null ? name : `${name}.${part}`}`;
  return { where, what: `lets ${holder} ${privilege.toLowerCase()}` };
}
