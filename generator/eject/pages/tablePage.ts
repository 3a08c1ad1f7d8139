import type { TableScreenMeta } from '#domain/model/screens.ts';
import { literal, pageEnd, when } from './lines.ts';

/**
 * The page that `RecordTable` would have drawn for this table, of the same parts by name: what the table has no use for
 * (a board, tabs, a form) is not in it. Long lines are left to the formatter.
 */
export function tablePage(screen: TableScreenMeta, component: string): string {
  const makes = screen.createForm !== undefined;
  const edits = screen.editForm !== undefined;
  const hasForm = makes || edits;
  const mayLock = makes && screen.plan?.writes.includes('create') === true;
  const hasBoard = screen.board !== undefined;
  const hasButton = makes || screen.createAt !== undefined;
  const hasTabs = screen.tabs !== undefined;
  const entity = literal(screen.entity);
  const lines = [
    `import type { RowSelectionState } from '@tanstack/react-table';`,
    `import { ${hasForm ? 'Suspense, ' : ''}useState } from 'react';`,
    `import { useTranslation } from 'react-i18next';`,
    `import { RequestError } from '#src/data/requestError.ts';`,
    `import { useAbility } from '#src/data/session/ability.ts';`,
    `import { useSession } from '#src/data/session/sessionStore.ts';`,
    `import * as declared from '#src/generated/screens/${screen.id}.gen.ts';`,
    ...when(hasBoard, `import { BoardView } from '#src/screens/board/BoardView.tsx';`),
    ...when(hasForm, `import { LazyRecordEditor, useReadyEditor } from '#src/screens/form/LazyRecordEditor.tsx';`),
    ...when(screen.live === true, `import { useLiveList } from '#src/screens/live/useLiveList.ts';`),
    ...when(edits, `import type { RecordData } from '#src/screens/screenModules.ts';`),
    ...when(hasButton, `import { CreateButton } from '#src/screens/table/CreateButton.tsx';`),
    `import { useArrangedTable } from '#src/screens/table/columns/useArrangedTable.ts';`,
    `import { DuplicateRows, useDuplicate } from '#src/screens/table/copying/useDuplicate.ts';`,
    `import { CellEditing } from '#src/screens/table/editing/CellEditing.ts';`,
    `import { useCellEditing } from '#src/screens/table/editing/useCellEditing.ts';`,
    `import { ${mayLock ? 'isPlanLocked, ' : ''}rowActions } from '#src/screens/table/rowActions.ts';`,
    `import { SelectionBar } from '#src/screens/table/SelectionBar.tsx';`,
    `import { TableBody } from '#src/screens/table/TableBody.tsx';`,
    `import { TableToolbar } from '#src/screens/table/TableToolbar.tsx';`,
    ...when(hasBoard, `import { layoutOf } from '#src/screens/table/tableSearch.ts';`),
    ...when(mayLock, `import { useCreateLabel } from '#src/screens/table/useCreateLabel.ts';`),
    ...when(hasForm, `import { useEditing } from '#src/screens/table/useEditing.ts';`),
    `import { useTableRows } from '#src/screens/table/useTableRows.ts';`,
    `import { useTableSearch } from '#src/screens/table/useTableSearch.ts';`,
    ...when(mayLock, `import { LockedFeature } from '#src/ui/LockedFeature.tsx';`),
    `import { ForbiddenState } from '#src/ui/list/ForbiddenState.tsx';`,
    `import { Page } from '#src/ui/Page.tsx';`,
    `import { PageHeader } from '#src/ui/PageHeader.tsx';`,
    ...when(hasTabs, `import { TabBar } from '#src/ui/TabBar.tsx';`),
    '',
    `/** The table ${screen.id} of the spec on a page of its own: columns, filters and rules are still said there. */`,
    `export function ${component}() {`,
    '  const module = useArrangedTable(declared);',
    '  const { screen } = module;',
    `  const { t } = useTranslation(${hasTabs ? `['spec', 'screens']` : `'spec'`});`,
    '  const [search, setSearch] = useTableSearch();',
    ...when(screen.live === true, `  useLiveList(${entity});`),
    '  const cells = useCellEditing(module);',
    `  const duplicate = useDuplicate(${entity});`,
    ...when(hasBoard, `  const isTable = layoutOf(screen, search) === 'table';`),
    `  const { query, rows, isLoaded, totalCount } = useTableRows(module, search${hasBoard ? ', undefined, isTable' : ''});`,
    '  const [selected, setSelected] = useState<RowSelectionState>({});',
    '  const ability = useAbility();',
    '  const principal = useSession().rights?.principal ?? null;',
    ...when(hasButton && !mayLock, `  const canCreate = ability.can('create', ${entity});`),
    ...when(
      mayLock,
      `  const createLabel = useCreateLabel(${entity});`,
      `  const mayCreate = ability.can('create', ${entity});`,
      `  const isCreateLocked = mayCreate && isPlanLocked(screen, 'create', principal);`,
      '  const canCreate = mayCreate && !isCreateLocked;',
    ),
    ...when(
      hasForm,
      `  const { editing, edit, stop } = useEditing(${makes ? `canCreate ? ${literal(screen.createForm)} : null` : 'null'});`,
      `  useReadyEditor(${edits ? 'true' : 'canCreate'});`,
    ),
    `  if (query.error instanceof RequestError && query.error.has('ForbiddenError')) return <ForbiddenState />;`,
    '  const { mayEdit, mayDelete, maySelect } = rowActions(module, { ability, principal });',
    ...when(
      edits,
      '  const onEdit = rows.some(mayEdit)',
      `    ? (record: RecordData) => edit({ form: ${literal(screen.editForm)}, recordId: String(record._id) })`,
      '    : null;',
    ),
    '  return (',
    '    <Page width="full" screenId={screen.id}>',
    '      <PageHeader title={t(screen.titleKey)} count={totalCount}',
    ...createAction(screen, mayLock),
    '      >',
    ...tabBar(hasTabs),
    '        <TableToolbar screen={screen} search={search} onChange={setSearch} rows={rows} />',
    '      </PageHeader>',
    ...body(hasBoard, edits),
    '      {Object.keys(selected).length > 0 && (',
    '        <SelectionBar module={module} search={search} records={rows.filter(({ _id }) => selected[String(_id)])}',
    '          mayDelete={mayDelete} onClear={() => setSelected({})} />',
    '      )}',
    ...pageEnd(
      hasForm,
      'editing',
      'formId={editing.form} recordId={editing.recordId} onClose={stop} preset={screen.preset}',
    ),
  ];
  return lines.join('\n');
}

function createAction({ entity, createForm, createAt }: TableScreenMeta, mayLock: boolean): readonly string[] {
  const opens = createForm
    ? `onClick={() => edit({ form: ${literal(createForm)}, recordId: null })}`
    : `href=${literal(createAt)}`;
  const button = `<CreateButton entity=${literal(entity)} ${opens} />`;
  if (mayLock)
    return [`action={isCreateLocked ? <LockedFeature>{createLabel}</LockedFeature> : canCreate && ${button}}`];
  return when(createForm !== undefined || createAt !== undefined, `action={canCreate && ${button}}`);
}

function tabBar(hasTabs: boolean): readonly string[] {
  return when(
    hasTabs,
    `        <TabBar label={t('screens:table.views')} active={search.tab ?? '*'}`,
    `          onChoose={(tab) => setSearch({ ...search, tab: tab === '*' ? undefined : tab })}`,
    '          items={[',
    `            { id: '*', label: t('screens:table.all') },`,
    '            ...(screen.tabs ?? []).map(({ id, labelKey }) => ({ id, label: t(labelKey) })),',
    '          ]} />',
  );
}

function body(hasBoard: boolean, edits: boolean): readonly string[] {
  const table = [
    '      <CellEditing value={cells}>',
    '        <DuplicateRows value={duplicate}>',
    '          <TableBody screen={screen} search={search} onSearch={setSearch} query={query} rows={rows} isLoaded={isLoaded}',
    `            selected={selected} onSelect={setSelected} onEdit={${edits ? 'onEdit' : 'null'}} mayEdit={mayEdit} maySelect={maySelect} />`,
    '        </DuplicateRows>',
    '      </CellEditing>',
  ];
  if (!hasBoard) return table;
  const board = `<BoardView module={module} search={search} onEdit={${edits ? 'onEdit' : 'null'}} mayEdit={mayEdit} fixedFilter={undefined} />`;
  return ['      {isTable ? (', ...table, '      ) : (', board, '      )}'];
}
