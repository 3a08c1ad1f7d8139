import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '#server/services/people/notify.ts';
import { type EntityServer, seedPeople, startEntityServer, tenantFixture } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
const tenant = tenantFixture('UTC');

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    for (let index = 0; index < 18; index += 1) {
      await notify(tx, tenant, {
        userIds: ['staff', 'mentor'],
        type: 'updatedMetrics',
        notice: { text: 'startup.updatedMetrics', name: `News ${index}` },
        url: '/startups',
      });
    }
    // Rows of one transaction have one time; the list needs an order.
    await sql`update notification_recipient set created_at = timestamptz '2026-01-01'
      + substring(message from '[0-9]+')::int * interval '1 minute'`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const page = `query ($page: Int) { paginatedNotifications(pageSize: 16, currentPage: $page) {
  notifications { _id isRead message notification { url notificationType } } meta { currentPage totalPages pageSize } unreadCount } }`;

describe('paginatedNotifications', () => {
  it('gives the newest first, page by page', async () => {
    const first = (await server.ask('staff', page)).data?.paginatedNotifications;
    expect(first?.notifications).toHaveLength(16);
    expect(first?.notifications?.[0]).toMatchObject({
      message: 'News 17 has reported new figures',
      isRead: false,
      notification: { url: '/startups', notificationType: 'updatedMetrics' },
    });
    expect(first?.meta).toEqual({ currentPage: 1, totalPages: 2, pageSize: 16 });
    expect(first?.unreadCount).toBe(18);
    const second = (await server.ask('staff', page, { page: 2 })).data?.paginatedNotifications;
    expect(listIn(second?.notifications).map(({ message }) => message)).toEqual([
      'News 1 has reported new figures',
      'News 0 has reported new figures',
    ]);
  });

  it('shows nobody the notifications of others', async () => {
    expect((await server.ask('admin', page)).data?.paginatedNotifications).toMatchObject({
      notifications: [],
      unreadCount: 0,
    });
  });

  it('refuses a page that can not be', async () => {
    const answer = await server.ask('staff', page, { page: 0 });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'ValidationError',
      fields: [{ path: 'currentPage' }],
    });
  });
});

describe('reading', () => {
  it('marks one’s own only', async () => {
    const mine = (await server.ask('mentor', page)).data?.paginatedNotifications?.notifications?.[0]?._id;
    const text = 'mutation ($ids: [ID!]!) { setNotificationRead(notificationIds: $ids) { _id isRead } }';
    for (const id of [mine, 'random']) {
      const answer = await server.ask('staff', text, { ids: [id] });
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'NotFoundError' });
    }
    expect((await server.ask('mentor', text, { ids: [mine] })).data?.setNotificationRead).toEqual([
      { _id: mine, isRead: true },
    ]);
    expect((await server.ask('mentor', page)).data?.paginatedNotifications?.unreadCount).toBe(17);
  });

  it('refuses a list without end', async () => {
    const text = 'mutation ($ids: [ID!]!) { setNotificationRead(notificationIds: $ids) { _id } }';
    const answer = await server.ask('mentor', text, { ids: Array.from({ length: 101 }, () => 'x') });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError' });
  });

  it('counts what came since the list was last opened, and never forgets it', async () => {
    const unseen = async () =>
      (await server.ask('mentor', '{ unseenNotifications { count lastSeenTimestamp } }')).data?.unseenNotifications;
    expect(await unseen()).toEqual({ count: 18, lastSeenTimestamp: null });
    const see = 'mutation ($at: DateTime!) { updateLastSeenNotifications(timestamp: $at) { count lastSeenTimestamp } }';
    const at = '2026-01-01T00:15:00.000Z';
    expect((await server.ask('mentor', see, { at })).data?.updateLastSeenNotifications).toEqual({
      count: 2,
      lastSeenTimestamp: at,
    });
    await server.ask('mentor', see, { at: '2025-01-01T00:00:00.000Z' });
    expect(await unseen()).toEqual({ count: 2, lastSeenTimestamp: at });
    const future = (await server.ask('mentor', see, { at: '2999-01-01T00:00:00.000Z' })).data
      ?.updateLastSeenNotifications;
    expect(Date.parse(textIn(future?.lastSeenTimestamp))).toBeLessThanOrEqual(Date.now());
  });
});

describe('notificationCreated', () => {
  it('tells the one it concerns', async () => {
    const watch = (user: string) =>
      server.watch(user, 'subscription { notificationCreated { message notification { notificationType } } }');
    const events = (await watch('cof1'))[Symbol.asyncIterator]();
    await server.database.withTenant('t1', async (tx) => {
      const told = { type: 'metricsRequest', notice: { text: 'startup.metricsRequest', name: 'Acme' } } as const;
      await notify(tx, tenant, { userIds: ['admin'], ...told });
      await notify(tx, tenant, { userIds: ['cof1'], ...told });
    });
    expect((await events.next()).value.data?.notificationCreated).toEqual({
      message: 'You are asked for the figures of Acme',
      notification: { notificationType: 'metricsRequest' },
    });
    await events.return?.();
  });
});

describe('what a notification says', () => {
  const list = '{ paginatedNotifications(pageSize: 1) { notifications { a: message notification { b: message } } } }';
  const newest = async (user: string, language: string) =>
    (await server.ask(user, list, {}, language)).data?.paginatedNotifications?.notifications?.[0];

  it('is said to each in the language they read now, with moments in their zone', async () => {
    await server.database.withTenant('t1', async (tx) => {
      await sql`update "user" set timezone = 'Asia/Tokyo' where id = 'mentor'`.execute(tx);
      await notify(tx, tenant, {
        userIds: ['staff', 'mentor'],
        type: 'meetingScheduled',
        notice: {
          text: 'application.meetingScheduled',
          name: 'Acme {{name}}',
          at: '2099-03-04T15:00:00.000Z',
          host: 'Mia',
        },
      });
    });
    const german = await newest('staff', 'de');
    expect(german?.a).toBe(
      'Für die Bewerbung von Acme {{name}} wurde ein Treffen angesetzt: Mittwoch, 4. März 2099 um 15:00 UTC · Mia',
    );
    expect(german).toMatchObject({ notification: { b: german?.a } });
    expect((await newest('mentor', 'uk'))?.a).toMatch(/^Призначено зустріч щодо заявки Acme .* 2099 .*00:00 .* · Mia$/);
  });

  it('is the sentence that it was, where a former release has written it', async () => {
    await server.database.withTenant('t1', async (tx) => {
      await sql`insert into notification (tenant_id, id, notification_type, message)
        values ('t1', 'old', 'updatedMetrics', 'Acme hat gemeldet')`.execute(tx);
      await sql`insert into notification_recipient (tenant_id, id, user_id, notification_id, is_read, message)
        values ('t1', 'old', 'staff', 'old', false, 'Acme hat gemeldet')`.execute(tx);
    });
    expect(await newest('staff', 'fr')).toEqual({ a: 'Acme hat gemeldet', notification: { b: 'Acme hat gemeldet' } });
  });
});
