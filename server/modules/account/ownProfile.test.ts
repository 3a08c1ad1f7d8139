import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'sales', 'Sales', 'skills')`.execute(tx);
    await sql`insert into industry (tenant_id, id, name) values ('t1', 'food', 'Food')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const profile = {
  firstName: 'Cora',
  lastName: 'Ito',
  headline: 'Bakes bread',
  bio: 'Since 1999.',
  wordFrom: 'Hello',
  avatar: '/api/pictures/one',
  cover: '/api/pictures/two',
  phone: '+49 30 1',
  country: 'Germany',
  countryOrigin: 'Japan',
  locations: ['Berlin', 'Osaka'],
  gender: 'female',
  birthday: '1980-02-03',
  workStatus: 'Founder',
  timezone: 'Europe/Berlin',
  language: 'de',
  chatNotification: false,
  socialInfo: {
    linkedin: 'https://linkedin.test/cora',
    twitter: 'https://twitter.test/cora',
    facebook: 'https://facebook.test/cora',
    instagram: 'https://instagram.test/cora',
  },
};
const read = `{ user(id: "staff") {
  firstName lastName headline bio wordFrom avatar cover phone country countryOrigin locations gender birthday workStatus
  timezone language chatNotification socialInfo { linkedin twitter facebook instagram } expertise { _id } industries { _id }
} }`;

it('is kept with everything that it is made of', async () => {
  const save = 'mutation ($input: UserUpdateInput!) { updateUser(id: "staff", input: $input) { _id } }';
  const input = { ...profile, expertise: ['sales'], industries: ['food'] };
  expect((await server.ask('staff', save, { input })).errors).toBeUndefined();
  expect((await server.ask('staff', read)).data?.user).toEqual({
    ...profile,
    expertise: [{ _id: 'sales' }],
    industries: [{ _id: 'food' }],
  });
});

it('is asked for whole by the form of one’s own profile', () => {
  const forms = parse(readFileSync('spec/forms/people.yaml', 'utf8'));
  const names: string[] = forms.accountSettings.fields.map((field: string | { field: string }) =>
    typeof field === 'string' ? field : field.field,
  );
  const { socialInfo, ...fields } = profile;
  const social = Object.keys(socialInfo).map((name) => `socialInfo.${name}`);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(fields), ...social, 'expertise', 'industries']));
});

it('keeps what pages remember for somebody, for their own eyes only', async () => {
  const save = 'mutation ($id: ID!, $info: JSON) { updateUser(id: $id, input: { info: $info }) { _id } }';
  const info = { calendarView: 'week' };
  expect((await server.ask('cof1', save, { id: 'cof1', info })).errors).toBeUndefined();
  expect((await server.ask('cof1', '{ currentUser { info } }')).data?.currentUser).toEqual({ info });
  expect((await server.ask('admin', '{ user(id: "cof1") { info } }')).data?.user).toEqual({ info: null });
  expect((await server.ask('admin', save, { id: 'cof1', info })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
});

it('says who leads a team and whom the organisation has looked at, as its staff decides', async () => {
  const save =
    'mutation ($isLead: Boolean, $ok: Boolean) { updateUser(id: "cof1", input: { isLead: $isLead, adminValidated: $ok }) { _id } }';
  expect((await server.ask('cof1', save, { isLead: true, ok: true })).errors?.[0]?.extensions?.code).toBe(
    'ForbiddenError',
  );
  expect((await server.ask('admin', save, { isLead: true, ok: false })).errors).toBeUndefined();
  expect((await server.ask('cof1', '{ user(id: "cof1") { isLead adminValidated } }')).data?.user).toEqual({
    isLead: true,
    adminValidated: false,
  });
  const waiting = '{ users(filter: { adminValidated: { IS: false } }) { results { _id } } }';
  expect((await server.ask('admin', waiting)).data?.users).toEqual({ results: [{ _id: 'cof1' }] });
});
