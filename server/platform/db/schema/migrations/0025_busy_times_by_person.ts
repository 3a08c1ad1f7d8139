import type { Migration } from './migrations.ts';

/**
 * When a person is expected somewhere is read with every list of free times. The index of the exclusion constraint does not
 * serve it: behind the tenant wall PostgreSQL asks an index only by what tells nothing of other rows, as equality does.
 */
export const busyTimesByPerson: Migration = {
  name: '0025_busy_times_by_person',
  statements: ['create index busy_time_of_person on busy_time (tenant_id, person_id)'],
};
