import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readAttachment, readExport } from '#src/data/files.ts';
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
import { ExportByIdDocument, FileByIdDocument, type FileByIdQuery } from './content.gen.ts';

const route = getRouteApi('/public/file');

type FoundFile = NonNullable<FileByIdQuery['attachment']> & { readonly isExport: boolean };

/** `/file?id=…` gives a file that is kept here, `/file?export=…` what was exported; who may not see it is told so. Open to visitors, so it asks by itself. */
export function FilePage() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const { file, error, retry } = useFile();
  const download = useAction(async (found: FoundFile) =>
    saveFile(found.name, found.contentType, await (found.isExport ? readExport : readAttachment)(found._id)),
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
  const { id, export: exported } = route.useSearch();
  const isSignedIn = useSession().user !== null;
  const wanted = isSignedIn ? (exported ?? id ?? '') : '';
  const { data, error, retry } = useLoaded(wanted, (signal) => {
    if (wanted === '') return Promise.resolve(null);
    return exported === undefined ? attachmentOf(wanted, signal) : exportOf(wanted, signal);
  });
  return { file: data === undefined ? ('loading' as const) : data, error, retry };
}

async function attachmentOf(id: string, signal: AbortSignal): Promise<FoundFile | null> {
  const { attachment } = await graphqlRequest(FileByIdDocument, { id }, { signal });
  return attachment && { ...attachment, isExport: false };
}

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** One whose file is not there yet, or no more, is as one that is not there. */
async function exportOf(id: string, signal: AbortSignal): Promise<FoundFile | null> {
  const { export: found } = await graphqlRequest(ExportByIdDocument, { id }, { signal });
  if (!found?.file) return null;
  const contentType = found.format ? types[found.format] : 'application/pdf';
  return { _id: found._id, name: found.name, contentType, isExport: true };
}
