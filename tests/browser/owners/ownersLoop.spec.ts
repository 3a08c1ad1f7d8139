import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ProjectCopy } from '../../support/ProjectCopy.ts';

/** A save is seen within two seconds on a quiet machine (`npm run bench`); here other tests run beside. */
const SEEN_MS = 20_000;

let project: ProjectCopy;
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  project = new ProjectCopy();
  await project.startDev();
});
test.afterAll(() => project.end());

const address = (path: string): string => `http://demo.localhost:${project.port}${path}`;

async function open(page: Page, account: string, path: string): Promise<void> {
  await page.goto(address('/login'));
  await page.getByLabel('E-mail').fill(`${account}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('accelerate');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/, { timeout: SEEN_MS });
  await page.goto(address(path));
  // A page that is loaded anew would lose it.
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
}

const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in window);

/** Blocks of the README's five minutes, in order. */
const fiveMinutes = /## Change a route and a permission in five minutes\n([\s\S]*?)\n## /.exec(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8'),
)?.[1];
const blocks = [...(fiveMinutes ?? '').matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language, text = '']) => ({
  language,
  text: text.replace(/^ {3}/gm, ''),
}));

test('the five minutes of the README, word for word', async ({ page }) => {
  expect(project.output.trimEnd().split('\n').at(-1)).toBe(`ready ${address('').replace(/\/$/, '')}`);
  const routes = 'spec/routes/app/startups.yaml';
  const programs = page.getByRole('navigation').getByText('Programs', { exact: true });
  await open(page, 'mentor', '/startups');
  await page.getByRole('searchbox').first().fill('a typed word');
  await expect(programs).toHaveCount(0);

  const route = blocks.find(({ language }) => language === 'yaml')?.text.trimEnd() ?? '';
  const before = /- path: \/startups\/programs\n(?: {2}.*\n)+/.exec(project.read(routes))?.[0].trimEnd() ?? '';
  expect(route.split('\n')[0]).toBe(before.split('\n')[0]);
  project.edit(routes, before, route);
  await expect(programs).toBeVisible({ timeout: SEEN_MS });

  project.edit(routes, 'mentors] }\n  screen: programs.list', 'mentor] }\n  screen: programs.list');
  await expect(page.getByText("Did you mean 'Mentor'?")).toBeVisible({ timeout: SEEN_MS });
  await expect(page.getByText(/\^\^\^\^\^\^/)).toBeVisible();
  await expect(programs).toBeVisible();
  project.edit(routes, 'mentor] }\n  screen: programs.list', 'mentors] }\n  screen: programs.list');
  await expect(page.getByText("Did you mean 'Mentor'?")).toHaveCount(0, { timeout: SEEN_MS });

  const commands = blocks.find(({ language }) => language === 'sh')?.text.split('\n') ?? [];
  const told = commands
    .filter((line) => line.startsWith('npm '))
    .map((line) => project.run(line))
    .join('\n');
  for (const line of commands.filter((text) => /^# (?!…)/.test(text))) expect(told).toContain(line.slice(2));

  expect(await isTheSamePage(page)).toBe(true);
  await expect(page.getByRole('searchbox').first()).toHaveValue('a typed word');
});

test('a permission that is taken away is gone from the menu, the page and the server', async ({ page }) => {
  await open(page, 'staff', '/articles/management');
  await expect(page.getByRole('button', { name: 'New article' })).toBeVisible({ timeout: SEEN_MS });
  project.edit(
    'spec/access/permissions/content.yaml',
    'grants: { fullAdmins: ALL, Staff: ALL }',
    'grants: { fullAdmins: ALL }',
  );
  await expect(page).not.toHaveURL(/articles/, { timeout: SEEN_MS });
  expect(await isTheSamePage(page)).toBe(true);
});

test('a page that is loaded while the server starts anew waits for it', async ({ page }) => {
  await open(page, 'admin', '/startups');
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`);
  });
  for (let time = 0; time < 4; time += 1) {
    project.write('server/main.ts', project.read('server/main.ts'));
    await page.waitForTimeout(150);
    await page.reload();
    await expect(page.getByRole('searchbox').first()).toBeVisible({ timeout: SEEN_MS });
  }
  expect(failed).toEqual([]);
});

test('a field of an entity is asked for, stored and read', async ({ page }) => {
  await open(page, 'admin', '/startups/programs');
  await page.getByRole('button', { name: 'New program' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Winter in Lyon');
  project.edit('spec/entities/program.yaml', 'fields:\n', 'fields:\n  venue: { type: text, max: 120 }\n');
  project.edit(
    'spec/forms/startups.yaml',
    'submit: Save program\n  fields:\n    - name\n',
    'submit: Save program\n  fields:\n    - name\n    - venue\n',
  );
  await page.getByLabel('Venue').fill('Confluence', { timeout: SEEN_MS });
  await expect(name).toHaveValue('Winter in Lyon');
  await page.getByRole('button', { name: 'Save program' }).click();
  await expect(page.getByText('Winter in Lyon').first()).toBeVisible({ timeout: SEEN_MS });
  expect(await isTheSamePage(page)).toBe(true);
});

test('ten more edits are on the page that is open, which loses nothing', async ({ page }) => {
  await open(page, 'admin', '/startups');
  const search = page.getByRole('searchbox').first();
  await search.fill('o');
  const edits: readonly (readonly [what: string, file: string, from: string, to: string, seen: () => Promise<void>])[] =
    [
      [
        'a title of a screen',
        'spec/screens/startups.yaml',
        "title: '{{startup}} portfolio'",
        'title: All our companies',
        () => expect(page.getByRole('heading', { name: 'All our companies' })).toBeVisible({ timeout: SEEN_MS }),
      ],
      [
        'a column',
        'spec/screens/startups.yaml',
        '    - tagline\n',
        '    - tagline\n    - foundedYear\n',
        () => expect(page.getByRole('columnheader', { name: 'Founded year' })).toBeVisible({ timeout: SEEN_MS }),
      ],
      [
        'a label of a column',
        'spec/screens/startups.yaml',
        'label: Last metrics',
        'label: Heard from',
        () => expect(page.getByRole('columnheader', { name: 'Heard from' })).toBeVisible({ timeout: SEEN_MS }),
      ],
      [
        'a label of a field',
        'spec/entities/startup.yaml',
        'foundedYear: { type: int',
        'foundedYear: { label: Since when, type: int',
        () => expect(page.getByRole('columnheader', { name: 'Since when' })).toBeVisible({ timeout: SEEN_MS }),
      ],
      [
        'a value of an enumeration',
        'spec/enums/startups.yaml',
        'growing: Growing',
        'growing: Taking off',
        () => expect(page.getByText('Taking off').first()).toBeVisible({ timeout: SEEN_MS }),
      ],
      [
        'a menu entry',
        'spec/menus/sidebar.yaml',
        'label: Management',
        'label: What we publish',
        () => expect(page.getByRole('navigation').getByText('What we publish')).toBeVisible({ timeout: SEEN_MS }),
      ],
      [
        'an entry that is gone',
        'spec/menus/sidebar.yaml',
        '    - { name: startup-mentors, label: Mentors, icon: users, to: /startups/mentors }\n',
        '',
        () =>
          expect(page.getByRole('navigation').getByText('Mentors', { exact: true })).toHaveCount(0, {
            timeout: SEEN_MS,
          }),
      ],
      [
        'a place in the menu',
        'spec/menus/topnav.yaml',
        'label: Resources',
        'label: Library',
        () => expect(page.getByRole('link', { name: 'Library' }).first()).toBeVisible({ timeout: SEEN_MS }),
      ],
    ];
  for (const [what, file, from, to, seen] of edits) {
    await test.step(what, async () => {
      project.edit(file, from, to);
      await seen();
    });
  }
  await expect(search).toHaveValue('o');
  expect(await isTheSamePage(page)).toBe(true);

  await test.step('a new route', async () => {
    project.edit(
      'spec/routes/app/startups.yaml',
      '- path: /startups\n',
      '- path: /our-companies\n  title: Our companies\n  allow: signedIn\n  screen: startups.portfolio\n- path: /startups\n',
    );
    await expect(async () => {
      await page.evaluate(() => {
        history.pushState({}, '', '/our-companies');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { name: 'All our companies' })).toBeVisible({ timeout: 2000 });
      await expect(page).toHaveURL(/our-companies/);
    }).toPass({ timeout: SEEN_MS });
  });
  await test.step('a card of a dashboard', async () => {
    await page.goto(address('/'));
    project.edit('spec/screens/home.yaml', 'label: Applications under review', 'label: Waiting for a reader');
    await expect(page.getByText('Waiting for a reader')).toBeVisible({ timeout: SEEN_MS });
  });
});

test('two hundred good and bad saves in turn end nothing, and the last one counts', async ({ page }) => {
  const file = 'spec/screens/startups.yaml';
  const good = project.read(file);
  await open(page, 'admin', '/startups');
  for (let save = 0; save < 200; save += 1) {
    project.write(
      file,
      save % 2 === 0 ? `${good}\n  broken: [` : good.replace('All our companies', `Companies, ${save}`),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await expect(page.getByRole('heading', { name: 'Companies, 199' })).toBeVisible({ timeout: SEEN_MS });
  expect(project.isRunning).toBe(true);
  project.write(file, good);
});

test('the server takes over what is changed without starting anew, and goes on where that cannot be loaded', async ({
  page,
}) => {
  const id = serverId();
  const answers = async () => (await page.request.get(`http://127.0.0.1:${project.port}/readyz`)).status();
  const file = 'server/platform/tenants/TenantDirectory.ts';
  const good = project.read(file);
  project.write(file, `${good}\nconst = ;\n`);
  await expect.poll(() => project.output, { timeout: SEEN_MS }).toContain('what ran before goes on');
  expect(await answers()).toBe(200);
  const before = project.output.length;
  project.write(file, good);
  await expect.poll(() => project.output.slice(before), { timeout: SEEN_MS }).toContain('server: takes over');
  expect(await answers()).toBe(200);
  expect(serverId()).toBe(id);

  // The database is open as long as the process.
  project.write('server/platform/db/database.ts', project.read('server/platform/db/database.ts'));
  project.write('server/platform/db/lockDataDir.ts', project.read('server/platform/db/lockDataDir.ts'));
  await expect.poll(serverId, { timeout: SEEN_MS }).not.toBe(id);
  await expect(async () => expect(await answers()).toBe(200)).toPass({ timeout: SEEN_MS });
});

test('a process that dies is started again, and says so', async ({ page }) => {
  await open(page, 'admin', '/startups');
  process.kill(serverId(), 'SIGKILL');
  await expect
    .poll(() => project.output, { timeout: SEEN_MS })
    .toContain('server ended with SIGKILL; starting it again');
  await expect(async () =>
    expect((await page.request.get(`http://127.0.0.1:${project.port}/readyz`)).status()).toBe(200),
  ).toPass({
    timeout: SEEN_MS,
  });
});

/** The process that serves this copy of the project. */
function serverId(): number {
  return Number(
    project.run(
      `pgrep -f 'scripts/dev/server.ts$' | while read id; do [ "$(readlink /proc/$id/cwd)" = "$PWD" ] && echo $id; done`,
    ),
  );
}
