import type { Migration } from './migrations.ts';

/** Requests that carry a key, so that a repetition has no second effect. */
export const idempotentRequests: Migration = {
  name: '0012_idempotent_requests',
  tenantTables: ['idempotent_request'],
  statements: [
    `create table idempotent_request (
      tenant_id text not null,
      key_hash text not null,
      fingerprint text not null,
      created_at timestamptz not null default now(),
      leased_until timestamptz not null,
      is_effective boolean not null default false,
      sealed_answer text,
      primary key (tenant_id, key_hash)
    )`,
    `create index idempotent_request_age on idempotent_request (tenant_id, created_at)`,
  ],
};
