import { textKeys } from '../text/textKeys.ts';
import { eventPart } from './automations/eventParts.ts';
import type { BuildContext } from './BuildContext.ts';
import type { Draft } from './Draft.ts';
import type { AppModel, ConstantModel, EnumModel, EventModel, FieldTypeModel } from './Model.ts';

export function buildApp(draft: Draft): AppModel {
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

export function buildEnums(context: BuildContext): EnumModel[] {
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

export function buildFieldTypes(draft: Draft): FieldTypeModel[] {
  return [...draft.fieldTypes.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, value }) => ({ id, ...value }) as FieldTypeModel);
}

export function buildEvents(draft: Draft): EventModel[] {
  return [...draft.events.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, value }) => ({
      name: id,
      about: value.about,
      payload: Object.fromEntries(Object.entries(value.payload).map(([name, type]) => [name, eventPart(type)])),
    }));
}
