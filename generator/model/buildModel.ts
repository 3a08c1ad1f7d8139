import type { EntityMeta } from '#domain/model/entity.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import type { RouteMeta } from '#domain/model/routes.ts';
import { keeper, once } from '../incremental/remember.ts';
import type { EntitySource, RedirectSource, ScreenSource } from '../language/sourceTypes.ts';
import { textKeys } from '../text/textKeys.ts';
import { buildAutomation } from './automations/buildAutomation.ts';
import {
  buildFlags,
  buildNamed,
  buildOperations,
  buildPermissions,
  buildRoleGroups,
  buildRoles,
} from './buildAccess.ts';
import { buildEntity } from './buildEntity.ts';
import { buildForm } from './buildForm.ts';
import { buildApp, buildEnums, buildEvents, buildFieldTypes } from './buildPlain.ts';
import { buildLegacyRedirect, buildMenus, buildRoute, type ScreenIndex } from './buildRoutes.ts';
import { buildScreen } from './buildScreen.ts';
import type { AutomationSource, Declared, Draft, FormSource, RouteSource } from './Draft.ts';
import type { EnumModel, Model } from './Model.ts';
import { buildPlaces } from './places/buildPlaces.ts';
import { type StageInput, stage, stageOfEach, textsOf } from './stages.ts';

/** What later stages see of the earlier ones; maps, so that a stage depends only on the entries it asks for. */
interface Linked {
  readonly entities: ReadonlyMap<string, EntityMeta>;
  /** Enumerations whose values have a tone. */
  readonly toned: ReadonlySet<string>;
  /** Path of the route that opens a screen, by the screen. */
  readonly pathOfScreen: ReadonlyMap<string, string>;
}
type Linking = StageInput & { readonly built: Linked };

const enumStage = stage((context) => buildEnums(context));
const entityStage = stageOfEach((context, declared: Declared<EntitySource>) => [buildEntity(context, declared)]);
const screenStage = stageOfEach((context, declared: Declared<ScreenSource>, { built }: Linking) =>
  buildScreen({ context, declared, ...built }),
);
const formStage = stageOfEach((context, declared: Declared<FormSource>, { built }: Linking) => [
  buildForm(context, built.entities, declared),
]);
const automationStage = stageOfEach((context, declared: Declared<AutomationSource>, { built }: Linking) => [
  buildAutomation(context, built.entities, declared),
]);
const routeStage = stageOfEach(
  (context, declared: Declared<RouteSource>, { built }: StageInput & { built: { screens: ScreenIndex } }) =>
    buildRoute(context, declared, built.screens.get(declared.value.screen ?? '')),
);
const redirectStage = stageOfEach((context, declared: Declared<RedirectSource>) => [
  buildLegacyRedirect(context, declared),
]);
const menuStage = stage((context, { built }: StageInput & { built: { routes: readonly RouteMeta[] } }) =>
  buildMenus(context, built.routes),
);
const roleStage = stage(buildRoles);
const groupStage = stage(buildRoleGroups);
const categoryStage = stage((context) => buildNamed(context, context.draft.categories, textKeys.category));
const roleLabelStage = stage((context) => buildNamed(context, context.draft.roleLabels, textKeys.role));
const permissionStage = stage(buildPermissions);
const switchStage = stage((context) => buildNamed(context, context.draft.switches, textKeys.feature));
const flagStage = stage(buildFlags);
const planStage = stage((context) => buildNamed(context, context.draft.planLimited, textKeys.plan));
const operationStage = stage(buildOperations);
const appStage = stage(({ draft }) => buildApp(draft));
const placeStage = stage(({ draft }) => buildPlaces(draft));
const eventStage = stage(({ draft }) => buildEvents(draft));
const fieldTypeStage = stage(({ draft }) => buildFieldTypes(draft));

/**
 * Links the draft. Unknown references are left out rather than thrown at: the rules report them, and
 * the rest of the model is still there for the rules that need it.
 */
export function buildModel(draft: Draft): Model {
  const input = { draft };
  const enums = enumStage(input);
  const entities = entityStage(input, sortedById(draft.entities));
  const built: Linked = {
    entities: new Map(entities.value.map((entity) => [entity.name, entity])),
    toned: tonedOf(enums.value),
    pathOfScreen: pathsOfScreens(draft),
  };
  const screens = screenStage({ draft, built }, sortedById(draft.screens));
  const screenIndex = new Map(screens.value.map((screen) => [screen.id, screen]));
  const ownRoutes = routeStage({ draft, built: { screens: screenIndex } }, draft.routes);
  const redirects = redirectStage(input, draft.redirects);
  const routes = keepRoutes(sortedByPath([...ownRoutes.value, ...redirects.value]));
  const roles = roleStage(input);
  const groups = groupStage(input);
  const categories = categoryStage(input);
  const roleLabels = roleLabelStage(input);
  const permissions = permissionStage(input);
  const switches = switchStage(input);
  const planLimited = planStage(input);
  const forms = formStage({ draft, built }, sortedById(draft.forms));
  const automations = automationStage({ draft, built }, sortedById(draft.automations));
  const menus = menuStage({ draft, built: { routes } });
  return {
    app: appStage(input).value,
    enums: enums.value,
    roles: roles.value,
    roleGroups: groups.value,
    scopes: [...draft.scopes.keys()],
    categories: categories.value,
    roleLabels: roleLabels.value,
    permissions: permissions.value,
    switches: switches.value,
    flags: flagStage(input).value,
    planLimited: planLimited.value,
    operations: operationStage(input).value,
    entities: entities.value,
    events: eventStage(input).value,
    automations: automations.value,
    fieldTypes: fieldTypeStage(input).value,
    forms: keepForms(forms.value.filter(({ id }) => !isDrawn(draft, id))),
    drawnForms: keepDrawn(forms.value.filter(({ id }) => isDrawn(draft, id))),
    screens: screens.value,
    routes,
    menus: menus.value,
    places: placeStage(input).value,
    // Of a text that several name, the first one's place counts.
    ...textsOf([
      enums,
      entities,
      screens,
      ownRoutes,
      redirects,
      roles,
      categories,
      roleLabels,
      permissions,
      switches,
      planLimited,
      forms,
      automations,
      menus,
    ]),
  };
}

const keepRoutes = keeper<RouteMeta>();
const keepForms = keeper<FormMeta>();
const keepDrawn = keeper<FormMeta>();

const isDrawn = ({ forms }: Draft, id: string): boolean => forms.get(id)?.value.drawnBy !== undefined;

function sortedById<T>(declared: ReadonlyMap<string, Declared<T>>): Declared<T>[] {
  return [...declared.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function sortedByPath(routes: readonly RouteMeta[]): RouteMeta[] {
  return [...routes].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Asked for as a whole by most screens, so the same set while the enumerations are. */
const tonedOf = once(
  (enums: readonly EnumModel[]): ReadonlySet<string> =>
    new Set(enums.filter((item) => item.values.some((value) => value.tone)).map((item) => item.name)),
);

/** The first route that opens a screen gives its address. */
function pathsOfScreens(draft: Draft): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { value } of draft.routes)
    if (value.screen && !paths.has(value.screen)) paths.set(value.screen, value.path);
  return paths;
}
