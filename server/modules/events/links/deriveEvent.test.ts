import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

const SHOWN = `conferenceData { url solution iconUri } attachmentLinks { name pdfUrl } attachmentFiles { name pdfUrl }`;
const CHANGE = `mutation ($id: ID!, $input: IncubatorEventUpdateInput!) {
  updateIncubatorEvent(id: $id, input: $input) { ${SHOWN} } }`;

/** An event as it is once its links are saved. */
async function eventWith(input: Record<string, unknown>) {
  const made = await server.ask('admin', 'mutation { createIncubatorEvent { _id } }');
  const { _id: id } = Object(made.data?.createIncubatorEvent);
  const { data, errors } = await server.ask('admin', CHANGE, { id, input });
  expect(errors).toBeUndefined();
  return data?.updateIncubatorEvent;
}

it('shows the mark of the service that a call is at, and what can be read as PDF', async () => {
  const input = {
    conferenceData: { url: 'https://us02web.zoom.us/j/1' },
    attachmentLinks: [
      { name: 'Handout', url: 'https://files.test/handout.pdf?x=1' },
      { name: 'Map', url: 'https://maps.test/1' },
    ],
    attachmentFiles: [
      { _id: 'f1', name: 'slides.pdf', fileUrl: 'https://t1.test/file?id=f1' },
      { _id: 'f2', name: 'sheet.xlsx', fileUrl: 'https://t1.test/file?id=f2' },
    ],
  };
  expect(await eventWith(input)).toEqual({
    conferenceData: {
      url: 'https://us02web.zoom.us/j/1',
      solution: 'Zoom',
      iconUri: 'http://t1.localhost/video/zoom.svg',
    },
    attachmentLinks: [
      { name: 'Handout', pdfUrl: 'https://files.test/handout.pdf?x=1' },
      { name: 'Map', pdfUrl: null },
    ],
    attachmentFiles: [
      { name: 'slides.pdf', pdfUrl: 'https://t1.test/file?id=f1' },
      { name: 'sheet.xlsx', pdfUrl: null },
    ],
  });
});

it('keeps the name that somebody has given a service', async () => {
  const input = { conferenceData: { url: 'https://call.test/1', solution: 'Our room' } };
  expect(await eventWith(input)).toMatchObject({
    conferenceData: { solution: 'Our room', iconUri: 'http://t1.localhost/video/call.svg' },
  });
});
