import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageParams } from '#src/ui/address/pageAddress.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { LazyRecordEditor, useReadyEditor } from '../form/LazyRecordEditor.tsx';
import type { DetailScreenModule } from '../screenModules.ts';
import { MissingRecord } from '../why/MissingRecord.tsx';
import { DetailBar } from './DetailBar.tsx';
import classes from './DetailScreen.module.css';
import { DetailTab } from './DetailTab.tsx';
import { DetailTabs } from './DetailTabs.tsx';
import { displayName } from './displayName.ts';
import { DetailHeader } from './header/DetailHeader.tsx';
import { recordQuery } from './recordQuery.ts';
import { useDetailTab } from './useDetailTab.ts';

/** One record: who or what it is, its key facts under its name, everything else in tabs that the address keeps. */
export function DetailScreen({ module }: { readonly module: DetailScreenModule }) {
  const { screen } = module;
  const { t } = useTranslation('spec');
  const router = useRouter();
  const { id = '' } = usePageParams();
  const [isEditing, setEditing] = useState(false);
  const { data: record, error, refetch } = useQuery(recordQuery(module, id));
  const tab = useDetailTab(screen, id, record ?? null);
  useReadyEditor(screen.editForm !== undefined);
  useOwnPageTitle(
    record
      ? [displayName(record) || t(`entity.${screen.entity}.one`), ...tab.titleKeys.map((key) => t(key))].join(' · ')
      : null,
  );
  if (record === undefined) {
    return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />;
  }
  if (record === null) return <MissingRecord entity={screen.entity} id={id} backTo={screen.parent?.to ?? '/'} />;
  const openPage = (path: string) => router.history.push(path.replace('{_id}', encodeURIComponent(id)));
  const openForm = screen.editForm ? () => setEditing(true) : null;
  const edit = screen.editPath ? () => openPage(screen.editPath ?? '') : openForm;
  return (
    <Page width="full" isInOrder screenId={screen.id}>
      <DetailHeader
        module={module}
        record={record}
        onEdit={edit}
        isBrief={tab.active !== undefined && tab.active.id !== tab.shown[0]?.id}
      />
      <DetailBar screen={screen} recordId={id} />
      <DetailTabs
        screen={screen}
        tabs={tab.shown}
        locked={tab.locked}
        active={tab.active?.id ?? null}
        hrefOf={tab.hrefOf}
      />
      <div className={classes.content}>
        {tab.active && (
          <DetailTab entity={screen.entity} tab={tab.active} href={tab.hrefOf(tab.active)} record={record} />
        )}
      </div>
      {isEditing && screen.editForm && (
        <Suspense>
          <LazyRecordEditor formId={screen.editForm} recordId={id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
