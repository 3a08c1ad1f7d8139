import type { RouteMeta } from '#domain/model/routes.ts';
import type { Model } from '#generator/model/Model.ts';
import { ask } from './ask.ts';
import { tokenOf } from './visit.ts';

/** Which entity's record a parameter means, where the screen of the route does not say. */
const byPrefix: readonly (readonly [RegExp, string])[] = [
  [/^\/startups\/programs\//, 'Program'],
  [/^\/startup\//, 'Startup'],
  [/^\/(profiles\/\$id\/builder|setup\/fields)\//, 'builtProfile'],
  [/^\/profiles?\//, 'User'],
  [/^\/applications\/funnels\//, 'Funnel'],
  [/^\/application\//, 'Application'],
  [/^\/articles\//, 'Article'],
  [/^\/coaching\/invitation\//, 'CoachingInvitation'],
  [/^\/coaching\/session\//, 'CoachingSession'],
  [/^\/courses\//, 'Course'],
  [/^\/events\//, 'IncubatorEvent'],
  [/^\/(forms|share|download|setup\/forms)\//, 'Form'],
  [/^\/(survey|feedback)\//, 'FeedbackRequest'],
  [/^\/emails\/templates\//, 'EmailTemplate'],
  [/^\/emails\//, 'Email'],
  [/^\/resources\/section\//, 'ResourceSection'],
  [/^\/resources\//, 'Resource'],
  [/^\/apply\/program\//, 'programAddress'],
  [/^\/support\/docs\//, 'supportPage'],
];

/** Parameters that name a record of one kind wherever they stand. */
const byName: Readonly<Record<string, string>> = {
  startupId: 'Startup',
  coachingId: 'CoachingSession',
  courseId: 'Course',
  applicationId: 'Application',
  baseId: 'Form',
  compareId: 'Form',
  planId: 'MilestonePlan',
  uuid: 'sharedForm',
  round: 'FunnelRound',
};

/** Few enough aliases for one operation. */
const perQuery = 10;

/** Records that an account may read: the first of each kind, by entity. */
export async function readSamples(model: Model, tenant: string, account: string): Promise<ReadonlyMap<string, string>> {
  const token = await tokenOf(tenant, account);
  const listed = model.entities.filter(({ operations }) => operations.includes('list'));
  const samples = new Map<string, string>();
  for (let from = 0; from < listed.length; from += perQuery) {
    for (const { name, plural } of listed.slice(from, from + perQuery)) {
      const answer = await ask(tenant, token, `{ page: ${plural}(limit: 1) { results { _id } } }`).catch(() => null);
      const page = answer?.page as { results: { _id: string }[] } | null | undefined;
      if (page?.results[0]) samples.set(name, page.results[0]._id);
    }
  }
  const link = await shareLink(tenant, token, samples.get('Form'));
  if (link !== null) samples.set('sharedForm', link);
  const { currentUser } = await ask(tenant, token, '{ currentUser { _id } }');
  samples.set('User', (currentUser as { _id: string })._id);
  // Not a record: whose profile is built.
  samples.set('builtProfile', 'startup');
  samples.set('supportPage', 'roles-and-permissions');
  const programs = await ask(tenant, token, '{ programs(limit: 1) { results { slug } } }').catch(() => null);
  const slug = (programs?.programs as { results: { slug: string | null }[] } | undefined)?.results[0]?.slug;
  if (slug) samples.set('programAddress', slug);
  return samples;
}

/** The secret of a new link to a form, for those who may make one. */
export async function shareLink(tenant: string, token: string, form: string | undefined): Promise<string | null> {
  const make = 'mutation ($form: ID!) { link: makePublicLink(purpose: shareForm, recordId: $form) }';
  const { link } = await ask(tenant, token, make, { form: form ?? 'none' }).catch(() => ({ link: null }));
  return typeof link === 'string' ? (link.split('/').at(-1) ?? null) : null;
}

/** The address of a route with records that the account may read; `unknown` where there is none. */
export function addressOf(model: Model, route: RouteMeta, samples: ReadonlyMap<string, string>): string {
  const screen = model.screens.find(({ id }) => id === screenOf(model, route));
  const own = screen && 'entity' in screen ? screen.entity : undefined;
  const prefix = byPrefix.find(([pattern]) => pattern.test(route.path))?.[1];
  return route.path.replace(/\/\$$/, '').replace(/\{?-?\$(\w+)\}?/g, (_, name: string) => {
    const entity = byName[name] ?? (screen?.kind === 'detail' ? own : prefix) ?? prefix ?? own ?? '';
    return samples.get(entity) ?? 'unknown';
  });
}

function screenOf(model: Model, route: RouteMeta): string | undefined {
  return route.screen ?? model.routes.find(({ id }) => id === route.parent)?.screen;
}
