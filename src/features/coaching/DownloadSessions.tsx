import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { httpRequest } from '#src/data/httpRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { CoachingSessionExportDocument } from './coaching.gen.ts';

const PERMISSION = 'COACHING/SESSION:EXPORT';

/** Downloads the sessions that one may see, for those who may. */
export function DownloadSessions() {
  const { rights } = useSession();
  return (rights?.principal.grants[PERMISSION]?.length ?? 0) > 0 ? <DownloadButton /> : null;
}

function DownloadButton() {
  const { t } = useTranslation('programme');
  const message = useErrorMessage();
  const { data } = useQuery(graphqlQuery(CoachingSessionExportDocument, {}));
  const download = useMutation({
    mutationFn: (address: string) => httpRequest('GET', address),
    onSuccess: (text) => saveFile(String(text)),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const offer = data?.coachingSessionExport;
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={download.isPending}
      disabled={!offer || offer.count === 0}
      onClick={() => offer && download.mutate(offer.address)}
    >
      {t('coaching.download', { count: offer?.count ?? 0 })}
    </Button>
  );
}

/** The token goes in a header, so the file is fetched and then handed to the browser. */
function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'coaching-sessions.csv';
  link.click();
  URL.revokeObjectURL(address);
}
