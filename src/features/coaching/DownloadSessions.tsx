import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { httpRequest } from '#src/data/httpRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { sessionExportQuery } from './sessionExportQuery.ts';

const PERMISSION = 'COACHING/SESSION:EXPORT';

/** Downloads the sessions that one may see, for those who may. */
export function DownloadSessions() {
  const { rights } = useSession();
  return hasPermission(rights?.principal ?? null, PERMISSION) ? <DownloadButton /> : null;
}

function DownloadButton() {
  const { t } = useTranslation('programme');
  const message = useErrorMessage();
  const { data, isPending } = useQuery(sessionExportQuery());
  const download = useMutation({
    mutationFn: (address: string) => httpRequest('GET', address),
    // Reading the answer as text takes the mark off by which spreadsheets know UTF-8.
    onSuccess: (text) => saveFile('coaching-sessions.csv', 'text/csv', `\uFEFF${String(text)}`),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const offer = data?.coachingSessionExport;
  if (offer === undefined && !isPending) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      disabled={!offer || offer.count === 0}
      // It has its place before it is known how much there is to download.
      style={{ visibility: offer ? undefined : 'hidden' }}
      onClick={() => offer && download.mutate(offer.address)}
    >
      {t('coaching.download', { count: offer?.count ?? 0 })}
    </Button>
  );
}
