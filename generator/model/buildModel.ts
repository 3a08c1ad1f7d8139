import { textKeys } from '../text/textKeys.ts';
import { BuildContext } from './BuildContext.ts';
import {
  buildFlags,
  buildNamed,
  buildOperations,
  buildPermissions,
  buildRoleGroups,
  buildRoles,
} from './buildAccess.ts';
import { buildEntities } from './buildEntities.ts';
import { buildForms } from './buildForms.ts';
import { buildMenus, buildRoutes } from './buildRoutes.ts';
import { buildScreens } from './buildScreens.ts';
import type { Draft } from './Draft.ts';
import type { AppModel, ConstantModel, EnumModel, FieldTypeModel, Model } from './Model.ts';

/**
 * Links the draft. Unknown references are left out rather than thrown at: the rules report them, and
 * the rest of the model is still there for the rules that need it.
 */
export function buildModel(draft: Draft): Model {
  const context = new BuildContext(draft);
  const enums = buildEnums(context);
  const toned = new Set(enums.filter((item) => item.values.some((value) => value.tone)).map((item) => item.name));
  const entities = buildEntities(context);
  const index = new Map(entities.map((entity) => [entity.name, entity]));
  const screens = buildScreens(context, index, toned);
  const routes = buildRoutes(context, screens);
  const partial = {
    app: buildApp(draft),
    enums,
    roles: buildRoles(context),
    roleGroups: buildRoleGroups(context),
    categories: buildNamed(context, draft.categories, textKeys.category),
    roleLabels: buildNamed(context, draft.roleLabels, textKeys.role),
    permissions: buildPermissions(context),
    switches: buildNamed(context, draft.switches, textKeys.feature),
    flags: buildFlags(context),
    planLimited: buildNamed(context, draft.planLimited, textKeys.plan),
    operations: buildOperations(context),
    entities,
    fieldTypes: buildFieldTypes(draft),
    forms: buildForms(context, index),
    screens,
    routes,
    menus: buildMenus(context, routes),
  };
  return { ...partial, texts: context.texts() };
}

function buildApp(draft: Draft): AppModel {
  const app = draft.app?.value;
  const constants = Object.entries(app?.constants ?? {}).map(([name, entry]): ConstantModel => {
    const isEntry = typeof entry === 'object' && !Array.isArray(entry) && 'value' in entry;
    return isEntry ? { name, ...(entry as Omit<ConstantModel, 'name'>) } : { name, value: entry };
  });
  return {
    name: app?.name ?? '',
    languages: (app?.languages.interface ?? []).map((language) => ({
      id: language.id,
      label: language.label,
      tag: language.tag ?? language.id,
      rightToLeft: language.rightToLeft ?? false,
    })),
    contentLanguages: app?.languages.content ?? [],
    languageAdditions: app?.languages.additions ?? [],
    fallbackLanguage: app?.languages.fallback ?? 'en',
    constants: constants.sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function buildEnums(context: BuildContext): EnumModel[] {
  return [...context.draft.enums.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((declared) => ({
      name: declared.id,
      ...(declared.value.about && { about: declared.value.about }),
      values: Object.entries(declared.value.values).map(([value, source]) => ({
        value,
        labelKey: context.text(
          textKeys.enumValue(declared.id, value),
          typeof source === 'string' ? source : source.label,
          declared,
          typeof source === 'string' ? ['values', value] : ['values', value, 'label'],
          declared.value.sameEverywhere,
        ),
        ...(typeof source !== 'string' && source.tone && { tone: source.tone }),
        ...(typeof source !== 'string' && source.feature && { feature: source.feature }),
      })),
      groups: Object.entries(declared.value.groups ?? {}).map(([id, group]) => ({
        id,
        labelKey: context.text(textKeys.enumGroup(declared.id, id), group.label, declared, ['groups', id, 'label']),
        values: group.values,
      })),
    }));
}

function buildFieldTypes(draft: Draft): FieldTypeModel[] {
  return [...draft.fieldTypes.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, value }) => ({ id, ...value }) as FieldTypeModel);
}
