import type { Migration } from './migrations.ts';

/** Queues are worked through tenant by tenant: what is due next is looked for within one. */
export const fairQueues: Migration = {
  name: '0013_fair_queues',
  statements: [
    `create index job_due_by_tenant on job (tenant_id, next_attempt_at) where finished_at is null and failed_at is null`,
    `create index mail_due_by_tenant on mail (tenant_id, next_attempt_at) where sent_at is null and failed_at is null`,
  ],
};
