import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type EmptyInstallation, password } from '../support/EmptyInstallation.ts';
import { RecordForm } from './RecordForm.ts';

/** Somebody who is invited. */
export interface Invited {
  readonly firstName: string;
  readonly email: string;
  readonly role: string;
  readonly startup?: string;
}

/** An organisation that begins, as its admin makes it: records by the forms of their lists, people by invitation. */
export class Organisation {
  readonly #installation: EmptyInstallation;
  readonly #admin: Page;
  readonly #browser: Browser;

  constructor(installation: EmptyInstallation, admin: Page, browser: Browser) {
    this.#installation = installation;
    this.#admin = admin;
    this.#browser = browser;
  }

  address(path: string): string {
    return this.#installation.address(path);
  }

  /** Makes a record by its list's form. */
  async make(path: string, button: string, fill: (form: RecordForm) => Promise<void>, save: string): Promise<void> {
    await this.#admin.goto(this.address(path));
    await this.#admin.getByRole('button', { name: button }).first().click();
    const form = new RecordForm(this.#admin);
    await fill(form);
    await form.save(save);
    await this.#admin.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  /** Invites somebody, who opens their account by the mail, in a browser of their own; the page is theirs. */
  async invite({ firstName, email, role, startup }: Invited, options: BrowserContextOptions = {}): Promise<Page> {
    const fill = async (form: RecordForm): Promise<void> => {
      await form.fill({ 'First name': firstName, Email: email });
      await form.choose('Role', role);
      if (startup !== undefined) await form.choose('Startups (Optional)', startup);
    };
    await this.make('/admin/configuration/users', 'New User', fill, 'Invite user');
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    await page.goto(await this.#installation.mailedLink(email, '/acceptinvitation'));
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Open my account' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/acceptinvitation'));
    return page;
  }
}
