import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Metrics.module.css';
import { SayNoFiguresDocument } from '../metrics.gen.ts';
import { useMetricDates } from '../useMetricDates.ts';

/** As many characters as the reason may have (`SkippedPeriod.reason`). */
const MAX_REASON = 300;

interface NoFiguresProps {
  readonly startupId: string;
  /** Its first and its last day, as the form's periods have them: instants at midnight UTC. */
  readonly period: { readonly from: string | null; readonly to: string | null };
  readonly onDone: () => Promise<void>;
}

/** The way out for a founder who has no figures of a period: why, and then it is asked for no more. */
export function NoFigures({ startupId, period, onDone }: NoFiguresProps) {
  const { t } = useTranslation(['metrics', 'shell']);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const message = useErrorMessage();
  const days = useMetricDates().daysOf(period.from, period.to);
  const { to } = period;
  const say = useMutation({
    mutationFn: (input: { readonly to: string; readonly reason: string }) => {
      const from = period.from === null ? null : calendarDay(period.from);
      return graphqlRequest(SayNoFiguresDocument, { input: { startup: startupId, from, ...input } });
    },
    onSuccess: onDone,
  });
  if (to === null) return null;
  if (!isOpen) {
    return (
      <Button variant="subtle" size="compact-sm" className={classes.noFigures} onClick={() => setOpen(true)}>
        {t('noFigures.open')}
      </Button>
    );
  }
  const submit = (): void => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') say.mutate({ to: calendarDay(to), reason: reason.trim() });
  };
  return (
    <fieldset className={classes.noFiguresForm} aria-label={t('noFigures.of', { days })}>
      {say.error && <FormAlert>{message(say.error)}</FormAlert>}
      <Textarea
        label={t('noFigures.reason')}
        description={t('noFigures.hint')}
        value={reason}
        maxLength={MAX_REASON}
        error={isMissing ? t('noFigures.reasonMissing') : null}
        autosize
        minRows={2}
        data-autofocus
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
      <div className={classes.noFiguresActions}>
        <Button variant="default" onClick={() => setOpen(false)}>
          {t('cancel', { ns: 'shell' })}
        </Button>
        <Button loading={say.isPending} onClick={submit}>
          {t('noFigures.say')}
        </Button>
      </div>
    </fieldset>
  );
}

/** `2026-10-01T00:00:00.000Z` → `2026-10-01`: a skipped period has days. */
const calendarDay = (instant: string): string => instant.slice(0, 10);
