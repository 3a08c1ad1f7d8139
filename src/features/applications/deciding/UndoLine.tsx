import { Button, Group } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useDecisionWrite } from '#src/screens/deciding/useDecisionWrite.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { standsAtFoot } from '#src/ui/scroll/standsAtFoot.ts';
import { useNow } from '#src/ui/time/useNow.ts';
import classes from './DecisionBar.module.css';
import type { DecidedApplication } from './useMayDecide.ts';

/** A time of day alone says when within these; behind them it needs its day. */
const HALF_A_DAY_MS = 12 * 60 * 60_000;
const REFRESH_MS = 60_000;

const AT_A_TIME = { timeStyle: 'short' } as const;
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
  const written = (at: string, style: Intl.DateTimeFormatOptions): string =>
    dateTimeFormat(languageTag(i18n.language), { ...style, timeZone }).format(new Date(at));
  const { tellAt } = application;
  const isFar = until !== null && Date.parse(until) - now > HALF_A_DAY_MS;
  return (
    <section className={classes.bar} ref={standsAtFoot} aria-label={t('decide.title')}>
      <p className={classes.undo}>
        <strong>{t(enumLabelKey('ApplicationStatus', String(application.status)), { ns: 'spec' })}</strong>{' '}
        <span className={classes.faint}>
          {until && t('decide.undoUntil', { time: written(until, isFar ? ON_A_DAY : AT_A_TIME) })}{' '}
          {!until && tellAt && t('decide.toldOn', { date: written(tellAt, ON_A_DAY) })}
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
