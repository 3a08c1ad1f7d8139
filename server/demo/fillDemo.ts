import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { hashPassword } from '#server/services/auth/passwords.ts';
import { buildApplications } from './applications/buildApplications.ts';
import { buildEvents } from './build/buildEvents.ts';
import { buildNotifications } from './build/buildNotifications.ts';
import { buildSavedViews } from './build/buildSavedViews.ts';
import { buildTasks } from './build/buildTasks.ts';
import { buildWebhooks } from './build/buildWebhooks.ts';
import { buildAttachments } from './build/content/buildAttachments.ts';
import { buildContent, buildIndustries } from './build/content/buildContent.ts';
import { buildCourses } from './build/content/buildCourses.ts';
import { buildLoginImage, buildLogo } from './build/content/buildLogo.ts';
import { buildRooms } from './build/content/buildRooms.ts';
import { buildCoaching } from './build/people/buildCoaching.ts';
import { buildCommunity } from './build/people/buildCommunity.ts';
import { buildPeople } from './build/people/buildPeople.ts';
import { buildSessionWork } from './build/people/buildSessionWork.ts';
import { buildMetrics } from './build/startups/buildMetrics.ts';
import { buildSkippedPeriod } from './build/startups/buildSkippedPeriod.ts';
import { buildStartupFiles } from './build/startups/buildStartupFiles.ts';
import { buildStartups } from './build/startups/buildStartups.ts';
import { buildTimeline } from './build/startups/buildTimeline.ts';
import { DemoData } from './data/DemoData.ts';
import { type DemoTenant, demoTenants } from './data/demoTenants.ts';
import { insertRows } from './insertRows.ts';

const DEMO_PASSWORD = 'accelerate';
/** Any fixed number; all processes of this project use the same. */
export const DEMO_LOCK = 4_203_772;

/**
 * Fills an empty database with the demo tenants, all or nothing; leaves one that has a tenant alone. Apart from dates,
 * which count from today, it is the same every time. Gives whether it filled.
 */
export async function fillDemo(database: DatabaseHandle, store: AttachmentStore, now = new Date()): Promise<boolean> {
  if (!(await database.withSystem(isEmpty))) return false;
  const tenants = await Promise.all(demoTenants.map((tenant) => buildTenant(tenant, now)));
  for (const [key, bytes] of tenants.flatMap(({ files }) => [...files])) await store.put(key, bytes);
  return database.withSystem(async (tx) => {
    // Two processes that start at once on one database: the second waits, then finds it filled. Filling may take longer
    // than a request may.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await sql`set constraints all deferred`.execute(tx);
    for (const data of tenants) await insertTenant(tx, data);
    return true;
  });
}

/** The records of one tenant. */
export async function buildTenant(tenant: DemoTenant, now: Date): Promise<DemoData> {
  const data = new DemoData(tenant, now);
  // One hash for the whole tenant: hashing is slow on purpose, and the password is no secret here.
  const salt = createHash('sha256').update(tenant.id).digest().subarray(0, 16);
  const passwordHash = await hashPassword(DEMO_PASSWORD, salt);
  const logoSquare = buildLogo(data);
  const loginImage = buildLoginImage(data);
  data.add('Incubator', {
    ...tenant.incubator,
    logoSquare,
    loginImage,
    id: tenant.id,
    createdAt: data.daysFromToday(-900),
  });
  buildIndustries(data);
  buildStartups(data);
  buildPeople(data, passwordHash);
  buildMetrics(data);
  buildSkippedPeriod(data);
  buildTimeline(data);
  buildWebhooks(data);
  buildStartupFiles(data);
  buildContent(data);
  buildTasks(data);
  buildNotifications(data);
  buildRooms(data);
  buildEvents(data);
  buildCoaching(data);
  buildCourses(data);
  buildCommunity(data);
  buildApplications(data);
  buildSessionWork(data);
  buildAttachments(data);
  buildSavedViews(data);
  return data;
}

async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select 1 from incubator limit 1`.execute(tx);
  return rows.length === 0;
}

async function insertTenant(tx: Tx, data: DemoData): Promise<void> {
  for (const [entity, rows] of data.rows) await insertRows(tx, data.tenant.id, specCatalog.get(entity), rows);
}
