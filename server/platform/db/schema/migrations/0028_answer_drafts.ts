import type { Migration } from './migrations.ts';

/** Answers that are still being given: of visitors by a secret, kept as a hash, and of people who are signed in. */
export const answerDrafts: Migration = {
  name: '0028_answer_drafts',
  tenantTables: ['answer_draft'],
  statements: [
    `create table answer_draft (
      tenant_id text not null,
      record_id text not null,
      holder text not null,
      revision int not null default 1,
      saved_by text not null,
      content jsonb not null,
      files text[] not null default '{}',
      saved_at timestamptz not null,
      expires_at timestamptz not null,
      handed_in_as text,
      primary key (tenant_id, record_id, holder)
    )`,
    `create index answer_draft_expiry on answer_draft (tenant_id, expires_at)`,
    `create index answer_draft_files on answer_draft using gin (files)`,
  ],
};
