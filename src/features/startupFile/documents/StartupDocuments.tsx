import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { Can } from '#src/data/session/ability.ts';
import { LazyRecordEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import classes from '#src/ui/upload/FileList.module.css';
import { LazyFileDrop } from '#src/ui/upload/lazyUploads.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { StartupDocumentsDocument } from './documents.gen.ts';

/** The form that is open: of a document, or of a new link. */
type Edited = { readonly id: string | null };

/** What a startup keeps: files that are uploaded here, and links to what is kept elsewhere. */
export function StartupDocuments({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('startupFile');
  const client = useQueryClient();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { data, error, refetch } = useQuery(graphqlQuery(StartupDocumentsDocument, { startupId: recordId }));
  const reload = () => client.invalidateQueries({ queryKey: ['StartupDocuments'] });
  const documents = data?.startupDocuments;
  const closeEditor = (): void => {
    setEdited(null);
    void reload();
  };
  return (
    <Section
      title={t('documents.title')}
      count={documents?.totalCount}
      action={
        <Can I="create" a="StartupDocument">
          <Button variant="default" onClick={() => setEdited({ id: null })}>
            {t('documents.addLink')}
          </Button>
        </Can>
      }
    >
      <Can I="create" a="StartupDocument">
        <Suspense fallback={<ListSkeleton rows={1} rowHeight={64} />}>
          <LazyFileDrop label={t('documents.upload')} reference={{ type: 'startup', id: recordId }} onStored={reload} />
        </Suspense>
      </Can>
      {!documents && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {documents?.results.length === 0 && <EmptyState title={t('documents.none')} hint={t('documents.noneHint')} />}
      {documents && documents.results.length > 0 && (
        <ul className={classes.files} aria-label={t('documents.title')}>
          {documents.results.map((document) => (
            <DocumentRow
              key={document._id}
              document={document}
              onEdit={() => setEdited({ id: document._id })}
              onDeleted={reload}
            />
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <LazyRecordEditor
            formId={edited.id === null ? 'startupLink' : 'startupDocument'}
            recordId={edited.id}
            onClose={closeEditor}
            preset={{ startup: recordId }}
          />
        </Suspense>
      )}
    </Section>
  );
}
