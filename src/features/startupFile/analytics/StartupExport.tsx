import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { Section } from '#src/ui/Section.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { csvOf } from './csvOf.ts';
import { type ExportPart, exportParts, readAll } from './exportParts.ts';
import classes from './StartupAnalytics.module.css';

/** Data of a startup's file to take along, as files that spreadsheets read. */
export function StartupExport({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['startupFile', 'metrics']);
  const message = useErrorMessage();
  const download = useMutation({
    mutationFn: async (part: ExportPart) => {
      const rows = await readAll(part, recordId);
      saveFile(`${part}.csv`, 'text/csv', csvOf(rows));
      return rows.length;
    },
    onSuccess: (count) => showToast({ kind: 'success', message: t('export.done', { count }) }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return (
    <Section title={t('export.title')} hint={t('export.hint')}>
      <ul className={classes.rows}>
        <li className={classes.row}>
          <span>{t('metrics:portfolio.print')}</span>
          <Button
            variant="default"
            component={AppLink}
            href={paths.startupReport({ id: recordId })}
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {t('metrics:print.print')}
          </Button>
        </li>
        {exportParts.map((part) => (
          <li key={part} className={classes.row}>
            <span>{t(`export.${part}`)}</span>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={download.isPending && download.variables === part}
              aria-label={`${t('export.download')}: ${t(`export.${part}`)}`}
              onClick={() => download.mutate(part)}
            >
              {t('export.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
