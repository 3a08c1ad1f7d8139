import type { Migration } from './migrations.ts';

/** Work that goes on after its request was answered, and the files that are in the store. */
export const jobs: Migration = {
  name: '0003_jobs',
  tenantTables: ['job', 'stored_file'],
  statements: [
    `create table job (
      tenant_id text not null,
      id text not null,
      kind text not null,
      user_id text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      next_attempt_at timestamptz not null default now(),
      finished_at timestamptz,
      failed_at timestamptz,
      last_error text,
      primary key (tenant_id, id)
    )`,
    `create index job_due on job (next_attempt_at) where finished_at is null and failed_at is null`,

    `create table stored_file (
      tenant_id text not null,
      key text not null,
      is_kept boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (tenant_id, key)
    )`,
  ],
};
