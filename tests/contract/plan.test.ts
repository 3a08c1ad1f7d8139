/** Generated: each feature that depends on the plan, asked for with it and without it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planLimited } from '#server/generated/access.gen.ts';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

type Feature = keyof typeof planLimited;

/** What a feature lets the admin do. */
const actions: Readonly<Record<Feature, string>> = {
  hourAllocation:
    'mutation { createHourAllocation(input: { name: "Spring", startup: "s1", minutesAllocated: 60 }) { _id } }',
  startupDocuments: 'mutation { updateStartupDocument(id: "d1", input: { name: "Plan" }) { _id } }',
  dataAssets: 'mutation { updateAttachment(id: "f1", input: { name: "Plan.pdf" }) { _id } }',
  videoConferencing:
    'mutation { createCoachingSession(input: { name: "Call", startup: "s1", videoProvider: Zoom }) { _id } }',
  googleCalendarUnlink: 'mutation { disconnectIntegration(integration: GOOGLE) { _id linkedCalendar } }',
  bulkApplicationExport: 'mutation { startExport(type: applications) { _id } }',
  customRoles: 'mutation { createRole(input: { name: "Scout", type: ["Mentor"] }) { _id } }',
  customFieldEditing:
    'mutation { createCustomField(input: { name: "Legal form", target: startup, fieldType: text }) { _id } }',
};

const features = Object.keys(planLimited) as Feature[];
let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await sql`insert into attachment (tenant_id, id, name, content_type, size, uploaded_by_id)
      values ('t1', 'f1', 'Plan.txt', 'text/plain', 4, 'mentor')`.execute(tx);
    await sql`insert into startup_document (tenant_id, id, name, url, startup_id) values ('t1', 'd1', 'Plan', 'https://x.test', 's1')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

async function planOf(included: readonly Feature[]): Promise<void> {
  await server.database.withTenant('t1', async (tx) => {
    await sql`update incubator set plan_info = ${JSON.stringify({ features: included })}::jsonb`.execute(tx);
    // Only some may be made at once.
    await sql`delete from export`.execute(tx);
    await sql`update "user" set linked_calendar = 'google' where id = 'admin'`.execute(tx);
  });
}

/** Which of all actions the admin is let into. */
async function allowed(): Promise<Feature[]> {
  const open: Feature[] = [];
  for (const feature of features) {
    const { errors, data } = await server.ask('admin', actions[feature] ?? '');
    if (errors === undefined) open.push(feature);
    else expect(['ForbiddenError', 'NotFoundError', 'ValidationError']).toContain(errors[0]?.extensions?.code);
    if (feature === 'googleCalendarUnlink' && errors === undefined) {
      expect(data?.disconnectIntegration).toEqual({ _id: 'admin', linkedCalendar: null });
    }
  }
  return open;
}

describe('what depends on the plan', () => {
  it('is all there with all of it, and nothing of it with none', async () => {
    await planOf(features);
    expect(await allowed()).toEqual(features);
    await planOf([]);
    expect(await allowed()).toEqual([]);
  });

  it.each(features)('is not there without %s, and only that', async (feature) => {
    const others = features.filter((name) => name !== feature);
    await planOf(others);
    expect(await allowed()).toEqual(others);
  });
});
