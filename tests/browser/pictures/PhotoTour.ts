import type { Browser, Page } from '@playwright/test';
import type { Model } from '#generator/model/Model.ts';
import { ask } from '../support/ask.ts';
import { goWithin, settled } from '../support/goWithin.ts';
import { addressOf, readSamples, shareLink } from '../support/routeSamples.ts';
import { address, signInBrowser, tokenOf } from '../support/visit.ts';
import { Camera } from './Camera.ts';
import { fileName, type Mode, type PicturedScreen } from './listPictures.ts';

type Keep = (name: string, picture: Buffer) => void;

/** One reader of one demo organisation, who opens screen after screen and takes pictures of each. */
export class PhotoTour {
  readonly #spec: Model;
  readonly #browser: Browser;
  readonly #now: Date;
  readonly #keep: Keep;

  constructor(spec: Model, browser: Browser, now: Date, keep: Keep) {
    this.#spec = spec;
    this.#browser = browser;
    this.#now = now;
    this.#keep = keep;
  }

  /**
   * Pictures of these screens in these modes, as the role sees them in the organisation; whoever is not signed in reads
   * Arabic where Arabic is pictured.
   */
  async take(
    tenant: string,
    role: string | null,
    screens: readonly PicturedScreen[],
    own: readonly Mode[],
  ): Promise<void> {
    const context = await this.#browser.newContext({
      locale: own.includes('arabic') ? 'ar' : 'en-GB',
      timezoneId: 'UTC',
    });
    const account = role?.toLowerCase() ?? null;
    if (account !== null) await signInBrowser(context, tenant, account);
    const samples = new Map([
      ...(await readSamples(this.#spec, tenant, account ?? 'admin')),
      ...(await tellingRecords(tenant, account ?? 'admin')),
    ]);
    const page = await context.newPage();
    await page.clock.setFixedTime(this.#now);
    await page.goto(address(tenant, account === null ? '/login' : '/home'));
    const camera = await Camera.at(page);
    for (const screen of screens) {
      await camera.desktop('light');
      await open(page, addressOf(this.#spec, screen.route, samples));
      for (const mode of own) this.#keep(fileName(screen, mode), await pictureIn(camera, mode));
    }
    await context.close();
  }
}

/** Records that show more than the first of their kind: an application that is being scored, its funnel, a course people take. */
async function tellingRecords(tenant: string, account: string): Promise<readonly (readonly [string, string])[]> {
  const token = await tokenOf(tenant, account);
  const first = async (list: string, status: string, more = '', where = ''): Promise<Found | undefined> => {
    const query = `{ page: ${list}(filter: { status: { IS: ${status} } ${where} }, limit: 1) { results { _id ${more} } } }`;
    const answer = await ask(tenant, token, query).catch(() => null);
    return (answer?.page as { readonly results: readonly Found[] } | undefined)?.results[0];
  };
  // An applicant fills what is not handed in yet.
  const isOwn = account === 'applicant';
  const application = await first('applications', isOwn ? 'draft' : 'under_review', 'funnel { _id } round { _id }');
  const form = await first('forms', 'published', '', 'isShared: { IS: true }');
  const telling = {
    Application: application?._id,
    Funnel: application?.funnel?._id,
    FunnelRound: application?.round?._id,
    Course: (await first('courses', 'published'))?._id,
    sharedForm: await shareLink(tenant, token, form?._id),
  };
  return Object.entries(telling).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

interface Found {
  readonly _id: string;
  readonly funnel?: { readonly _id: string } | null;
  readonly round?: { readonly _id: string } | null;
}

function pictureIn(camera: Camera, mode: Mode): Promise<Buffer> {
  if (mode === 'phone') return camera.phone();
  return camera.desktop(mode === 'dark' ? 'dark' : 'light');
}

/** What a page is still busy with after ten seconds is pictured as it is: that is to be seen, too. */
async function open(page: Page, path: string): Promise<void> {
  await goWithin(page, path).catch((error: Error) => console.warn(error.message.split('\n')[0]));
  await settled(page).catch(() => console.warn(`${path} is still busy`));
  await putOffQuestions(page);
}

/** A founder is asked for what is missing over whatever page comes first. */
async function putOffQuestions(page: Page): Promise<void> {
  const later = page.getByRole('dialog').getByRole('button', { name: 'Not now' }).last();
  if (await later.isVisible()) await later.click();
}
