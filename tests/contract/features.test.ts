/**
 * Generated: every feature switch × every role × routes, menus, lists, fields, operations and values. The switches are
 * numbered, and in state n those are off whose number has bit n: any two differ in some state, so that each answer is
 * tied to its own switch.
 */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import type { GuardSpec, Principal } from '#domain/model/access.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { MenuEntryMeta } from '#domain/model/menus.ts';
import { defaultGrants, enumFeatures, flags, operations, planLimited, switches } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { menus, routeGuards } from '#server/generated/menus.gen.ts';
import { featuresOf } from '#server/platform/tenants/featuresOf.ts';
import { may, type Person, type Row, readPerson, readRows } from './oracle.ts';
import { accounts } from './roles.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const names = [...Object.keys(switches), ...Object.keys(planLimited)];
const states = [null, ...Array.from({ length: Math.ceil(Math.log2(names.length + 1)) }, (_, bit) => bit)];
const offIn = (state: number | null): string[] =>
  state === null ? [] : names.filter((_, index) => ((index + 1) >> state) & 1);

/** How long a process may keep what it knows of a tenant and of a token. */
const FORGOTTEN_MS = 1100;

const metas: readonly EntityMeta[] = Object.values(entities);
const gated = metas.filter(
  ({ access, operations: known }) =>
    known.includes('list') && access.read.some(({ feature, unless }) => feature ?? unless),
);
const gatedFields = metas
  .filter((entity) => entity.operations.includes('list') && !gated.includes(entity))
  .flatMap((entity) => entity.fields.flatMap((field) => (isGatedLeaf(field) ? [{ entity, field }] : [])));

function isGatedLeaf({ read, entity, hidden, fields }: FieldMeta): boolean {
  return !entity && !hidden && !fields && (read?.every(({ feature }) => feature !== undefined) ?? false);
}

let server: TestServer;
const tokens = new Map<string, string>();
const rows = new Map<string, Row[]>();

async function setSwitches(state: number | null): Promise<void> {
  const off = offIn(state);
  const isOn = (name: string): boolean => !off.includes(name);
  const stored = Object.fromEntries(Object.keys(switches).map((name) => [name, isOn(name)]));
  const plan = { features: Object.keys(planLimited).filter(isOn) };
  await server.database.withSystem((tx) =>
    sql`update incubator set switches = ${JSON.stringify(stored)}::jsonb, plan_info = ${JSON.stringify(plan)}::jsonb where slug = 'demo'`.execute(
      tx,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, FORGOTTEN_MS));
}

beforeAll(async () => {
  server = await startTestServer();
  for (const { account } of accounts) tokens.set(account, await server.signIn('demo', account));
}, 120_000);
afterAll(() => server.close());

/** Switches a guard asks for; a flag stands for any of its own. */
function isShut({ feature, flag }: Pick<GuardSpec, 'feature' | 'flag'>, off: readonly string[]): boolean {
  const own = flag === undefined ? [] : (Object.entries(flags).find(([name]) => name === flag)?.[1].switches ?? []);
  return (
    (feature !== undefined && off.includes(feature)) || (own.length > 0 && own.every((name) => off.includes(name)))
  );
}

interface Item {
  readonly name: string;
  readonly locked: boolean;
  readonly subMenu?: readonly Item[];
}
const itemFields = 'name locked';
const menuQuery = `{ setUp {
  sidebarV2 { ${itemFields} subMenu { ${itemFields} } }
  sitemap { ${itemFields} subMenu { ${itemFields} subMenu { ${itemFields} } } }
} }`;

interface SetUp {
  readonly sidebarV2: readonly Item[];
  readonly sitemap: readonly Item[];
}

/** The menu of a role with everything on, with those entries locked that need what is off. */
function withLocks(
  items: readonly Item[],
  entries: readonly MenuEntryMeta[],
  role: string,
  off: readonly string[],
): Item[] {
  return items.map(({ name, subMenu }) => {
    // One that is alone in its group stands without it (`buildMenu`).
    const entry = [...entries, ...entries.flatMap(({ children }) => children)].find(
      (candidate) => candidate.name === name,
    );
    const target = entry?.to.findIndex(({ roles }) => roles?.includes(role) ?? true) ?? -1;
    const guard = routeGuards[(entry?.routes[target] ?? '') as keyof typeof routeGuards] as GuardSpec | undefined;
    const locked =
      isShut({ ...(entry?.lockedWithout && { feature: entry.lockedWithout }) }, off) || isShut(guard ?? {}, off);
    return { name, locked, ...(subMenu && { subMenu: withLocks(subMenu, entry?.children ?? [], role, off) }) };
  });
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

const open = new Map<string, SetUp>();

describe.each(states.map((state) => ({ state, off: offIn(state) })))('with $off off', ({ state, off }) => {
  const people = new Map<string, Person>();

  beforeAll(async () => {
    await setSwitches(state);
    for (const entity of gated) rows.set(entity.name, await readRows(server.database, 'demo', entity));
    for (const { account } of accounts) {
      people.set(account, await readPerson(server.database, 'demo', `${account}@demo.test`));
    }
  }, 60_000);

  describe.each(accounts)('$role', ({ role, account }) => {
    const ask = (query: string) => server.graphql('demo', tokens.get(account) ?? null, query);

    it('sees in the menus what is on, and locked what is off', async () => {
      const { data } = await ask(menuQuery);
      const setUp = data?.setUp as SetUp;
      if (state === null) open.set(account, setUp);
      const full = open.get(account) ?? setUp;
      expect(setUp.sidebarV2).toEqual(withLocks(full.sidebarV2, menus.sidebar, role, off));
      expect(setUp.sitemap).toEqual(withLocks(full.sitemap, menus.sitemap, role, off));
    });

    it('lists exactly the records of areas that are on', async () => {
      const person = people.get(account);
      if (!person) throw new Error(`no person for ${account}`);
      for (const part of chunks(gated, 6)) {
        const fields = part.map(({ plural }, at) => `c${at}: ${plural}(limit: 1) { totalCount }`);
        const { data, errors } = await ask(`{ ${fields.join(' ')} }`);
        expect(errors).toEqual([]);
        const found = part.map((entity, at) => [entity.name, data?.[`c${at}`]]);
        const wanted = part.map((entity) => [
          entity.name,
          { totalCount: (rows.get(entity.name) ?? []).filter((row) => may(person, entity, 'read', row)).length },
        ]);
        expect(found).toEqual(wanted);
      }
    });

    it('is let into the operations of areas that are on, and refused by the others as by forbidden ones', async () => {
      for (const [name, rule] of Object.entries(operations)) {
        if (rule.kind !== 'rule' || rule.feature === undefined || bySocket.has(name)) continue;
        const { errors } = await ask(callOf(name));
        const isAdmitted = rule.permission
          ? defaultGrants[role][rule.permission] !== undefined
          : (rule.roles?.includes(role) ?? true);
        const isForbidden = errors.some(({ extensions }) => extensions?.code === 'ForbiddenError');
        expect(isForbidden, `${name}: ${JSON.stringify(errors)}`).toBe(!isAdmitted || off.includes(rule.feature));
      }
    });

    it('is sent to the plan by exactly the routes that need what is off', () => {
      const principal: Principal = {
        id: 'x',
        tenantId: 'demo',
        roleTypes: [role],
        startupIds: [],
        assignedStartupIds: [],
        programIds: [],
        grants: defaultGrants[role],
      };
      const isOn = (name: string): boolean => !off.includes(name);
      const stored = Object.fromEntries(names.map((name) => [name, isOn(name)]));
      const features = featuresOf(stored, flags, { features: names.filter(isOn) });
      for (const [id, guard] of Object.entries<GuardSpec>(routeGuards)) {
        if (guard.audience === 'signedOut') continue;
        expect(evaluateGuard(guard, principal, features) === 'plan', id).toBe(isShut(guard, off));
      }
    });
  });

  it('answers neither to making nor to reading a record of an area that is off', async () => {
    const token = tokens.get('admin') ?? null;
    for (const entity of gated) {
      const isOff = entity.access.read.every(({ feature }) => feature !== undefined && off.includes(feature));
      if (!isOff) continue;
      const id = String(rows.get(entity.name)?.[0]?.id ?? '');
      if (entity.operations.includes('get')) {
        const { data } = await server.graphql('demo', token, `{ record: ${entity.single}(id: "${id}") { _id } }`);
        expect(data?.record ?? null, entity.name).toBeNull();
      }
      if (!entity.operations.includes('delete')) continue;
      const gone = `mutation { delete${entity.name}(id: "${id}") }`;
      expect((await server.graphql('demo', token, gone)).errors[0]?.extensions?.code, entity.name).toBe(
        'ForbiddenError',
      );
    }
  });

  it('withholds exactly the fields of areas that are off', async () => {
    for (const { entity, field } of gatedFields) {
      const query = `{ page: ${entity.plural}(limit: 1) { results { _id ${field.name} } } }`;
      const { denied } = await server.graphql('demo', tokens.get('admin') ?? null, query);
      const feature = field.read?.[0]?.feature ?? '';
      expect(
        denied.some((path) => path.endsWith(`.${field.name}`)),
        `${entity.name}.${field.name}`,
      ).toBe(off.includes(feature));
    }
  });

  it.each(valueSites())(
    'refuses $value of $entity.$field where its switch is off',
    async ({ entity, field, value }) => {
      const meta = metas.find(({ name }) => name === entity);
      const row = (await readRows(server.database, 'demo', meta as EntityMeta)).find((one) => one[field] !== value);
      if (!meta || !row) throw new Error(`no record of ${entity} to try`);
      const query = `mutation { changed: update${entity}(id: "${row.id}", input: { ${field}: ${value} }) { _id } }`;
      const { errors } = await server.graphql('demo', tokens.get('admin') ?? null, query);
      const isRefused = errors.some(({ message, extensions }) =>
        /plan/.test(`${message}${JSON.stringify(extensions)}`),
      );
      const isOff = off.includes(
        enumFeatures[meta.fields.find(({ name }) => name === field)?.enum ?? '']?.[value] ?? '',
      );
      expect(isRefused, JSON.stringify(errors)).toBe(isOff);
    },
  );
});

/** One field for each value that needs a switch. */
function valueSites(): { entity: string; field: string; value: string }[] {
  return Object.entries(enumFeatures).flatMap(([name, values]) => {
    const site = metas
      .filter((entity) => entity.operations.includes('update') && !entity.access.read.some(({ feature }) => feature))
      .flatMap((entity) =>
        entity.fields
          .filter((field) => field.enum === name && field.type === 'enum' && !field.readonly)
          .map((field) => ({ entity: entity.name, field: field.name })),
      )[0];
    return site ? Object.keys(values).map((value) => ({ ...site, value })) : [];
  });
}

/** Subscriptions are asked over the socket: `subscriptions.test.ts`. */
const bySocket = new Set(['chatMessageSent', 'chatMessageDeleted']);

function callOf(name: string): string {
  const calls: Readonly<Record<string, string>> = {
    courseCohort: '{ courseCohort(courseId: "x") { __typename } }',
    setLessonDone: 'mutation { setLessonDone(lessonId: "x", done: true) { __typename } }',
    chatIdentificationHash: '{ chatIdentificationHash }',
    funnelAnalytics: '{ funnelAnalytics(funnelId: "x") { __typename } }',
    chatRooms: '{ chatRooms { __typename } }',
    chatRoom: '{ chatRoom(roomId: "startup.x") { __typename } }',
    chatMessages: '{ chatMessages(roomId: "startup.x") { __typename } }',
    sendChatMessage: 'mutation { sendChatMessage(roomId: "startup.x", text: "x") { __typename } }',
    deleteChatMessage: 'mutation { deleteChatMessage(id: "x") { __typename } }',
    chatUnread: '{ chatUnread }',
    markChatRead: 'mutation { markChatRead(roomId: "startup.x") { __typename } }',
    profileFields: '{ profileFields(target: startup, recordId: "x") { __typename } }',
    orderCustomFields: 'mutation { orderCustomFields(target: startup, fields: []) }',
    saveProfileFields: 'mutation { saveProfileFields(target: startup, recordId: "x", answers: []) { __typename } }',
    survey: '{ survey(id: "x") { __typename } }',
    feedbackResponse: '{ feedbackResponse(id: "x") { __typename } }',
    feedbackResponses: '{ feedbackResponses(requestId: "x") { __typename } }',
    feedbackTexts: '{ feedbackTexts(requestId: "x", questionId: "q") { __typename } }',
    feedbackResults: '{ feedbackResults(requestId: "x") { __typename } }',
    answerFeedbackRequest: 'mutation { answerFeedbackRequest(requestId: "x", answers: []) { __typename } }',
    saveSurveyDraft:
      'mutation { saveSurveyDraft(requestId: "x", answers: [], base: { revision: 0, page: "x" }) { __typename } }',
    eventHostHours: '{ eventHostHours(eventId: "x") { __typename } }',
    eventDaysWithoutHours: '{ eventDaysWithoutHours(eventId: "x") { __typename } }',
    freeEventSlots: '{ freeEventSlots(eventId: "x") { __typename } }',
    bookEventSlot: 'mutation { bookEventSlot(eventId: "x", startTime: "2030-01-01T10:00:00Z") { __typename } }',
    metricsBoard: '{ metricsBoard { __typename } }',
    remindOfMetrics: 'mutation { remindOfMetrics(startupIds: ["x"]) }',
    assessmentSheet: '{ assessmentSheet(startupId: "x") { __typename } }',
    assessStartup: 'mutation { assessStartup(startupId: "x", answers: []) { __typename } }',
    startupPendingDataForm: '{ startupPendingDataForm(startupId: "x") { __typename } }',
  };
  const call = calls[name];
  if (call === undefined) throw new Error(`say here how ${name} is called`);
  return call;
}

/** Switches whose place none of these rules knows, with the file that asks for them. */
const inCode: Readonly<Record<string, string>> = {
  broadSearch: 'src/shell/search/useFoundRecords.ts',
  startupFilter: 'spec/screens/startups.yaml',
  auth0: 'server/platform/tenants/toTenant.ts',
  customRoles: 'spec/entities/role.yaml',
  questionVisibility: 'server/services/forms/readForm.ts',
  qNumericalChoice: 'server/services/forms/readForm.ts',
  googleCalendarUnlink: 'domain/connections/connectableServices.ts',
  bulkApplicationExport: 'domain/exports/exportKinds.ts',
};

it('finds a place for every switch', () => {
  const rules = metas.flatMap((entity) => [
    ...Object.values(entity.access).flat(),
    ...entity.fields.flatMap(({ read = [], write = [] }) => [...read, ...write]),
  ]);
  const guards = Object.values<GuardSpec>(routeGuards);
  const used = new Set([
    ...rules.flatMap(({ feature, unless }) => [feature, unless]),
    ...guards.flatMap(({ feature, flag }) => [feature, ...(flag ? (flags[flag]?.switches ?? []) : [])]),
    ...Object.values(operations).map((rule) => (rule.kind === 'rule' ? rule.feature : undefined)),
    ...Object.values(enumFeatures).flatMap((values) => Object.values(values)),
    ...Object.keys(inCode),
  ]);
  expect(names.filter((name) => !used.has(name))).toEqual([]);
  for (const [name, file] of Object.entries(inCode)) expect(readFileSync(file, 'utf8'), file).toMatch(name);
});
