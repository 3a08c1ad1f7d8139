import type { DetailScreenMeta } from '#domain/model/screens.ts';
import { literal, pageEnd, when } from './lines.ts';

/** The page that `DetailScreen` would have drawn, of the same parts by name: what the screen has no use for is not in it. */
export function detailPage(screen: DetailScreenMeta, component: string): string {
  const hasForm = screen.editForm !== undefined && screen.editPath === undefined;
  const opens = screen.editPath !== undefined;
  const lines = [
    `import { useQuery } from '@tanstack/react-query';`,
    ...when(opens, `import { useRouter } from '@tanstack/react-router';`),
    ...when(hasForm, `import { Suspense, useState } from 'react';`),
    `import { useTranslation } from 'react-i18next';`,
    `import * as declared from '#src/generated/screens/${screen.id}.gen.ts';`,
    ...when(screen.bar !== undefined, `import { DetailBar } from '#src/screens/detail/DetailBar.tsx';`),
    `import classes from '#src/screens/detail/DetailScreen.module.css';`,
    `import { DetailTab } from '#src/screens/detail/DetailTab.tsx';`,
    `import { DetailTabs } from '#src/screens/detail/DetailTabs.tsx';`,
    `import { displayName } from '#src/screens/detail/displayName.ts';`,
    `import { DetailHeader } from '#src/screens/detail/header/DetailHeader.tsx';`,
    `import { recordQuery } from '#src/screens/detail/recordQuery.ts';`,
    `import { useDetailTab } from '#src/screens/detail/useDetailTab.ts';`,
    ...when(hasForm, `import { LazyRecordEditor, useReadyEditor } from '#src/screens/form/LazyRecordEditor.tsx';`),
    `import { usePageParams } from '#src/ui/address/pageAddress.ts';`,
    `import { MissingPage } from '#src/ui/errors/MissingPage.tsx';`,
    `import { FailedState } from '#src/ui/list/FailedState.tsx';`,
    `import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';`,
    `import { Page } from '#src/ui/Page.tsx';`,
    `import { useOwnPageTitle } from '#src/ui/pageTitle.ts';`,
    '',
    `/** The screen ${screen.id} of the spec on a page of its own: facts, tabs and rules are still said there. */`,
    `export function ${component}() {`,
    '  const { screen } = declared;',
    `  const { t } = useTranslation('spec');`,
    ...when(opens, '  const router = useRouter();'),
    `  const { id = '' } = usePageParams();`,
    ...when(hasForm, '  const [isEditing, setEditing] = useState(false);'),
    '  const { data: record, error, refetch } = useQuery(recordQuery(declared, id));',
    '  const tab = useDetailTab(screen, id, record ?? null);',
    ...when(hasForm, '  useReadyEditor(true);'),
    '  const part = tab.titleKeys.map((key) => t(key));',
    `  useOwnPageTitle(record ? [displayName(record) || t('entity.${screen.entity}.one'), ...part].join(' · ') : null);`,
    '  if (record === undefined) {',
    '    return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;',
    '  }',
    `  if (record === null) return <MissingPage backTo=${literal(screen.parent?.to ?? '/')} />;`,
    '  return (',
    '    <Page width="full" isInOrder screenId={screen.id}>',
    `      <DetailHeader module={declared} record={record} onEdit={${editing(screen, hasForm)}} isBrief={tab.active !== undefined && tab.active.id !== tab.shown[0]?.id} />`,
    ...when(screen.bar !== undefined, '      <DetailBar screen={screen} recordId={id} />'),
    '      <DetailTabs screen={screen} tabs={tab.shown} locked={tab.locked} active={tab.active?.id ?? null} hrefOf={tab.hrefOf} />',
    '      <div className={classes.content}>',
    `        {tab.active && <DetailTab entity=${literal(screen.entity)} tab={tab.active} href={tab.hrefOf(tab.active)} record={record} />}`,
    '      </div>',
    ...pageEnd(
      hasForm,
      'isEditing',
      `formId=${literal(screen.editForm)} recordId={id} onClose={() => setEditing(false)}`,
    ),
  ];
  return lines.join('\n');
}

/** What the button that edits does; null where there is none. */
function editing({ editPath }: DetailScreenMeta, hasForm: boolean): string {
  if (editPath !== undefined)
    return `() => router.history.push(\`${editPath.replace('{_id}', '$' + '{encodeURIComponent(id)}')}\`)`;
  return hasForm ? '() => setEditing(true)' : 'null';
}
