import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from '../TableToolbar.module.css';
import type { TableSearch } from '../tableSearch.ts';
import { withFilter } from '../withFilter.ts';
import { type AddedFilterKey, addedCondition, readAddedKey } from './addedFilter.ts';
import { type AddedField, useAddedFields } from './useAddedFields.ts';

interface AddedFieldChipsProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly onChange: (next: TableSearch) => void;
}

/** What fields of the organisation's own the rows are filtered by, each in words with a way to drop it. */
export function AddedFieldChips({ screen, search, onChange }: AddedFieldChipsProps) {
  const { t } = useTranslation('screens');
  const chosen = Object.entries(search.f ?? {}).flatMap(([key, values]) => {
    const named = readAddedKey(screen, key);
    return named === null || addedCondition(named, values) === null ? [] : [{ key, named, values }];
  });
  const fields = useAddedFields(screen, chosen.length > 0);
  const wordsOf = useFilterWords();
  return chosen.map(({ key, named, values }) => {
    const field = fields.find(({ _id }) => _id === named.fieldId);
    if (field === undefined) return null;
    const text = t('table.chip', { field: field.name, value: wordsOf(named, field, values) });
    return (
      <span key={key} className={classes.chip}>
        <span className={classes.chipText}>{text}</span>
        <CloseButton
          size="xs"
          aria-label={t('table.removeFilter', { filter: text })}
          onClick={() => onChange(withFilter(search, key, []))}
        />
      </span>
    );
  });
}

/** Numbers and days as the reader's language writes them. */
function useFilterWords() {
  const { t, i18n } = useTranslation('screens');
  const reader = useDateReader();
  const ends = (values: readonly string[], word: (value: string) => string): string => {
    const [from, to] = [values[0] ?? '', values[1] ?? ''].map((value) => (value === '' ? '' : word(value)));
    if (from && to) return t('table.fromTo', { from, to });
    return from ? t('table.atLeast', { from }) : t('table.atMost', { to });
  };
  return ({ kind }: AddedFilterKey, { choices }: AddedField, values: readonly string[]): string => {
    switch (kind) {
      case 'filled':
        return values[0] === 'true' ? t('table.hasValue') : t('table.isEmpty');
      case 'number':
        return ends(values, (value) => Number(value).toLocaleString(languageTag(i18n.language)));
      case 'date':
        return ends(values, (value) => dayText(value, 'UTC', reader));
      case 'choice':
        return values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value).join(', ');
      case 'text':
        return values[0] ?? '';
    }
  };
}
