import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { freePort, startPostgres } from '../../support/startPostgres.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** An installation that begins: what people type there, word for word, with the port of the test. */
class Installation {
  readonly #env: NodeJS.ProcessEnv;
  readonly #children: ChildProcess[] = [];
  readonly port: number;

  constructor(port: number, dataDir: string, variables: Readonly<Record<string, string>> = {}) {
    this.port = port;
    this.#env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...variables };
  }

  /** Runs commands in a shell until one of their lines fits; gives the line's group. */
  async until(commands: string, line: RegExp): Promise<string> {
    // A group of its own, so that the server ends with the shell that started it.
    const child = spawn('bash', ['-ec', commands], { cwd: root, env: this.#env, detached: true });
    this.#children.push(child);
    let output = '';
    return new Promise((resolve, reject) => {
      const collect = (chunk: Buffer): void => {
        output += chunk.toString();
        const found = line.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    });
  }

  async end(): Promise<void> {
    for (const child of this.#children.filter(({ exitCode }) => exitCode === null)) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await gone;
    }
  }
}

/** The blocks of commands in the README's section about an installation. */
function readmeBlocks(): readonly { readonly language: string; readonly text: string }[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, section = ''] = /## An installation of your own\n([\s\S]*?)\n##/.exec(readme) ?? [];
  return [...section.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, language = '', text = '']) => ({ language, text }));
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
}

test('from a bare PostgreSQL to the first admin, as the README says', async ({ page }) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-installation-'));
  const postgres = await startPostgres();
  const installation = new Installation(await freePort(), dataDir);
  const here = (text: string): string => text.replace('localhost:5432', new URL(postgres.url).host);
  const blocks = readmeBlocks();
  try {
    await runSql(postgres.url, blocks.find(({ language }) => language === 'sql')?.text ?? '');
    const [create = '', start = ''] = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
    const told = blocks.find(({ language }) => language === '')?.text ?? '';
    const invitation = await installation.until(here(create), /invitation (\S+token=\S+)\n/);
    expect(invitation).toMatch(new RegExp(`^http://acme\\.localhost:${installation.port}/acceptinvitation`));
    expect(told.replace('3000', String(installation.port))).toContain(`acme.localhost:${installation.port}`);
    const [exported = ''] = create.split('\n');
    await installation.until(here(`${exported}\n${start}`), /^ready /m);

    await page.goto(invitation);
    await page.getByLabel('New password').fill('seven quiet otters');
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@acme.example');
    await page.getByRole('button', { name: 'Open my account' }).click();
    // Whoever opens the account is in it.
    await expect(page).not.toHaveURL(/acceptinvitation/);
    // An organisation that holds nothing yet says what comes first, and draws no empty cards.
    const steps = page.getByRole('list', { name: 'First steps' }).getByRole('link');
    await expect(steps).toHaveText([
      'Invite your team',
      'Make a program',
      'Open a round of applications',
      'Add your logo and colours',
    ]);
    await expect(page.getByRole('heading', { name: 'Events ahead' })).toHaveCount(0);
    await steps.nth(1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(`http://acme.localhost:${installation.port}/startups`);
    await expect(page.getByText('Add the first one')).toBeVisible();
    await expect(page.getByText(/[Aa]n admin/)).toHaveCount(0);
    await page.goto(`http://acme.localhost:${installation.port}/admin/configuration/users`);
    await expect(page.getByText('ada@acme.example').first()).toBeVisible();
  } finally {
    await installation.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a server without an organisation prints a link, and the page there makes the first one', async ({ page }) => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-setup-'));
  const installation = new Installation(await freePort(), dataDir, { DEMO: '0' });
  try {
    const link = await installation.until('node_modules/.bin/node server/main.ts', /^setup (\S+)\n/m);
    await page.goto(link);
    await page.getByLabel('Name').fill('Acme Labs');
    await expect(page.getByText(`People sign in at acme-labs.localhost:${installation.port}`)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('E-mail').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('seven quiet otters');
    await page.getByRole('button', { name: 'Continue' }).click();
    // What is wrong is shown where it was typed, and nothing else is lost, by the browser's way back neither.
    await expect(page.getByText('Write an e-mail address')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue('Acme Labs');
    await page.goForward();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await page.getByLabel('E-mail').fill('ada@acme.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create Acme Labs' }).click();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await signIn(page, 'ada@acme.example', 'seven quiet otters');

    await page.goto(link);
    await expect(page.getByText('This link is no longer valid')).toBeVisible();
  } finally {
    await installation.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** As a superuser, each statement by itself: a database is not made in a transaction. */
async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/cohort$/, '/postgres') });
  await client.connect();
  // The test's own database of that name.
  await client.query('drop database cohort');
  for (const statement of text.split(';').filter((part) => part.trim() !== '')) await client.query(statement);
  await client.end();
}
