import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { meetingRequests } from './testing/meetingRequests.ts';
import { startMeetingServer } from './testing/startMeetingServer.ts';

let server: EntityServer;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ server, close } = await startMeetingServer());
  await set({ active: true, maximumRequests: 3, answerDays: 5 });
}, 120_000);
afterAll(() => close?.());

const { answer, made, set } = meetingRequests(() => server);

/** Whether somebody who looks at a list is told to ask for it anew when this is done. */
async function hears(user: string, entity: string, act: () => Promise<unknown>): Promise<boolean> {
  const listen = 'subscription ($entity: String!) { listChanged(entity: $entity) { entity } }';
  const heard = (await server.watch(user, listen, { entity }))[Symbol.asyncIterator]();
  const first = heard.next();
  await act();
  const told = await Promise.race([first, new Promise<null>((resolve) => setTimeout(resolve, 700, null))]);
  await heard.return?.();
  return told !== null;
}

describe('a request for a meeting that is answered', () => {
  it('takes the time from the pages of all who look at it, once it is accepted', async () => {
    const id = await made('cof1', 0);
    expect(await hears('cof2', 'CoachingSession', () => answer('mentor', id, 'ACCEPT'))).toBe(true);
  });

  it('is answered on the page of whoever has asked', async () => {
    const accepted = await made('cof1', 30);
    expect(await hears('cof1', 'MeetingRequest', () => answer('mentor', accepted, 'ACCEPT'))).toBe(true);
    const declined = await made('cof1', 60);
    expect(await hears('cof1', 'MeetingRequest', () => answer('mentor', declined, 'DECLINE'))).toBe(true);
  });

  it('is called off on the pages of both sides', async () => {
    const { data } = await answer('mentor', await made('cof1', 90), 'ACCEPT');
    const id = data?.answerMeetingRequest?.session?._id;
    const cancel = () =>
      server.ask('mentor', 'mutation ($id: ID!) { cancelSession(sessionId: $id) { status } }', { id });
    expect(await hears('cof1', 'CoachingSession', cancel)).toBe(true);
  });
});
