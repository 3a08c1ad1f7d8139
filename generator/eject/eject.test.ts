import { spawnSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectCopy } from '../../tests/support/ProjectCopy.ts';
import { compile } from '../compile.ts';
import { EditProblem } from '../edit/Edits.ts';
import { readProject } from '../write/readProject.ts';
import { ejectTable } from './ejectTable.ts';
import { tablePage } from './tablePage.ts';

const minutes = 60_000;
const input = readProject(process.cwd());
const { model } = compile(input);
if (!model) throw new Error('the spec does not compile');
const project = { input, model };

const tableOf = (wanted: string) => {
  const screen = model.screens.find(({ id }) => id === wanted);
  if (screen?.kind !== 'table') throw new Error(`no table ${wanted}`);
  return screen;
};

describe('spec eject', () => {
  it.each([
    ['nothing.there', "There is no screen 'nothing.there'."],
    ['application.detail', 'only tables can be ejected. Write the part that differs as a component of a tab'],
    ['applications.analytics', 'only tables can be ejected. Write the part that differs as a card'],
    ['tasks.mine', "'tasks.mine' is a component already"],
    ['availability.dates', "No route opens 'availability.dates'"],
  ])('refuses %s and says what to do', (id, says) => {
    const ejecting = () => ejectTable(project, id, () => '');
    expect(ejecting).toThrow(EditProblem);
    expect(ejecting).toThrow(says);
  });

  it('leaves out what a table has no use for', () => {
    expect(tablePage(tableOf('applications.overview'), 'OverviewPage')).toContain('<BoardView');
    const { board, tabs, createForm, editForm, ...plain } = tableOf('applications.overview');
    expect([board, tabs, createForm, editForm]).not.toContain(undefined);
    const page = tablePage(plain, 'OverviewPage');
    for (const part of ['BoardView', 'TabBar', 'LazyRecordEditor', 'CreateButton', 'Suspense'])
      expect(page).not.toContain(part);
  });
});

describe('an ejected screen', () => {
  const page = 'src/features/funnels/management/FunnelsManagementPage.tsx';
  const screens = 'spec/screens/applications.yaml';
  let copy: ProjectCopy;
  let said = '';

  beforeAll(() => {
    copy = new ProjectCopy();
    for (const file of globSync('{domain,server,src}/**/*.gen.ts', { cwd: process.cwd() }))
      cpSync(file, join(copy.folder, file), { recursive: true });
    copy.edit(screens, 'funnels.management:\n', '# All funnels.\nfunnels.management:\n');
    said = copy.run('node generator/cli.ts eject funnels.management');
    // One whose plan may lack what it creates.
    said += copy.run('node generator/cli.ts eject organisation.roles');
  }, 2 * minutes);
  afterAll(() => copy.end(), minutes);

  it('is opened by its route, and stays declared as the table that the component shows', () => {
    expect(said).toContain(`${page}\n`);
    expect(copy.read('spec/routes/app/applications.yaml')).toContain('  screen: funnels.managementPage\n');
    expect(copy.read(screens)).toContain('# All funnels.\nfunnels.management:\n  kind: table\n');
    expect(copy.read(screens)).toContain(
      'funnels.managementPage: { component: funnels.management, title: Funnels, tables: [funnels.management] }\nfunnel.builder:\n',
    );
  });

  it('asks its first question while its code is on its way', () => {
    expect(copy.read('src/shell/answers/ofComponents.ts')).toContain(
      "  'funnels.management': (address) => askOfScreen('funnels.management', address),\n",
    );
  });

  it(
    'has its title in every language, keeps its state in the address, and leaves the spec without problems',
    () => {
      expect(copy.read('locales/de/spec.json')).toContain('"funnels_managementPage": {');
      expect(copy.run('node generator/cli.ts build && node generator/cli.ts check')).toContain('spec: no problems');
      const routes = copy.read('src/generated/routes.gen.ts');
      expect(routes).toMatch(/tableSearch,[^}]*componentScreen\("funnels\.management"\)/);
    },
    minutes,
  );

  it(
    'compiles, and is formatted as the house is',
    () => {
      const other = 'src/features/organisation/roles/OrganisationRolesPage.tsx';
      expect(copy.read(other)).toContain('<LockedFeature>');
      const files = [
        page,
        other,
        'src/shell/screenRegistry.ts',
        'src/shell/answers/ofComponents.test.ts',
        'src/vite-env.d.ts',
      ];
      copy.write('tsconfig.page.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }));
      const call = (program: string, ...words: string[]) => {
        const { status, stdout } = spawnSync(join(copy.folder, 'node_modules/.bin', program), words, {
          cwd: copy.folder,
          encoding: 'utf8',
        });
        return { status, stdout };
      };
      expect(call('tsc', '--noEmit', '-p', 'tsconfig.page.json')).toEqual({ status: 0, stdout: '' });
      expect(call('biome', 'check', ...files.slice(0, 4), 'stories/unstoried.ts').status).toBe(0);
    },
    5 * minutes,
  );

  it(
    'is not ejected twice',
    () => {
      expect(copy.run('node generator/cli.ts eject funnels.management')).toContain(
        "A page of 'funnels.management' is there already.",
      );
    },
    minutes,
  );
});
