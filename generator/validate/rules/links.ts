import { nearestName } from '../../diagnostics/suggest.ts';
import type { ScreenSource } from '../../language/sourceTypes.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { pathParams } from '../../model/routePath.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';
import { type LinkSite, screenSites } from './screenSites.ts';
import { isServed, servedAddresses } from './servedPaths.ts';

/** SPEC110, SPEC111: what a screen leads to is there, and its braces name what can fill them. */
export const links = ruleOfEach(
  (draft) => draft.screens.values(),
  (context, screen) => {
    for (const site of screenSites(screen).links) {
      checkTarget(context, screen, site);
      checkBraces(context, screen, site);
    }
  },
);

function checkTarget(context: RuleContext, screen: Declared<ScreenSource>, { link, path }: LinkSite): void {
  const { routes } = context.model;
  // What stands in the braces is a segment of the address, whatever it is called.
  if (isServed(routes, link)) return;
  const near = nearestName(link, servedAddresses(routes));
  context.report(
    'SPEC110',
    placeIn(screen, path),
    `No route serves '${link}'.`,
    near ? `Did you mean '${near}'?` : 'Declare the route, or lead elsewhere.',
  );
}

function checkBraces(context: RuleContext, screen: Declared<ScreenSource>, site: LinkSite): void {
  for (const [, name = ''] of site.link.matchAll(/\{([\w.]*)\}/g)) {
    const known = namesOf(context, screen, site);
    if (site.filledBy === 'row' ? isValueOfRow(context, site.entity ?? '', name) : known.includes(name)) continue;
    const braces = known.map((one) => `{${one}}`).join(', ');
    context.report(
      'SPEC111',
      placeIn(screen, site.path),
      `Nothing here fills '{${name}}'.`,
      braces === '' ? 'Write the address out.' : `Known are ${braces}.`,
    );
  }
}

function namesOf(context: RuleContext, screen: Declared<ScreenSource>, { filledBy, entity = '' }: LinkSite): string[] {
  if (filledBy === 'saved') return ['_id'];
  if (filledBy === 'row') return ['_id', ...fieldsOf(context, entity).map(({ name }) => name)];
  if (filledBy === 'nothing') return [];
  const opening = context.draft.routes.filter(({ value }) => value.screen === screen.id);
  return [...new Set(opening.flatMap(({ value }) => pathParams(value.path)))];
}

/** `_id`, `startup._id`, or a field that is no record itself. */
function isValueOfRow(context: RuleContext, entity: string, name: string): boolean {
  const [head = '', ...rest] = name.split('.');
  if (rest.length === 0 && (head === '_id' || head === 'id')) return true;
  const field = fieldsOf(context, entity).find((candidate) => candidate.name === head);
  if (!field) return false;
  return rest.length === 0
    ? field.entity === undefined
    : field.entity !== undefined && isValueOfRow(context, field.entity, rest.join('.'));
}

const fieldsOf = (context: RuleContext, entity: string) =>
  (context.index.entities.get(entity)?.fields ?? []).filter(({ hidden }) => !hidden);
