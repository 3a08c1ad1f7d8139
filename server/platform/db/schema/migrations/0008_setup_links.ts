import { SYSTEM_ROLE } from '../tenantWall.ts';
import type { Migration } from './migrations.ts';

/** Links that make the first organisation of an installation; they belong to no tenant, so only system work sees them. */
export const setupLinks: Migration = {
  name: '0008_setup_links',
  statements: [
    `create table setup_link (
      token_hash text primary key,
      created_at timestamptz not null default now()
    )`,
    `grant select, insert, delete on setup_link to ${SYSTEM_ROLE}`,
  ],
};
