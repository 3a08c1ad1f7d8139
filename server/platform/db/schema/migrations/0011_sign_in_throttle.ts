import type { Migration } from './migrations.ts';

/** How often signing in failed, by account and by where it was tried from; and from where each account has signed in. */
export const signInThrottle: Migration = {
  name: '0011_sign_in_throttle',
  tenantTables: ['sign_in_count', 'known_source'],
  statements: [
    `create table sign_in_count (
      tenant_id text not null,
      key_hash text not null,
      failures int not null default 0,
      failed_at timestamptz,
      pending int not null default 0,
      pending_at timestamptz not null default now(),
      primary key (tenant_id, key_hash)
    )`,
    `create index sign_in_count_age on sign_in_count (pending_at)`,
    `create table known_source (
      tenant_id text not null,
      user_id text not null,
      source_hash text not null,
      last_used_at timestamptz not null default now(),
      primary key (tenant_id, user_id, source_hash)
    )`,
  ],
};
