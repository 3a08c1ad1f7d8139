import type { Migration } from './migrations.ts';

/** Secrets in addresses that open one thing to whoever was sent them, kept as a hash. */
export const publicLinks: Migration = {
  name: '0010_public_links',
  tenantTables: ['public_link'],
  statements: [
    `create table public_link (
      tenant_id text not null,
      secret_hash text not null,
      purpose text not null,
      record_id text not null,
      part text,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      used_at timestamptz,
      primary key (tenant_id, secret_hash)
    )`,
    `create index public_link_of_record on public_link (tenant_id, purpose, record_id)`,
  ],
};
