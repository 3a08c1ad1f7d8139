import { NativeSelect, Popover } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { addedFilterOf, isAddedFilter } from './added/addedFilter.ts';
import { useAddedFields } from './added/useAddedFields.ts';
import { FilterButton } from './FilterButton.tsx';
import classes from './TableToolbar.module.css';
import type { TableSearch } from './tableSearch.ts';
import { useReadableFilters } from './useReadableFilters.ts';
import { withFilter } from './withFilter.ts';

const AnswerFilter = lazy(() => import('./answers/AnswerFilter.tsx').then((m) => ({ default: m.AnswerFilter })));
const AddedFieldFilter = lazy(() =>
  import('./added/AddedFieldFilter.tsx').then((m) => ({ default: m.AddedFieldFilter })),
);
const FilterValue = lazy(() => import('./FilterValue.tsx').then((m) => ({ default: m.FilterValue })));

interface FilterMenuProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly onChange: (next: TableSearch) => void;
  /** The funnel whose questions can be filtered by. */
  readonly funnelId?: string | null;
}

/** "+ Filter": a field, then its values. Every change shows at once in the rows behind. */
export function FilterMenu({ screen, search, onChange, funnelId = null }: FilterMenuProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<string | null>(null);
  const filters = useReadableFilters(screen).filter(
    (candidate) => !isAddedFilter(candidate) && (candidate.type !== 'many' || funnelId !== null),
  );
  const addedFields = useAddedFields(screen, isOpen);
  const added = addedFields.find(({ _id }) => _id === field);
  const filter = filters.find((candidate) => candidate.field === field);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <FilterButton
          onClick={() => {
            setField(null);
            setOpen(!isOpen);
          }}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel}>
        <NativeSelect
          label={t('table.filterField')}
          data={[
            { value: '', label: '' },
            ...filters.map((candidate) => ({
              value: candidate.field,
              label: t(candidate.labelKey, { ns: 'spec' }),
            })),
            ...(addedFields.length > 0
              ? [
                  {
                    group: t('table.addedFields'),
                    items: addedFields.map(({ _id, name }) => ({ value: _id, label: name })),
                  },
                ]
              : []),
          ]}
          value={field ?? ''}
          onChange={(event) => setField(event.currentTarget.value || null)}
          data-autofocus
        />
        {added && (
          <Suspense>
            <AddedFieldFilter
              key={added._id}
              field={added}
              relation={addedFilterOf(screen)?.field ?? ''}
              search={search}
              onChange={onChange}
            />
          </Suspense>
        )}
        {filter && (
          <Suspense>
            {filter.type === 'many' ? (
              <AnswerFilter
                funnelId={funnelId ?? ''}
                values={search.f?.[filter.field] ?? []}
                onChange={(values) => onChange(withFilter(search, filter.field, values))}
              />
            ) : (
              <FilterValue
                key={filter.field}
                filter={filter}
                values={search.f?.[filter.field] ?? []}
                onChange={(values) => onChange(withFilter(search, filter.field, values))}
              />
            )}
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
