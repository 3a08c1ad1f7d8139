import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventServer, inHours, startEventServer } from '../testing/eventServer.ts';

let server: EventServer;
beforeAll(async () => {
  server = await startEventServer();
}, 60_000);
afterAll(() => server?.close());

const asking = 'query ($id: ID!) { eventHostHours(eventId: $id) { host hasHours isAsked } }';
const hoursOf = async (reader: string, id: string) => (await server.run(reader, asking, { id }))?.eventHostHours;
const giveDay = (person: string, hours: number) =>
  server.run(
    person,
    'mutation ($input: ProgramMentorAvailabilityCreateInput!) { createProgramMentorAvailability(input: $input) { _id } }',
    { input: { startTime: inHours(hours), endTime: inHours(hours + 2) } },
  );
const conversations = { eventType: 'ONE_ON_ONE', duration: 20, hosts: ['mentor', 'staff'], endTime: inHours(40) };

it('who hosts conversations in hours of their own reads that these are missing, until they are given', async () => {
  const id = await server.event({ ...conversations, availability: { method: 'calendar', type: 'specific' } });
  const staff = { host: 'staff', hasHours: false, isAsked: false };
  expect(await hoursOf('admin', id)).toEqual([{ host: 'mentor', hasHours: false, isAsked: false }, staff]);
  await server.change(id, { status: 'published' });
  expect(await hoursOf('mentor', id)).toEqual([{ host: 'mentor', hasHours: false, isAsked: true }, staff]);
  await giveDay('mentor', 90);
  expect(await hoursOf('mentor', id)).toEqual([{ host: 'mentor', hasHours: false, isAsked: true }, staff]);
  await giveDay('mentor', 26);
  expect(await hoursOf('mentor', id)).toEqual([{ host: 'mentor', hasHours: true, isAsked: false }, staff]);
});

it('nothing is missing of dates that are given, of a gathering, nor of what does not take place', async () => {
  const dates = [{ start: inHours(25), end: inHours(26) }];
  const dated = await server.event({ ...conversations, oneOnOneDates: dates });
  const gathering = await server.event({ hosts: ['mentor'] });
  const cancelled = await server.event({ ...conversations, status: 'cancelled', availability: { method: 'calendar' } });
  for (const id of [dated, gathering, cancelled]) expect(await hoursOf('admin', id)).toEqual([]);
});
