/**
 * The whole life of a betting instrument: prepared, issued, confirmed or in doubt, and its end. Instruments of before
 * have no visit, and nobody is asked whether they were taken. Every change has a line with the event that made it.
 */
export const tickets = {
  number: 15,
  name: 'tickets',
  sql: `
alter table instruments drop constraint instruments_status_check;
alter table instruments drop constraint instruments_check;
alter table instruments drop constraint instruments_check1;
alter table instruments drop constraint instruments_check2;

alter table instruments add column ticket text;
alter table instruments add column visit text;

alter table instruments add constraint instruments_status_known check
  (status in ('prepared', 'issued', 'confirmed', 'in-doubt', 'redeemed', 'void', 'expired'));
alter table instruments add constraint instruments_end_at_a_table check
  ((status in ('redeemed', 'void', 'expired')) = (ended_table is not null));
alter table instruments add constraint instruments_end_by_an_event check
  ((status in ('redeemed', 'void', 'expired')) = (ended_sequence is not null));
alter table instruments add constraint instruments_end_at_a_time check
  ((status in ('redeemed', 'void', 'expired')) = (ended_at is not null));

drop index instruments_to_expire;
create index instruments_to_expire on instruments (expires_at) where status in ('issued', 'confirmed');
create index instruments_unconfirmed on instruments (issued_at)
  where visit is not null and status in ('prepared', 'issued', 'in-doubt');
create index instruments_by_time on instruments (issued_at);
create unique index instruments_by_ticket on instruments
  ((coalesce(ticket, 'ticket:' || issued_table || ':' || issued_sequence)));

create or replace function refuse_second_end() returns trigger language plpgsql as $$
begin
  if old.status in ('redeemed', 'void', 'expired') then
    raise exception 'instrument % has ended: it is %', old.number, old.status
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;

create table instrument_life (
  number text not null,
  table_id text not null,
  sequence bigint not null,
  kind text not null,
  at bigint not null,
  primary key (number, table_id, sequence)
);
create index instrument_life_by_time on instrument_life (at, kind);

insert into instrument_life (number, table_id, sequence, kind, at)
select number, issued_table, issued_sequence, 'InstrumentIssued', issued_at from instruments
union all
select number, ended_table, ended_sequence,
       case status when 'redeemed' then 'InstrumentRedeemed' when 'void' then 'InstrumentVoided'
                   else 'InstrumentExpired' end, ended_at
from instruments where ended_table is not null;

create trigger instrument_life_is_append_only before update or delete or truncate on instrument_life
  for each statement execute function refuse_change();
`,
} as const;
