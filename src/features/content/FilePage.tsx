import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { FileByIdDocument } from './content.gen.ts';
import { readAttachment } from './readAttachment.ts';

/** `/file?id=…` gives a file that is kept here; who may not see it is told so. */
export function FilePage() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const { id }: { id?: string } = useSearch({ strict: false });
  const isSignedIn = useSession().user !== null;
  const { data, error, isPending } = useQuery({
    ...graphqlQuery(FileByIdDocument, { id: id ?? '' }),
    enabled: id !== undefined && isSignedIn,
  });
  const file = data?.attachment;
  const download = useMutation({
    mutationFn: readAttachment,
    onSuccess: (bytes) => saveFile(file?.name ?? '', file?.contentType ?? '', bytes),
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  if (id && isSignedIn && isPending && !error) return <PageLoader />;
  return (
    <main>
      <h1 className="visually-hidden">{t('file.title')}</h1>
      {file ? (
        <EmptyState
          title={file.name}
          hint={file.contentType}
          action={
            <Button mt="sm" loading={download.isPending} onClick={() => download.mutate(file._id)}>
              {t('file.download')}
            </Button>
          }
        />
      ) : (
        <EmptyState title={t('file.missing')} hint={t('file.missingHint')} />
      )}
    </main>
  );
}
