import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type PrintedKind, readPrinted } from '#src/data/files.ts';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';

interface PdfDownloadProps {
  readonly kind: PrintedKind;
  /** The application or the request, or the secret address of a form. */
  readonly id: string;
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** Gives whoever has answered something what they wrote, at once. */
export function PdfDownload({ kind, id, name }: PdfDownloadProps) {
  const { t } = useTranslation('publicForms');
  const message = useErrorMessage();
  const download = useAction(async () => saveFile(`${name}.pdf`, 'application/pdf', await readPrinted(kind, id)));
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.start(undefined)}
      >
        {t('pdf')}
      </Button>
      {download.error !== null && <FormAlert>{message(download.error)}</FormAlert>}
    </>
  );
}
