import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { useLoaded } from '#src/data/useLoaded.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { FileByIdDocument, type FileByIdQuery } from './content.gen.ts';
import { readAttachment } from './readAttachment.ts';

type FoundFile = NonNullable<FileByIdQuery['attachment']>;

/** `/file?id=…` gives a file that is kept here; who may not see it is told so. Open to visitors, so it asks by itself. */
export function FilePage() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const { file, error, retry } = useFile();
  const download = useAction(async (found: FoundFile) =>
    saveFile(found.name, found.contentType, await readAttachment(found._id)),
  );
  if (error !== null) return <FailedState error={error} onRetry={retry} />;
  if (file === 'loading') return <PageLoader />;
  return (
    <main>
      <h1 className="visually-hidden">{t('file.title')}</h1>
      {file ? (
        <EmptyState
          title={file.name}
          hint={file.contentType}
          action={
            <Button mt="sm" loading={download.isPending} onClick={() => download.start(file)}>
              {t('file.download')}
            </Button>
          }
        />
      ) : (
        <EmptyState title={t('file.missing')} hint={t('file.missingHint')} />
      )}
      {download.error !== null && <FormAlert>{message(download.error)}</FormAlert>}
    </main>
  );
}

/** The file that the address names; null when there is none for this reader. */
function useFile() {
  const { id }: { id?: string } = useSearch({ strict: false });
  const isSignedIn = useSession().user !== null;
  const isAsked = id !== undefined && isSignedIn;
  const { data, error, retry } = useLoaded(isAsked ? id : '', async (signal) =>
    isAsked ? ((await graphqlRequest(FileByIdDocument, { id }, { signal })).attachment ?? null) : null,
  );
  return { file: data === undefined ? ('loading' as const) : data, error, retry };
}
