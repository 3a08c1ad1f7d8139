import type { Migration } from './migrations.ts';

/** Services outside that people have connected: their tokens, encrypted, and what has begun to be connected. */
export const serviceConnections: Migration = {
  name: '0006_service_connections',
  tenantTables: ['connection_attempt', 'service_connection'],
  statements: [
    `create table connection_attempt (
      tenant_id text not null,
      state_hash text not null,
      user_id text not null,
      integration text not null,
      code_verifier text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (tenant_id, state_hash)
    )`,
    `create index connection_attempt_age on connection_attempt (tenant_id, expires_at)`,

    `create table service_connection (
      tenant_id text not null,
      user_id text not null,
      integration text not null,
      sealed_tokens text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, user_id, integration)
    )`,
  ],
};
