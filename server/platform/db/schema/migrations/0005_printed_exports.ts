import type { Migration } from './migrations.ts';

/** An export that is printed has none of the formats of tables; before, every export had one. */
export const printedExports: Migration = {
  name: '0005_printed_exports',
  statements: ['alter table if exists export alter column format drop not null'],
};
