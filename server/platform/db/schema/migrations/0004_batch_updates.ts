import type { Migration } from './migrations.ts';

/** What an operation on many records has reported; whoever begins to watch late is told it from the start. */
export const batchUpdates: Migration = {
  name: '0004_batch_updates',
  tenantTables: ['batch_update'],
  statements: [
    `create table batch_update (
      seq bigint generated always as identity,
      tenant_id text not null,
      operation_id text not null,
      update_type text not null,
      record_id text,
      message text,
      created_at timestamptz not null default now(),
      primary key (tenant_id, operation_id, seq),
      foreign key (tenant_id, operation_id) references job (tenant_id, id) on delete cascade
    )`,
  ],
};
