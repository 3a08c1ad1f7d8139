import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#domain/generated/constants.gen.ts';
import { localeText, textKeys } from '#server/platform/texts/localeTexts.ts';
import { noticeText } from '#server/platform/texts/notices.ts';
import { englishReader, textFor } from '#server/platform/texts/textReader.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
const kinds = textKeys('spec').flatMap((key) => /^enum\.TaskType\.(?!normal)(\w+)$/.exec(key)?.[1] ?? []);

/** One task of each kind that the product makes, named in English; one that somebody has given a name, and one by hand. */
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    const named = kinds.map((kind) => [kind, kind, localeText('en', 'spec', `enum.TaskType.${kind}`)]);
    const all = [...named, ['own', 'metrics', 'Our figures'], ['hand', 'normal', 'Update metrics']];
    for (const [id, kind, name] of all) {
      await sql`insert into task (tenant_id, id, name, due_date, task_type, approval_status, completion_status, is_group_task)
        values ('t1', ${id}, ${name}, '2030-01-10T12:00:00Z', ${kind}, 'APPROVED', 'PENDING', false)`.execute(tx);
      await sql`insert into task_assignee (tenant_id, id, task_id, user_id, done)
        values ('t1', ${id}, ${id}, 'cof1', false)`.execute(tx);
    }
  });
}, 60_000);
afterAll(() => server.close());

const CALENDAR = `{ myCalendar(from: "2030-01-09T00:00:00Z", to: "2030-01-12T00:00:00Z") { id title } }`;

async function namesIn(language: string): Promise<Map<string, string>> {
  const ofRecords = await server.ask(
    'cof1',
    `query { ${kinds.map((kind) => `${kind}: task(id: "${kind}") { name }`).join(' ')}
    own: task(id: "own") { name } hand: task(id: "hand") { name } }`,
    {},
    language,
  );
  return new Map(Object.entries(ofRecords.data ?? {}).map(([id, task]) => [id, String(Object(task).name)]));
}

it.each(languages.map(({ id }) => id))(
  'tasks that the product makes say in %s what there is to do',
  async (language) => {
    const names = await namesIn(language);
    const { data } = await server.ask('cof1', CALENDAR, {}, language);
    for (const kind of kinds) {
      expect(names.get(kind)).toBe(textFor({ ...englishReader, language }, 'spec', `enum.TaskType.${kind}`));
      expect(data?.myCalendar).toContainEqual({ id: `TASK/${kind}`, title: names.get(kind) });
      if (['ar', 'ja_JP', 'ko', 'uk'].includes(language)) expect(names.get(kind)).not.toMatch(/[A-Za-z]{3}/);
    }
    // What people have named stays theirs.
    expect([names.get('own'), names.get('hand')]).toEqual(['Our figures', 'Update metrics']);
  },
);

it('are reminded of in the language of each', () => {
  const notice = { text: 'task.overdue', name: 'Update metrics', nameKey: 'enum.TaskType.metrics' } as const;
  const ukrainian = noticeText({ ...englishReader, language: 'uk' }, 'UTC', notice);
  expect(ukrainian).not.toMatch(/[A-Za-z]/);
  expect(noticeText(englishReader, 'UTC', notice)).toBe('Update metrics is overdue');
  expect(noticeText(englishReader, 'UTC', { ...notice, name: 'Acme' })).toBe('Update metrics – Acme is overdue');
});
