import { IconBaselineDensitySmall } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { ToolButton } from '#src/ui/list/ToolButton.tsx';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import { LayoutSwitch } from '../board/LayoutSwitch.tsx';
import { TableExports } from '../exports/TableExports.tsx';
import { PeopleFileButton } from '../people/PeopleFileButton.tsx';
import type { RecordData } from '../screenModules.ts';
import { funnelOf } from './answers/funnelOf.ts';
import { ColumnButton } from './columns/ColumnButton.tsx';
import { FilterButton } from './FilterButton.tsx';
import { GroupButton } from './grouping/GroupButton.tsx';
import { canGroupBy, groupColumn } from './grouping/groupRows.ts';
import { listVariables } from './listVariables.ts';
import classes from './TableToolbar.module.css';
import { layoutOf, type TableSearch } from './tableSearch.ts';
import { SavedViews } from './views/SavedViews.tsx';
import { recordOf } from './views/savedState.ts';

const ColumnMenu = lazy(() => import('./columns/ColumnMenu.tsx').then((m) => ({ default: m.ColumnMenu })));
const FilterChips = lazy(() => import('./FilterChips.tsx').then((m) => ({ default: m.FilterChips })));
const GroupMenu = lazy(() => import('./grouping/GroupMenu.tsx').then((m) => ({ default: m.GroupMenu })));
const FilterMenu = lazy(() => import('./FilterMenu.tsx').then((m) => ({ default: m.FilterMenu })));

export interface TableToolbarProps {
  readonly screen: TableScreenMeta;
  readonly search: TableSearch;
  readonly onChange: (next: TableSearch) => void;
  /** What the page that the table stands in asks for: the record it belongs to, for instance. */
  readonly fixedFilter?: Readonly<Record<string, unknown>> | undefined;
  /** Those that are here, to be copied. */
  readonly rows?: readonly RecordData[];
}

/** One bar under the title: search, filters as chips, columns, density. */
export function TableToolbar({ screen, search, onChange, fixedFilter, rows = [] }: TableToolbarProps) {
  const { t } = useTranslation('screens');
  const isLocked = useIsFilterLocked(screen);
  const layout = layoutOf(screen, search);
  const funnelId = funnelOf(search, fixedFilter);
  const isPhone = usePhone();
  return (
    <div className={classes.bar}>
      {screen.searchable && (
        <div className={classes.search}>
          <SearchField
            value={search.q ?? ''}
            label={t('table.search')}
            onChange={(q) => onChange({ ...search, q: q || undefined })}
          />
        </div>
      )}
      {search.f && (
        <Suspense>
          <FilterChips screen={screen} search={search} onChange={onChange} funnelId={funnelId} />
        </Suspense>
      )}
      {screen.filters.length > 0 && !isLocked && (
        <OnDemand button={(open) => <FilterButton onClick={open} />}>
          <FilterMenu screen={screen} search={search} onChange={onChange} funnelId={funnelId} />
        </OnDemand>
      )}
      <div className={classes.end}>
        {screen.peopleFile && <PeopleFileButton />}
        <TableExports screenId={screen.id} recordId={recordOf(fixedFilter)} list={listVariables(screen, search)} />
        {screen.board && <LayoutSwitch layout={layout} onChange={(view) => onChange({ ...search, view })} />}
        {screen.views && <SavedViews screen={screen} search={search} onChange={onChange} fixedFilter={fixedFilter} />}
        {layout === 'table' && (
          <>
            {!isPhone && screen.columns.some(canGroupBy) && (
              <OnDemand
                button={(open) => <GroupButton isOn={groupColumn(screen, search) !== undefined} onClick={open} />}
              >
                <GroupMenu screen={screen} search={search} onChange={onChange} />
              </OnDemand>
            )}
            <OnDemand button={(open) => <ColumnButton onClick={open} />}>
              <ColumnMenu screen={screen} search={search} onChange={onChange} rows={rows} />
            </OnDemand>
            {!isPhone && (
              <ToolButton
                icon={<IconBaselineDensitySmall size={20} stroke={1.75} aria-hidden />}
                label={t('table.compact')}
                title={search.dense ? t('table.comfortable') : t('table.compact')}
                aria-pressed={search.dense ?? false}
                onClick={() => onChange({ ...search, dense: search.dense ? undefined : true })}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** A switch that is off, or a permission that is not granted, keeps the rows as they are. */
function useIsFilterLocked({ filtering: { permission, feature } = {} }: TableScreenMeta): boolean {
  const principal = useSession().rights?.principal ?? null;
  const isGranted = permission === undefined || hasPermission(principal, permission);
  return !isGranted || lacksFeature(principal, feature);
}
