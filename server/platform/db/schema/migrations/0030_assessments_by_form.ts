import type { Migration } from './migrations.ts';

/** An assessment that answers a form has no single criterion, and a score only where the form has criteria. */
export const assessmentsByForm: Migration = {
  name: '0030_assessments_by_form',
  statements: ['criterion', 'score'].map(
    (column) => `alter table if exists startup_assessment alter column ${column} drop not null`,
  ),
};
