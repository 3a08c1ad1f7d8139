import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { readProject } from '../write/readProject.ts';
import { movedKeys } from './movedTexts.ts';
import { overlayMoves } from './overlayMoves.ts';
import { overlayStatements } from './overlayStatements.ts';
import { renamings } from './renamings.ts';
import { repaired } from './repair.ts';

const input = readProject(process.cwd());
const { model } = compile(input);
if (!model) throw new Error('the spec does not compile');
const project = { input, model };

const arrangements = [
  { kind: 'menu', name: 'tasks', order: ['tasks-users', 'tasks-mine'], hidden: ['tasks-startups'] },
  { kind: 'table', name: 'startups.management', order: ['tagline', 'name'], hidden: ['status'] },
  {
    kind: 'form',
    name: 'startup',
    order: ['tagline', 'name'],
    hidden: ['tagline'],
    help: { tagline: { en: 'tagline' } },
    defaults: { tagline: 'tagline', stage: 'launched' },
  },
];
const words = [
  { key: 'field.Startup.tagline', language: 'en', text: 'Pitch' },
  { key: 'role.Mentor', language: 'en', text: 'Pilot' },
];
const changes = [
  ['c1', 'form', 'startup', null, { order: ['tagline'], hidden: [] }],
  ['c2', 'word', 'field.Startup.tagline', { text: 'Pitch' }, null],
] as const;

describe('what an organisation has otherwise, when something of the spec gets another name', () => {
  const database = new PGlite();
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.exec(`drop table if exists incubator; drop table if exists organisation_change;
      create table incubator (own_words jsonb, words_from jsonb, arrangements jsonb);
      create table organisation_change (id text, kind text, place text, before jsonb, after jsonb)`);
    await database.query(
      'insert into incubator values ($1, $2, $3), (null, null, null)',
      [words, words.map((word) => ({ ...word, usual: 'x' })), arrangements].map((value) => JSON.stringify(value)),
    );
    for (const [id, kind, place, before, after] of changes)
      await database.query('insert into organisation_change values ($1, $2, $3, $4, $5)', [
        id,
        kind,
        place,
        before,
        after,
      ]);
  }, 60_000);

  const rename = async (kind: string, from: string, to: string) => {
    const renaming = renamings[kind]?.(project, from, to);
    if (!renaming) throw new Error(`nothing renames a ${kind}`);
    const texts = repaired(project, renaming);
    const after = compile({ ...input, texts }).model;
    if (!after) throw new Error('the renamed spec does not compile');
    const keys = movedKeys(model.texts, after.texts, renaming);
    const statements = overlayStatements({ places: overlayMoves(model, after, renaming), keys });
    await database.exec(`do $$ begin ${statements.join('\n')} end $$`);
    const { rows } = await database.query<{
      own_words: typeof words;
      words_from: object[];
      arrangements: typeof arrangements;
    }>('select own_words, words_from, arrangements from incubator where arrangements is not null');
    const { rows: history } = await database.query<{ place: string; after: unknown }>(
      'select place, after from organisation_change order by id',
    );
    const [own] = rows;
    if (!own) throw new Error('the organisation is gone');
    return { ...own, history };
  };

  it('follows a field into forms, their help and beginnings, columns, words and the history', async () => {
    const { own_words, words_from, arrangements: own, history } = await rename('field', 'Startup.tagline', 'slogan');
    expect(own[2]).toEqual({
      kind: 'form',
      name: 'startup',
      order: ['slogan', 'name'],
      hidden: ['slogan'],
      help: { slogan: { en: 'tagline' } },
      defaults: { slogan: 'tagline', stage: 'launched' },
    });
    expect(own[0]).toEqual(arrangements[0]);
    expect(own_words.map(({ key }) => key)).toEqual(['field.Startup.slogan', 'role.Mentor']);
    expect(words_from).toContainEqual({ ...words[0], key: 'field.Startup.slogan', usual: 'x' });
    expect(history).toEqual([
      { place: 'startup', after: { order: ['slogan'], hidden: [] } },
      { place: 'field.Startup.slogan', after: null },
    ]);
  });

  it('follows a table, a form and an entry of a menu', async () => {
    expect((await rename('screen', 'startups.management', 'startups.register')).arrangements[1]?.name).toBe(
      'startups.register',
    );
    const formed = await rename('form', 'startup', 'company');
    expect(formed.arrangements[2]).toEqual({ ...arrangements[2], name: 'company' });
    expect(formed.history[0]?.place).toBe('company');
    expect((await rename('menu', 'tasks-mine', 'my-tasks')).arrangements[0]?.order).toEqual([
      'tasks-users',
      'my-tasks',
    ]);
    expect((await rename('menu', 'tasks', 'to-do')).arrangements[0]).toMatchObject({
      name: 'to-do',
      hidden: ['tasks-startups'],
    });
  });

  it('follows a value into what new records begin with', async () => {
    const { arrangements: own } = await rename('value', 'StartupStage.launched', 'live');
    expect(own[2]?.defaults).toEqual({ tagline: 'tagline', stage: 'live' });
  });
});
