import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './DecisionBar.module.css';
import type { DecidedApplication } from './useMayDecide.ts';
import { useUndo } from './useUndo.ts';

interface UndoLineProps {
  readonly application: DecidedApplication;
  readonly until: string;
}

/** What was decided, until when nobody has been written to, and the way back. */
export function UndoLine({ application, until }: UndoLineProps) {
  const { t, i18n } = useTranslation(['applications', 'spec']);
  const timeZone = useReaderZone();
  const undo = useUndo(application._id);
  const time = dateTimeFormat(languageTag(i18n.language), { timeStyle: 'short', timeZone }).format(new Date(until));
  return (
    <section className={classes.bar} aria-label={t('decide.title')}>
      <p className={classes.undo}>
        <strong>{t(enumLabelKey('ApplicationStatus', String(application.status)), { ns: 'spec' })}</strong>{' '}
        <span className={classes.faint}>{t('decide.undoUntil', { time })}</span>
      </p>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} className="mirrored" aria-hidden />}
        loading={undo.isPending}
        onClick={() => undo.mutate()}
      >
        {t('decide.undo')}
      </Button>
    </section>
  );
}
