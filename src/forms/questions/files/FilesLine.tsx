import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './FilesLine.module.css';
import { type HeldFiles, leadToFile } from './sendingFiles.ts';

/** Beside what leads on: that a file has not arrived yet, and the way to it; the field may be far above. */
export function FilesLine({ held }: { readonly held: HeldFiles }) {
  const { t } = useTranslation('questions');
  if (held.first === null) return null;
  return (
    <div className={classes.line} role="status">
      <span>{t(held.isSending ? 'files.sending' : 'files.failed')}</span>
      <Button size="compact-sm" variant="default" onClick={() => leadToFile(held)}>
        {t('files.show')}
      </Button>
    </div>
  );
}
