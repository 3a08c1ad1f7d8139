import type { RouteMeta } from '#domain/model/routes.ts';
import { menuGroup } from '../../access/menuGroup.ts';
import { assignableRoles, reaches } from '../../access/reach.ts';
import { once } from '../../incremental/remember.ts';
import type { Model } from '../../model/Model.ts';
import { generatedNotice } from '../EmittedFiles.ts';
import { STORY_HELPERS, storiesFolder } from './storyFiles.ts';

/** What each state is called in the book. */
const states = { full: 'Full', empty: 'Empty', loading: 'Loading', error: 'Failed' } as const;

/** Each page: what is there, nothing, on its way, failed and refused; and as each role that may open it. */
export function pageStories(model: Model): readonly (readonly [path: string, text: string])[] {
  const pages = model.routes.filter(({ id, redirect }) => !id.startsWith('legacy.') && !redirect);
  return pages.map((route) => [`${storiesFolder}/pages/${route.id}.stories.tsx`, storiesOf(model, route)]);
}

function storiesOf(model: Model, route: RouteMeta): string {
  const { sees, refused } = readersOf(model, route);
  const [first = null, ...others] = sees;
  const path = JSON.stringify(exampleAddress(route));
  const story = (name: string, state: string, role: string | null, isTried: boolean): string =>
    `export const ${name} = { ...screenStory({ path: ${path}, state: '${state}', role: ${JSON.stringify(role)} })${isTried ? '' : `, tags: ['!test']`} };\n`;
  return [
    generatedNotice('spec/routes'),
    `import { screenStory } from '${STORY_HELPERS}/screenStory.tsx';

`,
    `export default { title: ${JSON.stringify(`pages/${groupOf(model, route)}/${route.id}`)} };\n\n`,
    ...Object.entries(states).map(([state, name]) => story(name, state, first, state === 'full' && !route.parent)),
    ...(refused === undefined ? [] : [story('Forbidden', 'full', refused, false)]),
    ...others.map((role) => story(`As${role}`, 'full', role, false)),
  ].join('');
}

/** Who may open a page, those who can do most first, and somebody who may not. Pages for visitors have nobody. */
function readersOf(
  model: Model,
  { guard, parent }: RouteMeta,
): { readonly sees: readonly string[]; readonly refused?: string } {
  if (guard.audience === 'public' || guard.audience === 'signedOut') return { sees: [] };
  const above = model.routes.find(({ id }) => id === parent);
  const opens = (role: string): boolean => reaches(model, guard, role) && (!above || reaches(model, above.guard, role));
  const roles = assignableRoles(model);
  const refused = roles.find((role) => !opens(role));
  return { sees: roles.filter(opens), ...(refused !== undefined && { refused }) };
}

/** The address with a record of its own for each parameter. */
const exampleAddress = ({ path }: RouteMeta): string =>
  path.replace(/\/\$$/, '').replace(/\$(\w+)/g, (_, name: string) => `${name}-1`) || '/';

function groupOf(model: Model, route: RouteMeta): string {
  if (route.layout === 'public') return 'for visitors';
  const key = menuGroup(model.menus['sidebar'] ?? [], route)?.labelKey;
  const english = key === undefined ? undefined : englishByKey(model.texts).get(key);
  return (
    english?.replace(/\{\{(\w)(\w*)\}\}/g, (_, head: string, rest: string) => head.toUpperCase() + rest) ??
    'beside the menus'
  );
}

const englishByKey = once((texts: Model['texts']) => new Map(texts.map(({ key, english }) => [key, english])));
