import { spawnSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectCopy } from '../../tests/support/ProjectCopy.ts';
import { compile } from '../compile.ts';
import { EditProblem } from '../edit/Edits.ts';
import { readProject } from '../write/readProject.ts';
import { ejectScreen } from './ejectScreen.ts';
import { detailPage } from './pages/detailPage.ts';
import { tablePage } from './pages/tablePage.ts';
import { drawnTwice } from './testing/drawnTwice.ts';
import { calendarScreen, pages } from './testing/ejectedPages.ts';

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
    ['tasks.mine', "'tasks.mine' is a component already"],
    ['availability.weekly', "'availability.weekly' is a component already"],
    ['tags.user', "'tags.user' is one of a family"],
    ['startup.overview', "No route opens 'startup.overview'"],
    ['availability.dates', "No route opens 'availability.dates'"],
  ])('refuses %s and says what to do', (id, says) => {
    const ejecting = () => ejectScreen(project, id, () => '');
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

  it('leaves out what a page of one record has no use for', () => {
    const screen = model.screens.find(({ id }) => id === 'event.detail');
    if (screen?.kind !== 'detail') throw new Error('no such page');
    const { editPath: _, ...rest } = screen;
    const whole = { ...rest, editForm: 'event' };
    for (const part of ['<DetailBar', '<LazyRecordEditor']) expect(detailPage(whole, 'FilePage')).toContain(part);
    const { bar, editForm, ...plain } = whole;
    expect([bar, editForm]).not.toContain(undefined);
    const page = detailPage(plain, 'FilePage');
    for (const part of ['DetailBar', 'LazyRecordEditor', 'Suspense']) expect(page).not.toContain(part);
    expect(detailPage({ ...plain, editPath: '/x/{_id}' }, 'FilePage')).toContain('router.history.push(`/x/${');
  });
});

describe('an ejected screen', () => {
  const screens = 'spec/screens/applications.yaml';
  const files = pages.map(({ id, component }) => `src/features/${id.replaceAll('.', '/')}/${component}.tsx`);
  let copy: ProjectCopy;
  let said = '';

  beforeAll(() => {
    copy = new ProjectCopy();
    for (const file of globSync('{domain,server,src}/**/*.gen.ts', { cwd: process.cwd() }))
      cpSync(file, join(copy.folder, file), { recursive: true });
    copy.edit(screens, 'funnels.management:\n', '# All funnels.\nfunnels.management:\n');
    // The product has no calendar that is a spec alone.
    copy.write('spec/screens/by-day.yaml', calendarScreen);
    copy.edit(
      'spec/routes/app/events.yaml',
      '- path: /events\n',
      '- path: /by-day\n  allow: { roles: members }\n  screen: events.byDay\n- path: /events\n',
    );
    said = copy.run(`node generator/cli.ts eject ${pages.map(({ id }) => id).join(' ')}`);
    copy.run('node generator/cli.ts build');
  }, 6 * minutes);
  afterAll(() => copy.end(), minutes);

  it('stays declared as what the component draws, and its routes open it as before', () => {
    for (const file of files) expect(said).toContain(`${file}\n`);
    expect(copy.read(screens)).toContain(
      '# All funnels.\nfunnels.management:\n  kind: table\n  drawnBy: funnels.management\n',
    );
    expect(copy.read('spec/screens/by-day.yaml')).toContain('{ kind: calendar, drawnBy: events.byDay, title:');
    const routes = copy.read('src/generated/routes.gen.ts');
    expect(routes).toMatch(/tableSearch,[^}]*componentScreen\("funnels\.management"\)/);
    expect(routes).toMatch(/guarded\("startup\.file"\),\s*\.\.\.componentScreen\("startup\.file"\)/);
    expect(routes).toContain('guarded("startup.file.company")');
  });

  it('asks its first question while its code is on its way', () => {
    const asked = copy.read('src/shell/answers/ofComponents.ts');
    for (const { id } of pages) expect(asked).toContain(`  '${id}': (address) => askOfScreen('${id}', address),\n`);
  });

  it(
    'leaves the spec without problems',
    () => expect(copy.run('node generator/cli.ts check')).toContain('0 errors, 3 warnings'),
    minutes,
  );

  it(
    'compiles, and is formatted as the house is',
    () => {
      const registries = ['src/shell/screenRegistry.ts', 'src/shell/answers/ofComponents.test.ts'];
      const checked = [...files, ...registries, 'src/vite-env.d.ts'];
      copy.write('tsconfig.page.json', JSON.stringify({ extends: './tsconfig.json', include: [], files: checked }));
      expect(run('tsc', '--noEmit', '-p', 'tsconfig.page.json')).toMatchObject({ status: 0, stdout: '' });
      expect(run('biome', 'check', ...files, ...registries, 'stories/unstoried.ts').status).toBe(0);
      expect(copy.read('src/features/organisation/roles/OrganisationRolesPage.tsx')).toContain('<LockedFeature>');
    },
    5 * minutes,
  );

  it(
    'shows what the renderer of its kind would have shown',
    () => {
      copy.write('src/ejected.stories.tsx', drawnTwice(pages.filter(({ shows }) => shows !== '')));
      const { status, stdout, stderr } = run(
        'vitest',
        'run',
        '--config',
        '.storybook/vitest.config.ts',
        'src/ejected.stories.tsx',
      );
      expect(status, stdout + stderr).toBe(0);
    },
    5 * minutes,
  );

  it(
    'is not ejected twice',
    () => {
      expect(copy.run('node generator/cli.ts eject funnels.management')).toContain(
        "'funnels.management' is a component already: funnels.management.",
      );
    },
    minutes,
  );

  function run(program: string, ...words: string[]) {
    const { status, stdout, stderr } = spawnSync(join(copy.folder, 'node_modules/.bin', program), words, {
      cwd: copy.folder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }
});
