import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import type { SpecTexts } from '../load/loadSpec.ts';
import { readProject } from '../write/readProject.ts';
import { migrationText } from './migrationText.ts';
import { movedKeys } from './movedTexts.ts';
import { renamings } from './renamings.ts';
import { repaired } from './repair.ts';

const input = readProject(process.cwd());
const { model } = compile(input);
if (!model) throw new Error('the spec does not compile');
const project = { input, model };

function renamed(kind: string, from: string, to: string) {
  const renaming = renamings[kind]?.(project, from, to);
  if (!renaming) throw new Error(`nothing renames a ${kind}`);
  const texts = repaired(project, renaming);
  return { renaming, texts: new Map([...texts, ...(renaming.finish?.(texts) ?? [])]) as SpecTexts };
}

/** Lines that differ, as they were and as they are. */
function difference(texts: SpecTexts) {
  return [...texts].flatMap(([file, text]) => {
    const before = input.texts.get(file)?.split('\n') ?? [];
    return text
      .split('\n')
      .flatMap((line, index) => (line === before[index] ? [] : [`${before[index]?.trim()} ⇒ ${line.trim()}`]));
  });
}

const errorsOf = (texts: SpecTexts) =>
  compile({ ...input, texts }).diagnostics.filter(({ severity }) => severity === 'error');

describe('spec rename', () => {
  it('follows a field wherever the spec speaks of it, and nowhere else', () => {
    const { texts } = renamed('field', 'Funnel.admins', 'keepers');
    expect(errorsOf(texts)).toEqual([]);
    const changed = difference(texts);
    expect(changed.length).toBeGreaterThan(3);
    expect(changed.filter((line) => !line.split(' ⇒ ')[1]?.includes('keepers'))).toEqual([]);
    // A condition of parts of the funnel names it over a reference.
    expect(changed.some((line) => line.includes('funnel.keepers'))).toBe(true);
    // The group of roles is called so too.
    expect([...texts.values()].join('\n')).toContain('roles: admins');
  });

  it('takes translations along under their new keys', () => {
    const { texts, renaming } = renamed('field', 'Startup.tagline', 'slogan');
    const after = compile({ ...input, texts }).model;
    const moved = movedKeys(model.texts, after?.texts ?? [], renaming);
    expect(moved.get('field.Startup.tagline')).toBe('field.Startup.slogan');
    const gone = model.texts.filter(({ key }) => !after?.texts.some((text) => text.key === key));
    expect([...moved.keys()].sort()).toEqual(gone.map(({ key }) => key).sort());
  });

  it('follows a value', () => {
    const { texts } = renamed('value', 'TaskType.evaluation', 'scoring');
    expect(errorsOf(texts)).toEqual([]);
    expect(difference(texts).every((line) => line.includes('scoring'))).toBe(true);
  });

  it('follows a permission into routes, rules and operations', () => {
    const { texts } = renamed('permission', 'METRICS/EDIT:VIEW', 'METRICS/BOARD:VIEW');
    expect(errorsOf(texts)).toEqual([]);
    expect([...texts.values()].join('\n')).not.toContain('METRICS/EDIT:VIEW');
  });

  it('follows an address into menus, links and redirects, and keeps the old one working', () => {
    const { texts } = renamed('route', '/startups/programs', '/programs');
    expect(errorsOf(texts)).toEqual([]);
    expect(texts.get('spec/menus/create-menu.yaml')).toContain("to: '/programs?create=true'");
    const redirects = texts.get('spec/routes/redirects.yaml');
    expect(redirects).toContain('/admin/programs: /programs\n');
    expect(redirects).toContain('/startups/programs: /programs\n');
    // What begins with the old address is another page.
    expect([...texts.values()].join('\n')).toContain('path: /startups/programs/incubator-plans');
  });

  it('keeps values of parameters in links', () => {
    const { texts } = renamed('route', '/events/{id}/edit', '/events/edit/{id}');
    expect(errorsOf(texts)).toEqual([]);
    expect([...texts.values()].join('\n')).toContain('/events/edit/{_id}');
  });

  it('follows an entity into references, forms and screens, its texts and its table', () => {
    const { texts, renaming } = renamed('entity', 'StartupDocument', 'CompanyPaper');
    const left = errorsOf(texts).filter(({ code }) => code !== 'SPEC114');
    expect(left).toEqual([]);
    expect([...texts.values()].join('\n')).not.toMatch(/\bStartupDocument\b/);
    const moved = movedKeys(model.texts, compile({ ...input, texts }).model?.texts ?? [], renaming);
    expect(moved.get('field.StartupDocument.name')).toBe('field.CompanyPaper.name');
  });

  it('follows a form and a table, and the conditions on views that are kept of it', () => {
    const { texts } = renamed('form', 'startupLink', 'companyLink');
    expect(errorsOf(texts)).toEqual([]);
    expect([...texts.values()].join('\n')).not.toContain('startupLink');
    const { texts: more } = renamed('screen', 'startups.management', 'startups.register');
    expect(errorsOf(more)).toEqual([]);
    expect([...more.values()].join('\n')).toContain('screen: [startups.portfolio, startups.register]');
    expect([...more.values()].join('\n')).not.toMatch(/(?<!e\.g\. )\bstartups\.management\b/);
  });

  it.each([
    ['entity', 'StartupDocumnt', 'X', "Did you mean 'StartupDocument'?"],
    ['entity', 'StartupDocument', 'company paper', 'can not be an entity'],
    ['screen', 'startups.managment', 'x', "Did you mean 'startups.management'?"],
    ['form', 'startupLink', 'milestone', 'milestone is there already.'],
    ['field', 'Startup.taglin', 'x', "Did you mean 'Startup.tagline'?"],
    ['field', 'Startup.tagline', 'name', 'Startup.name is there already.'],
    ['value', 'TaskType.evaluatio', 'x', "Did you mean 'TaskType.evaluation'?"],
    ['permission', 'METRICS/EDIT:VIEW', 'metrics', 'Write it as AREA:ACTION'],
    ['route', '/events/{id}/edit', '/events', 'is there already'],
    ['route', '/events/{id}/edit', '/x', 'must have the parameters'],
  ])('refuses %s %s → %s in a sentence', (kind, from, to, sentence) => {
    expect(() => renamed(kind, from, to)).toThrow(sentence);
  });
});

describe('the migration of a rename', () => {
  const database = new PGlite();
  afterAll(() => database.close());
  const run = (kind: string, from: string, to: string) =>
    database.exec(`do $$ begin ${renamings[kind]?.(project, from, to).migration?.statements.join('\n')} end $$`);

  it('renames the column, moves values and grants, and does nothing where there is no table yet', async () => {
    const renames = async () => {
      await run('field', 'Startup.tagline', 'slogan');
      await run('value', 'TaskType.evaluation', 'scoring');
      await run('permission', 'METRICS/EDIT:VIEW', 'METRICS/BOARD:VIEW');
    };
    await renames();
    await database.exec(`create table startup (tagline text); insert into startup values ('Fast');
      create table task (task_type text); insert into task values ('evaluation'), ('normal');
      create table role (overrides jsonb); insert into role values ('{ "METRICS/EDIT:VIEW": "NONE", "X:Y": "ALL" }'), ('{}')`);
    await renames();
    await renames();
    const { rows: startups } = await database.query('select slogan from startup');
    const { rows: tasks } = await database.query('select task_type from task order by task_type desc');
    const { rows: roles } = await database.query("select overrides from role order by overrides = '{}'");
    expect(startups).toEqual([{ slogan: 'Fast' }]);
    expect(tasks).toEqual([{ task_type: 'scoring' }, { task_type: 'normal' }]);
    expect(roles).toEqual([{ overrides: { 'METRICS/BOARD:VIEW': 'NONE', 'X:Y': 'ALL' } }, { overrides: {} }]);
  });

  it('moves a table with its indexes and constraints, and kept views to the other name', async () => {
    const rename = async () => {
      await run('entity', 'StartupDocument', 'CompanyPaper');
      await run('screen', 'startups.management', 'startups.register');
    };
    await rename();
    await database.exec(`create table startup_document (id text constraint startup_document_id_key unique, name text);
      create index startup_document_name_idx on startup_document (name);
      create table saved_view (screen text); insert into saved_view values ('startups.management'), ('events.list')`);
    await rename();
    await rename();
    const { rows: indexes } = await database.query(
      "select indexname from pg_indexes where tablename = 'company_paper' order by 1",
    );
    expect(indexes).toEqual([{ indexname: 'company_paper_id_key' }, { indexname: 'company_paper_name_idx' }]);
    const { rows: views } = await database.query('select screen from saved_view order by 1');
    expect(views).toEqual([{ screen: 'events.list' }, { screen: 'startups.register' }]);
  });

  it('is written as its neighbours are', () => {
    expect(migrationText('0031_a_is_b', 'A is called B.', ['select 1;'])).toContain(
      "export const aIsB: Migration = {\n  name: '0031_a_is_b',",
    );
  });
});
