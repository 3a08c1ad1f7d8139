import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mayExport, PDFS, printed } from '#domain/exports/exportKinds.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useStartExport } from './useStartExport.ts';

/** Makes a PDF of what was answered in an application, for those who may take applications along. */
export function PdfExport({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation('screens');
  const start = useStartExport();
  const principal = useSession().rights?.principal ?? null;
  if (!mayExport(principal, printed)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={16} aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate({ type: PDFS, format: null, recordId: applicationId })}
    >
      {t('export.pdf')}
    </Button>
  );
}
