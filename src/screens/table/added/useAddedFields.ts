import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/forms/elementTexts.ts';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { everyRowQuery } from '#src/data/everyRowQuery.ts';
import { useReadableFilters } from '../useReadableFilters.ts';
import { FieldsToFilterByDocument, type FieldsToFilterByQuery } from './addedFields.gen.ts';
import { isAddedFilter } from './addedFilter.ts';

export type AddedField = FieldsToFilterByQuery['customFields']['results'][number];

const targets: Readonly<Record<string, 'startup' | 'user' | 'application'>> = {
  Startup: 'startup',
  User: 'user',
  Application: 'application',
};

const fieldsQuery = (target: 'startup' | 'user' | 'application') =>
  queryOptions({
    ...everyRowQuery(FieldsToFilterByDocument, { target }, ({ customFields }) => customFields),
    staleTime: 60_000,
  });

/**
 * What the organisation has added to the profiles of the records of a table; none while they are on their way. They are
 * asked for where they are wanted: most who look at a list filter it by none of them.
 */
export function useAddedFields(screen: TableScreenMeta, isWanted: boolean): readonly AddedField[] {
  const isOffered = useReadableFilters(screen).some(isAddedFilter);
  const target = targets[screen.entity];
  const { data } = useQuery({
    ...fieldsQuery(target ?? 'startup'),
    enabled: isWanted && isOffered && target !== undefined,
  });
  const { i18n } = useTranslation();
  return useMemo(() => (data ?? []).map((field) => inLanguage(field, i18n.language)), [data, i18n.language]);
}

/** The field and what can be chosen in it, called as their reader calls them. */
const inLanguage = (field: AddedField, language: string): AddedField => ({
  ...field,
  name: textIn(field.names ?? [], language, field.name),
  choices: field.choices.map((choice) => ({
    ...choice,
    label: textIn(choice.labels ?? [], language, choice.label),
  })),
});
