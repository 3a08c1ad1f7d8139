import type { Migration } from './migrations.ts';

/** What has happened, how far each schedule of the clock has come, and what it has done once for good (decision 0050). */
export const domainEvents: Migration = {
  name: '0016_domain_events',
  statements: [
    'alter table mail add column calendar_method text, add column calendar_text text',
    `create table domain_event (
      tenant_id text not null,
      id text not null,
      name text not null,
      payload jsonb not null,
      actor_id text,
      happened_at timestamptz not null,
      primary key (tenant_id, id)
    )`,
    'create index domain_event_by_name on domain_event (tenant_id, name, happened_at)',
    `create table clock_mark (
      tenant_id text not null,
      schedule text not null,
      done_until timestamptz not null,
      primary key (tenant_id, schedule)
    )`,
    `create table clock_done (
      tenant_id text not null,
      what text not null,
      done_at timestamptz not null,
      primary key (tenant_id, what)
    )`,
  ],
  tenantTables: ['domain_event', 'clock_mark', 'clock_done'],
};
