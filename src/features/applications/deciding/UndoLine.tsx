import { Button, Group } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useDecisionWrite } from '#src/screens/deciding/useDecisionWrite.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { standsAtFoot } from '#src/ui/scroll/standsAtFoot.ts';
import classes from './DecisionBar.module.css';
import type { DecidedApplication } from './useMayDecide.ts';

/** The time to undo and the usual time of telling are taken one after the other. */
const A_MINUTE_MS = 60_000;

interface UndoLineProps {
  readonly application: DecidedApplication;
  /** Null when it can't be undone any more, and only waits to be told. */
  readonly until: string | null;
}

/** What was decided, when the applicant is told of it, the way back, and the way to tell it now. */
export function UndoLine({ application, until }: UndoLineProps) {
  const { t, i18n } = useTranslation(['applications', 'spec']);
  const timeZone = useReaderZone();
  const undo = useDecisionWrite(application._id, 'undo');
  const tell = useDecisionWrite(application._id, 'tell');
  const written = (at: string, style: Intl.DateTimeFormatOptions): string =>
    dateTimeFormat(languageTag(i18n.language), { ...style, timeZone }).format(new Date(at));
  const { tellAt } = application;
  const isOnADay = tellAt && (!until || Date.parse(tellAt) > Date.parse(until) + A_MINUTE_MS);
  return (
    <section className={classes.bar} ref={standsAtFoot} aria-label={t('decide.title')}>
      <p className={classes.undo}>
        <strong>{t(enumLabelKey('ApplicationStatus', String(application.status)), { ns: 'spec' })}</strong>{' '}
        <span className={classes.faint}>
          {until && t('decide.undoUntil', { time: written(until, { timeStyle: 'short' }) })}{' '}
          {isOnADay && t('decide.toldOn', { date: written(tellAt, { dateStyle: 'long', timeStyle: 'short' }) })}
        </span>
      </p>
      <Group gap="xs" wrap="nowrap" className={classes.actions}>
        {until && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} className="mirrored" aria-hidden />}
            loading={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {t('decide.undo')}
          </Button>
        )}
        {application.status !== 'delay_rejected' && (
          <Button variant="default" loading={tell.isPending} onClick={() => tell.mutate()}>
            {t('decide.tellNow')}
          </Button>
        )}
      </Group>
    </section>
  );
}
