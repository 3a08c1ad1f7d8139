import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { prepareDemo } from '#server/testing/testDatabase.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { freePort } from '../../support/startPostgres.ts';
import { AccountPanel } from '../pages/AccountPanel.ts';
import type { Step } from './Tutorial.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const run = promisify(execFile);
/** Nobody waits for so long where nothing else runs. */
const SLOWEST = 30_000;
const START_PRODUCT = /^npm start -- --product (.+)$/;

/** Does what a tutorial says, with a home folder and a port of its own, and nothing that it does not say. */
export class TutorialReader {
  readonly #page: Page;
  readonly #home: string;
  readonly #servers: (() => Promise<void>)[] = [];
  #port = 0;
  /** What the last command has said. */
  said = '';

  constructor(page: Page, home: string) {
    this.#page = page;
    this.#home = home;
  }

  async follow(step: Step): Promise<void> {
    if (step.kind === 'command') await this.#type(step.line);
    else if (step.kind === 'file') this.#write(step.path, step.text, step.isAdded);
    else await this.#obey(step.text);
  }

  async close(): Promise<void> {
    for (const stop of this.#servers) await stop();
  }

  async #type(line: string): Promise<void> {
    const product = START_PRODUCT.exec(line)?.[1];
    if (product !== undefined) return this.#startProduct(line);
    if (line === 'npm start') return this.#startCohort();
    const { stdout } = await run('sh', ['-c', line], { cwd: root, env: { ...process.env, HOME: this.#home } });
    this.said = stdout;
  }

  /** Its client is built already: it is what the other tests look at meanwhile. */
  async #startCohort(): Promise<void> {
    const DATA_DIR = join(this.#home, 'data');
    await prepareDemo(DATA_DIR);
    const server = await ServerProcess.start({ DATA_DIR, DEMO: '1' });
    this.#port = server.port;
    this.#servers.push(() => server.stop());
  }

  async #startProduct(line: string): Promise<void> {
    this.#port = await freePort();
    const env = { ...process.env, HOME: this.#home, PORT: String(this.#port), DEMO: '1' };
    const child = spawn('sh', ['-c', line], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    this.#servers.push(() => ended(child));
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('ready http://') && resolve());
      child.once('exit', (code) => reject(new Error(`'${line}' ended with ${code}`)));
    });
  }

  #write(path: string, text: string, isAdded: boolean): void {
    const target = path.replace('~', this.#home);
    expect(existsSync(target), `${path} is ${isAdded ? 'there' : 'new'}`).toBe(isAdded);
    mkdirSync(dirname(target), { recursive: true });
    if (isAdded) appendFileSync(target, text);
    else writeFileSync(target, text);
  }

  /** One sentence of a list; a kind of sentence that is not known fails, so that nothing is passed over. */
  async #obey(sentence: string): Promise<void> {
    for (const [form, does] of Object.values(this.#sentences)) {
      const words = form.exec(sentence)?.slice(1);
      if (words) return does(...words);
    }
    throw new Error(`Nobody knows how to do this: ${sentence}`);
  }

  readonly #sentences: Readonly<Record<string, readonly [RegExp, (...words: string[]) => Promise<void>]>> = {
    open: [
      /^Open <http:\/\/(\w+)\.localhost:3000(.*)>\.$/,
      async (tenant = '', path = '') => {
        await this.#page.goto(`http://${tenant}.localhost:${this.#port}${path}`);
      },
    ],
    signIn: [
      /^Sign in as `(.+)` with the password `(.+)`\.$/,
      async (email = '', password = '') => {
        await this.#page.locator('input[type=email]').fill(email);
        await this.#page.locator('input[type=password]').fill(password);
        await this.#page.locator('button[type=submit]').click();
        await expect(this.#page).not.toHaveURL(/login/);
      },
    ],
    signOut: [
      /^Sign out\.$/,
      async () => {
        const account = new AccountPanel(this.#page);
        await account.open();
        await account.logOut();
        await expect(this.#page).toHaveURL(/login/);
      },
    ],
    click: [
      /^Click \*\*(.+)\*\*\.$/,
      async (name = '') => {
        const [link, button] = (['link', 'button'] as const).map((role) =>
          this.#page.getByRole(role, { name, exact: true }),
        );
        await shown(link?.or(button ?? link)).click();
      },
    ],
    write: [
      /^Write `(.+)` into \*\*(.+)\*\*\.$/,
      async (text = '', label = '') => {
        await this.#page.getByLabel(label, { exact: true }).fill(text);
      },
    ],
    choose: [
      /^Choose `(.+)` as \*\*(.+)\*\*\.$/,
      async (option = '', name = '') => {
        const field = this.#page.getByRole('combobox', { name, exact: true });
        if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
          return void (await field.selectOption(option));
        await field.click();
        await this.#page.getByRole('option', { name: option, exact: true }).click();
      },
    ],
    switchOff: [
      /^Switch off \*\*(.+)\*\*\.$/,
      async (name = '') => {
        // The box itself lies under its picture.
        await this.#page.getByRole('switch', { name, exact: true }).press('Space');
      },
    ],
    see: [
      /^You see \*\*(.+)\*\*\.$/,
      async (text = '') => {
        await expect(shown(this.#page.getByText(text, { exact: true }))).toBeVisible({ timeout: SLOWEST });
      },
    ],
    seeNot: [
      /^You don't see \*\*(.+)\*\*\.$/,
      async (text = '') => {
        await expect(shown(this.#page.locator('main'))).toBeVisible();
        await expect(this.#page.getByText(text, { exact: true })).toHaveCount(0);
      },
    ],
  };
}

/** The first that one can see: a name may also stand in a menu that is folded. */
function shown(locator: Locator | undefined): Locator {
  if (!locator) throw new Error('nothing to look for');
  return locator.filter({ visible: true }).first();
}

/** Ends all that a command has started. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await end;
}
