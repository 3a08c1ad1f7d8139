import type { Migration } from './migrations.ts';

/** Sign-ins at an external provider that have begun: what only the server and the browser that began may know. */
export const signOn: Migration = {
  name: '0002_sign_on',
  tenantTables: ['sign_on_attempt'],
  statements: [
    `create table sign_on_attempt (
      tenant_id text not null,
      state_hash text not null,
      browser_hash text not null,
      issuer text not null,
      nonce text not null,
      code_verifier text not null,
      return_path text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (tenant_id, state_hash)
    )`,
    `create index sign_on_attempt_age on sign_on_attempt (tenant_id, expires_at)`,
  ],
};
