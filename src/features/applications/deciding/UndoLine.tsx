import { Button, Group } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useDecisionWrite } from '#src/screens/deciding/useDecisionWrite.ts';
import { useUndoText } from '#src/screens/deciding/useUndoText.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { standsAtFoot } from '#src/ui/scroll/standsAtFoot.ts';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from './DecisionBar.module.css';
import type { DecidedApplication } from './useMayDecide.ts';

const REFRESH_MS = 60_000;

const ON_A_DAY = { dateStyle: 'long', timeStyle: 'short' } as const;

interface UndoLineProps {
  readonly application: DecidedApplication;
  /** When the way back ends, which is when it is told; null where that is on no day yet, or over. */
  readonly until: string | null;
  /** Whether there is a way back. */
  readonly isUndoable?: boolean;
}

/** What was decided, when the applicant is told of it, the way back, and the way to tell it now. */
export function UndoLine({ application, until, isUndoable = until !== null }: UndoLineProps) {
  const { t, i18n } = useTranslation(['applications', 'spec']);
  const timeZone = useReaderZone();
  const now = useNow(REFRESH_MS);
  const undo = useDecisionWrite(application._id, 'undo');
  const tell = useDecisionWrite(application._id, 'tell');
  const written = (at: string): string =>
    dateTimeFormat(languageTag(i18n.language), { ...ON_A_DAY, timeZone }).format(new Date(at));
  const { tellAt } = application;
  const undoText = useUndoText();
  return (
    <section className={classes.bar} ref={standsAtFoot} aria-label={t('decide.title')}>
      <p className={classes.undo}>
        <strong>{t(enumLabelKey('ApplicationStatus', String(application.status)), { ns: 'spec' })}</strong>{' '}
        <span className={classes.faint}>
          {until && undoText(until, now)} {!until && tellAt && t('decide.toldOn', { date: written(tellAt) })}
        </span>
      </p>
      <Group gap="xs" wrap="nowrap" className={classes.actions}>
        {isUndoable && (
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
