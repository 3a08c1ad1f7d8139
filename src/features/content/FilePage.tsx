import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { FileByIdDocument, type FileByIdQuery } from './content.gen.ts';
import { readAttachment } from './readAttachment.ts';

type FoundFile = NonNullable<FileByIdQuery['attachment']>;

/** `/file?id=…` gives a file that is kept here; who may not see it is told so. Open to visitors, so it asks by itself. */
export function FilePage() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const file = useFile();
  const download = useAction(async (found: FoundFile) =>
    saveFile(found.name, found.contentType, await readAttachment(found._id)),
  );
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
function useFile(): FoundFile | null | 'loading' {
  const { id }: { id?: string } = useSearch({ strict: false });
  const isSignedIn = useSession().user !== null;
  const isAsked = id !== undefined && isSignedIn;
  const [file, setFile] = useState<FoundFile | null | 'loading'>('loading');
  useEffect(() => {
    if (!isAsked) return setFile(null);
    let isCurrent = true;
    graphqlRequest(FileByIdDocument, { id }).then(
      ({ attachment }) => isCurrent && setFile(attachment ?? null),
      () => isCurrent && setFile(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isAsked]);
  return file;
}
