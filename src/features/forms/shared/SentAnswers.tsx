import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { PdfDownload } from '#src/screens/exports/PdfDownload.tsx';

interface SentAnswersProps {
  /** Of the draft that was handed in: it opens what was sent for a while. */
  readonly draftKey: string;
  /** Of the form. */
  readonly title: string;
}

/** The copy of whoever has sent a shared form. */
export function SentAnswers({ draftKey, title }: SentAnswersProps) {
  const { t } = useTranslation('publicForms');
  return (
    <>
      <p>{t('copy.hint')}</p>
      <Group gap="xs">
        <Button
          component="a"
          variant="default"
          href={paths.downloadForms({ uuid: draftKey })}
          target="_blank"
          rel="noreferrer"
        >
          {t('copy.read')}
        </Button>
        <PdfDownload kind="forms" id={draftKey} name={title} />
      </Group>
    </>
  );
}
