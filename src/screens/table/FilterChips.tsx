import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FilterMeta, TableScreenMeta } from '#domain/model/screens.ts';
import { useRecordLabels } from '#src/forms/widgets/useRecordLabels.ts';
import { AddedFieldChips } from './added/AddedFieldChips.tsx';
import { isAddedFilter } from './added/addedFilter.ts';
import { AnswerChips } from './answers/AnswerChips.tsx';
import classes from './TableToolbar.module.css';
import type { TableSearch } from './tableSearch.ts';
import { withFilter } from './withFilter.ts';

interface FilterChipsProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly onChange: (next: TableSearch) => void;
  /** The funnel whose questions can be filtered by. */
  readonly funnelId?: string | null;
}

/** What the rows are filtered by, in words, each with a way to drop it. */
export function FilterChips({ screen, search, onChange, funnelId = null }: FilterChipsProps) {
  return screen.filters.map((filter) => {
    if (isAddedFilter(filter)) {
      return <AddedFieldChips key={filter.field} screen={screen} search={search} onChange={onChange} />;
    }
    const values = search.f?.[filter.field];
    if (filter.type === 'many') {
      return (
        values &&
        funnelId !== null && (
          <AnswerChips
            key={filter.field}
            funnelId={funnelId}
            values={values}
            onChange={(next) => onChange(withFilter(search, filter.field, next))}
          />
        )
      );
    }
    return (
      values && (
        <FilterChip
          key={filter.field}
          filter={filter}
          values={values}
          onRemove={() => onChange(withFilter(search, filter.field, []))}
        />
      )
    );
  });
}

interface FilterChipProps {
  readonly filter: FilterMeta;
  readonly values: readonly string[];
  readonly onRemove: () => void;
}

function FilterChip({ filter, values, onRemove }: FilterChipProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const names = useRecordLabels(filter.entity, values);
  const words = values.map((value) => {
    if (filter.enum) return t(`enum.${filter.enum}.${value}`, { ns: 'spec', defaultValue: value });
    if (filter.type === 'bool') return value === 'true' ? t('yes') : t('no');
    return names.get(value) ?? value;
  });
  const text = t('table.chip', { field: t(filter.labelKey, { ns: 'spec' }), value: words.filter(Boolean).join(', ') });
  return (
    <span className={classes.chip}>
      <span className={classes.chipText}>{text}</span>
      <CloseButton size="xs" aria-label={t('table.removeFilter', { filter: text })} onClick={onRemove} />
    </span>
  );
}
