import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { everySwitchOn } from '#server/testing/entityServer.ts';
import { openTestSocket } from '#server/testing/openTestSocket.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.close());

const COURSES = '{ incubator { featureFlags { course { enabled } milestones { enabled } } } }';
const COHORT = '{ courseCohort(courseId: "x") { __typename } }';
const ask = async (token: string, off: string | null, query = COURSES) => {
  const { json } = await server.call('/graphql', {
    method: 'POST',
    body: { query },
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${token}`,
      ...(off !== null && { 'x-switched-off': off }),
    },
  });
  return JSON.stringify(json);
};
const isOn = '"course":{"enabled":true}';
const isOff = '"course":{"enabled":false}';

it('shows who explores the product what it is without some of its switches, and nothing that is off', async () => {
  server = await startTestServer();
  await server.database.withTenant('red', (tx) =>
    sql`update incubator set switches = ${JSON.stringify(everySwitchOn)}::jsonb`.execute(tx),
  );
  const token = await server.signIn('admin@red.test');
  expect(await ask(token, null)).toContain(isOn);
  const without = await ask(token, 'course,dragons');
  expect(without).toContain(isOff);
  expect(without).toContain('"milestones":{"enabled":true}');
  expect(await ask(token, null, COHORT)).toContain('CourseCohort');
  expect(await ask(token, 'course', COHORT)).toContain('ForbiddenError');
  expect(await ask(token, null), 'others see it as it is').toContain(isOn);
  const socket = openTestSocket({ port: server.port, token, params: { switchedOff: 'course' } });
  const { events, done } = socket.watch(COURSES);
  await done;
  expect(JSON.stringify(events)).toContain(isOff);
  await socket.close();
});

it('hears nobody who names some elsewhere', async () => {
  server = await startTestServer({ isExploring: false });
  const token = await server.signIn('admin@red.test');
  const answer = await ask(token, 'course');
  expect(answer).not.toContain(isOff);
});
