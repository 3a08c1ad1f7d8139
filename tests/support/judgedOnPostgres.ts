/**
 * The three largest matrices of the contract run on PostgreSQL alone. The embedded database is the same PostgreSQL
 * compiled to WebAssembly and takes the same statements, three times as long; the other contract tests, which ask
 * every operation, record and field as every role, run on both.
 */
export const judgedOnPostgres: readonly string[] = [
  'tests/contract/filteredReferences.test.ts',
  'tests/contract/offeredActions.test.ts',
  'tests/contract/why.test.ts',
];
