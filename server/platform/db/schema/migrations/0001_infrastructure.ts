import type { Migration } from './migrations.ts';

/** Tokens, sessions, the outbox and outgoing mail. */
export const infrastructure: Migration = {
  name: '0001_infrastructure',
  tenantTables: ['auth_token', 'client_session', 'one_time_token', 'login_attempt', 'outbox', 'mail'],
  statements: [
    `create table schema_state (name text primary key, value text not null)`,

    `create table client_session (
      tenant_id text not null,
      id text not null,
      user_id text not null,
      status text not null check (status in ('ACTIVE', 'LOGGED_OUT')),
      user_agent text,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (tenant_id, id)
    )`,
    `create index client_session_of_user on client_session (tenant_id, user_id, last_seen_at) where status = 'ACTIVE'`,

    `create table auth_token (
      tenant_id text not null,
      token_hash text not null,
      user_id text not null,
      session_id text,
      session_refused boolean not null default false,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      primary key (tenant_id, token_hash)
    )`,
    `create index auth_token_of_session on auth_token (tenant_id, session_id)`,
    `create index auth_token_of_user on auth_token (tenant_id, user_id)`,

    `create table one_time_token (
      tenant_id text not null,
      token_hash text not null,
      kind text not null,
      user_id text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, token_hash)
    )`,

    `create table login_attempt (
      tenant_id text not null,
      account_hash text not null,
      window_start timestamptz not null,
      failures int not null,
      primary key (tenant_id, account_hash)
    )`,

    `create table outbox (
      seq bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      tenant_id text not null,
      topic text not null,
      payload jsonb not null,
      created_at timestamptz not null default now()
    )`,
    `create index outbox_order on outbox (xid, seq)`,
    `create index outbox_age on outbox (created_at)`,

    `create table mail (
      id text primary key,
      tenant_id text not null,
      sender text not null,
      recipient text not null,
      subject text not null,
      text_body text not null,
      html_body text,
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz,
      failed_at timestamptz,
      last_error text
    )`,
    `create index mail_due on mail (next_attempt_at) where sent_at is null and failed_at is null`,
  ],
};
