import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../../../support/launchChromium.ts';
import { ServerProcess } from '../../../support/ServerProcess.ts';
import { startPostgres } from '../../../support/startPostgres.ts';
import { ensureClient } from '../../clientScripts.ts';
import type { Figure } from '../../Figure.ts';
import { SocketCrowd } from '../../SocketCrowd.ts';
import { consequencesOnScreen, type TwoSides } from './consequenceOnScreen.ts';

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
  ensureClient();
  const browser = await launchChromium();
  try {
    const environment = { DATABASE_URL: postgres.url, DEMO: '1', GRAPHQL_EXPLORE: '1' };
    for (const name of ['one', 'two']) {
      servers.push(await ServerProcess.start({ ...environment, DATA_DIR: join(dataDir, name) }));
    }
    const [here, there] = servers as [ServerProcess, ServerProcess];
    const sides = await twoSides(here, there);
    const worst = Math.max(...(await measure(sides)));
    const note = `${ROUNDS} notes of sessions, two processes`;
    const shown = await consequencesOnScreen(browser, sides);
    const bound = { atMost: 1000 };
    return [
      { name: 'a consequence reaches another browser, slowest', value: worst, unit: 'ms', bound, note },
      { name: 'notes of a session on another screen, slowest', value: shown.notes, unit: 'ms', bound, note: 'drawn' },
      { name: 'a given task on another screen, slowest', value: shown.task, unit: 'ms', bound, note: 'drawn' },
    ];
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.kill()));
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** An admin and a coach, and a session that the coach holds. */
async function twoSides(here: ServerProcess, there: ServerProcess): Promise<TwoSides> {
  const writer = await here.signIn('demo', 'admin');
  const reader = await there.signIn('demo', 'coach');
  type Me = { readonly currentUser: { readonly _id: string } };
  const { currentUser } = await there.graphql<Me>('demo', reader, '{ currentUser { _id } }');
  type Startups = { readonly startups: { readonly results: readonly { readonly _id: string }[] } };
  const { startups } = await here.graphql<Startups>('demo', writer, '{ startups(limit: 1) { results { _id } } }');
  const startup = startups.results[0]?._id;
  const { made } = await here.graphql<{ made: { _id: string } }>('demo', writer, MAKE, {
    input: { name: 'Goals', startup, coachs: [currentUser._id], startTime: '2099-03-04T10:00:00.000Z' },
  });
  return { here, there, writer, reader, readerId: currentUser._id, session: made._id };
}

/** A coach reads what an admin has written into a session. */
async function measure({ here, there, writer, reader, session }: TwoSides): Promise<readonly number[]> {
  const member = { token: reader, query: LISTEN };
  const crowd = await SocketCrowd.open({ port: there.port, host: `demo.localhost:${there.port}` }, [member]);
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const write = () => here.graphql('demo', writer, NOTES, { id: session, notes: `Note ${round}` });
      times.push(await crowd.timeOf(write));
      // Once is enough while it is not read.
      await readAll(there, reader);
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
