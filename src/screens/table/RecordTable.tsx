import type { RowSelectionState } from '@tanstack/react-table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestError } from '#src/data/requestError.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { ForbiddenState } from '#src/ui/list/ForbiddenState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { TabBar } from '#src/ui/TabBar.tsx';
import { LazyRecordEditor, useReadyEditor } from '../form/LazyRecordEditor.tsx';
import { useLiveList } from '../live/useLiveList.ts';
import type { RecordData, TableScreenModule } from '../screenModules.ts';
import { RowActionsOf, useRowActions } from './actions/useRowActions.ts';
import { CreateButton } from './CreateButton.tsx';
import { useArrangedTable } from './columns/useArrangedTable.ts';
import { DuplicateRows, useDuplicate } from './copying/useDuplicate.ts';
import { CellEditing } from './editing/CellEditing.ts';
import { useCellEditing } from './editing/useCellEditing.ts';
import { isPlanLocked, rowActions } from './rowActions.ts';
import { TableBody } from './TableBody.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { layoutOf } from './tableSearch.ts';
import { useCreateLabel } from './useCreateLabel.ts';
import { useEditing } from './useEditing.ts';
import { useTableRows } from './useTableRows.ts';
import { useTableSearch } from './useTableSearch.ts';

const BoardView = lazy(() => import('../board/BoardView.tsx').then((m) => ({ default: m.BoardView })));
const LockedFeature = lazy(() => import('#src/ui/LockedFeature.tsx').then((m) => ({ default: m.LockedFeature })));
const SelectionBar = lazy(() => import('./SelectionBar.tsx').then((m) => ({ default: m.SelectionBar })));

interface RecordTableProps {
  readonly module: TableScreenModule;
  /** Holds always: the table stands in another record's page. */
  readonly fixedFilter?: Readonly<Record<string, unknown>>;
  readonly isEmbedded?: boolean;
  /** Whether it offers to create; where it stands in a record's page, that page does. */
  readonly hasCreate?: boolean;
  /** What a record that is made here has besides what is typed. */
  readonly preset?: Readonly<Record<string, unknown>>;
  /** Tabs of the pages it belongs to, under its title. */
  readonly tabs?: ReactNode;
}

/** The view that leaves nothing out; no tab of a spec can have this id. */
const allTab = '*';

/** Title, tools, tabs and rows of a list of records; all of its state is in the address. */
export function RecordTable(props: RecordTableProps) {
  const { fixedFilter, isEmbedded = false, hasCreate = !isEmbedded } = props;
  const module = useArrangedTable(props.module);
  const { screen } = module;
  const { t } = useTranslation(['spec', 'screens']);
  const [search, setSearch] = useTableSearch();
  const layout = layoutOf(screen, search);
  useLiveList(screen.live ? screen.entity : null);
  const cells = useCellEditing(module);
  const actionsOfRow = useRowActions(module);
  const duplicate = useDuplicate(screen.entity);
  const { query, rows, isLoaded, totalCount } = useTableRows(module, search, fixedFilter, layout === 'table');
  const [selected, setSelected] = useState<RowSelectionState>({});
  const createLabel = useCreateLabel(screen.entity);
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const mayCreate = ability.can('create', screen.entity);
  const isCreateLocked = mayCreate && isPlanLocked(screen, 'create', principal);
  const canCreate = mayCreate && !isCreateLocked;
  const createForm = screen.createForm && canCreate ? screen.createForm : null;
  const { editing, edit, stop } = useEditing(isEmbedded ? null : createForm);
  useReadyEditor(createForm !== null || screen.editForm !== undefined);
  if (query.error instanceof RequestError && query.error.has('ForbiddenError')) return <ForbiddenState />;
  const { mayEdit, mayDelete, maySelect } = rowActions(module, { ability, principal });
  const { editForm } = screen;
  const onEdit =
    editForm && rows.some(mayEdit)
      ? (record: RecordData) => edit({ form: editForm, recordId: String(record._id) })
      : null;
  return (
    <>
      <PageHeader
        title={t(screen.titleKey)}
        count={totalCount}
        level={isEmbedded ? 2 : 1}
        action={
          hasCreate &&
          (isCreateLocked ? (
            <Suspense>
              <LockedFeature>{createLabel}</LockedFeature>
            </Suspense>
          ) : createForm !== null ? (
            <CreateButton entity={screen.entity} onClick={() => edit({ form: createForm, recordId: null })} />
          ) : (
            screen.createAt &&
            ability.can('create', screen.entity) && <CreateButton entity={screen.entity} href={screen.createAt} />
          ))
        }
      >
        {props.tabs}
        {screen.tabs && (
          <TabBar
            label={t('screens:table.views')}
            active={search.tab ?? allTab}
            onChoose={(tab) => setSearch({ ...search, tab: tab === allTab ? undefined : tab })}
            items={[
              { id: allTab, label: t('screens:table.all') },
              ...screen.tabs.map((tab) => ({ id: tab.id, label: t(tab.labelKey) })),
            ]}
          />
        )}
        <TableToolbar screen={screen} search={search} onChange={setSearch} fixedFilter={fixedFilter} rows={rows} />
      </PageHeader>
      {layout === 'board' ? (
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <BoardView module={module} search={search} fixedFilter={fixedFilter} onEdit={onEdit} mayEdit={mayEdit} />
        </Suspense>
      ) : (
        <CellEditing value={cells}>
          <RowActionsOf value={actionsOfRow}>
            <DuplicateRows value={duplicate}>
              <TableBody
                screen={screen}
                search={search}
                onSearch={setSearch}
                query={query}
                rows={rows}
                isLoaded={isLoaded}
                selected={selected}
                onSelect={setSelected}
                onEdit={onEdit}
                mayEdit={mayEdit}
                maySelect={maySelect}
              />
            </DuplicateRows>
          </RowActionsOf>
        </CellEditing>
      )}
      {Object.keys(selected).length > 0 && (
        <Suspense>
          <SelectionBar
            module={module}
            search={search}
            records={rows.filter(({ _id }) => selected[String(_id)])}
            mayDelete={mayDelete}
            onClear={() => setSelected({})}
          />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <LazyRecordEditor
            formId={editing.form}
            recordId={editing.recordId}
            onClose={stop}
            preset={{ ...module.screen.preset, ...props.preset }}
          />
        </Suspense>
      )}
    </>
  );
}
