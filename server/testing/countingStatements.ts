import type { KyselyPlugin } from 'kysely';
import type { DatabaseHandle } from '#server/platform/db/database.ts';

export interface CountedDatabase {
  readonly database: DatabaseHandle;
  /** Statements in transactions of tenants until now. */
  readonly statements: () => number;
}

/** The database as it is, which counts what is asked of it: how much a piece of work asks tells no lies on a busy machine. */
export function countingStatements(database: DatabaseHandle): CountedDatabase {
  let number = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      number += 1;
      return result;
    },
  };
  const withTenant: DatabaseHandle['withTenant'] = (tenantId, work) =>
    database.withTenant(tenantId, (tx) => work(tx.withPlugin(counting)));
  const counted = Object.assign(Object.create(database) as DatabaseHandle, { withTenant });
  return { database: counted, statements: () => number };
}
