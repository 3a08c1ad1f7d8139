import type { Migration } from './migrations.ts';

/** Until when one process refreshes the tokens of a connection, for which the others wait. */
export const tokenRefreshes: Migration = {
  name: '0007_token_refreshes',
  statements: ['alter table service_connection add column refreshing_until timestamptz'],
};
