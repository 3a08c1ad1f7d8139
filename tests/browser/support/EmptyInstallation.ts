import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ServerProcess } from '../../support/ServerProcess.ts';

export const password = 'seven quiet otters';

interface Environment extends Readonly<Record<string, string>> {
  readonly DATA_DIR: string;
}

/** A server of its own with one organisation that holds nothing, made as its first admin makes it. */
export class EmptyInstallation {
  #server: ServerProcess;
  readonly #environment: Environment;

  private constructor(server: ServerProcess, environment: Environment) {
    this.#server = server;
    this.#environment = environment;
  }

  /** Starts it, with more of the environment where a test needs it. */
  static async start(more: Readonly<Record<string, string>> = {}): Promise<EmptyInstallation> {
    const environment = { DATA_DIR: mkdtempSync(join(tmpdir(), 'cohort-empty-')), DEMO: '0', ...more };
    return new EmptyInstallation(await ServerProcess.start(environment), environment);
  }

  /** `kill -9` of the server process, and a new one at the same address over what the dead one has kept. */
  async killAndRestart(whileDown: () => Promise<void>): Promise<void> {
    const { port } = this.#server;
    await this.#server.kill();
    await whileDown();
    this.#server = await ServerProcess.start(this.#environment, port);
  }

  /** Asks the server past the browser. */
  send(...request: readonly [method: string, path: string, body?: unknown, headers?: Record<string, string>]) {
    return this.#server.send('acme', ...request);
  }

  address(path: string): string {
    return `http://acme.localhost:${this.#server.port}${path}`;
  }

  /** Makes the organisation, and signs its admin in. */
  async setUp(page: Page): Promise<void> {
    await expect.poll(() => this.#server.output).toMatch(/setup http/);
    const [, link = ''] = /setup (\S+)/.exec(this.#server.output) ?? [];
    await page.goto(link);
    await page.getByLabel('Name').fill('Acme');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('E-mail').fill('ada@acme.example');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create Acme' }).click();
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await this.signIn(page, 'ada@acme.example');
  }

  async signIn(page: Page, email: string): Promise<void> {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/login/);
  }

  /** The link of a mail that somebody was sent, once it is there; of the mail about something, where there may be several. */
  async mailedLink(to: string, path: string, about = /(?:)/): Promise<string> {
    const pattern = new RegExp(`http://\\S+${path}\\S+`);
    const found = (): string => {
      const mail = this.sentMails().find(
        (text) => text.includes(`To: ${to}`) && about.test(text) && pattern.test(text),
      );
      return pattern.exec(mail ?? '')?.[0] ?? '';
    };
    await expect.poll(found, { timeout: 20_000 }).not.toBe('');
    return found();
  }

  /** Mails that have left so far. */
  sentMails(): readonly string[] {
    const outbox = join(this.#environment.DATA_DIR, 'outbox');
    // The first mail makes the folder.
    if (!existsSync(outbox)) return [];
    return readdirSync(outbox, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='));
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    rmSync(this.#environment.DATA_DIR, { recursive: true, force: true });
  }
}
