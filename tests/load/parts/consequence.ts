import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Figure } from '../Figure.ts';
import { SocketCrowd } from '../SocketCrowd.ts';

const ROUNDS = 40;
const MAKE = 'mutation ($input: CoachingSessionCreateInput!) { made: createCoachingSession(input: $input) { _id } }';
const NOTES = `mutation ($id: ID!, $notes: String) { updateCoachingSession(id: $id, input: { notes: $notes }) { _id } }`;
const NEWS = '{ page: paginatedNotifications(pageSize: 5) { notifications { _id } } }';
const READ = 'mutation ($ids: [ID!]!) { setNotificationRead(notificationIds: $ids) { _id } }';
const LISTEN = 'subscription { notificationCreated { _id message } }';

/** What somebody does in one process, until it is on the screen of somebody else who is connected to another one. */
export async function consequence(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-consequence-'));
  const postgres = await startPostgres();
  const servers: ServerProcess[] = [];
  try {
    const environment = { DATABASE_URL: postgres.url, DEMO: '1', GRAPHQL_EXPLORE: '1' };
    for (const name of ['one', 'two']) {
      servers.push(await ServerProcess.start({ ...environment, DATA_DIR: join(dataDir, name) }));
    }
    const [here, there] = servers as [ServerProcess, ServerProcess];
    const times = await measure(here, there);
    const worst = Math.max(...times);
    const note = `${ROUNDS} notes of sessions, two processes`;
    return [
      { name: 'a consequence on another screen, slowest', value: worst, unit: 'ms', bound: { atMost: 1000 }, note },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A coach reads what an admin has written into a session. */
async function measure(here: ServerProcess, there: ServerProcess): Promise<readonly number[]> {
  const admin = await here.signIn('demo', 'admin');
  const coach = await there.signIn('demo', 'coach');
  const { currentUser } = await there.graphql<{ currentUser: { _id: string } }>(
    'demo',
    coach,
    '{ currentUser { _id } }',
  );
  const { startups } = await here.graphql<{ startups: { results: { _id: string }[] } }>(
    'demo',
    admin,
    '{ startups(limit: 1) { results { _id } } }',
  );
  const startup = startups.results[0]?._id;
  const made = await here.graphql<{ made: { _id: string } }>('demo', admin, MAKE, {
    input: { name: 'Goals', startup, coachs: [currentUser._id], startTime: '2099-03-04T10:00:00.000Z' },
  });
  const member = { token: coach, query: LISTEN };
  const crowd = await SocketCrowd.open({ port: there.port, host: `demo.localhost:${there.port}` }, [member]);
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const write = () => here.graphql('demo', admin, NOTES, { id: made.made._id, notes: `Note ${round}` });
      times.push(await crowd.timeOf(write));
      // Once is enough while it is not read.
      await readAll(there, coach);
      await sleep(50);
    }
  } finally {
    crowd.close();
  }
  return times;
}

async function readAll(server: ServerProcess, token: string): Promise<void> {
  const { page } = await server.graphql<{ page: { notifications: { _id: string }[] } }>('demo', token, NEWS);
  await server.graphql('demo', token, READ, { ids: page.notifications.map(({ _id }) => _id) });
}
