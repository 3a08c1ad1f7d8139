import { Button, CloseButton, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './BatchPanels.module.css';
import { type BatchKind, type BatchProgress, isOver, lookOf } from './batchProgress.ts';
import '@mantine/core/styles/Progress.css';

const icons = { success: IconCircleCheck, error: IconCircleX, warning: IconAlertTriangle } as const;
/** More reasons than this would be a list to read, not a panel. */
const MAX_REASONS = 5;

interface BatchPanelProps {
  readonly kind: BatchKind;
  readonly progress: BatchProgress;
  /** Takes back what was decided; null where nothing is decided, or not yet. */
  readonly undo?: { readonly isRunning: boolean; readonly run: () => void } | null;
  readonly onClose: () => void;
}

/** How far an operation on many records is, or how it ended. */
export function BatchPanel({ kind, progress, undo = null, onClose }: BatchPanelProps) {
  const { t } = useTranslation(['batch', 'applications', 'shell']);
  const look = lookOf(progress);
  const Icon = icons[look];
  const done = progress.succeeded.length + progress.failed.length;
  return (
    <section className={classes.panel} data-kind={look} data-testid="batch-panel" aria-label={t(`title.${kind}`)}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <div className={classes.text} role="status">
        <Said kind={kind} progress={progress} />
        {undo && <p>{t('decided', { n: progress.succeeded.length })}</p>}
        {progress.reasons.slice(0, MAX_REASONS).map((reason) => (
          <p key={reason} className={classes.reason}>
            {reason}
          </p>
        ))}
        {progress.reasons.length > MAX_REASONS && (
          <p className={classes.reason}>{t('more', { n: progress.reasons.length - MAX_REASONS })}</p>
        )}
        {!isOver(progress) && (
          <Progress
            value={(100 * done) / Math.max(1, progress.total)}
            size="sm"
            aria-label={t(`progress.${kind}`, { done, total: progress.total })}
          />
        )}
      </div>
      {undo && (
        <Button variant="subtle" size="compact-sm" loading={undo.isRunning} onClick={undo.run}>
          {t('decide.undo', { ns: 'applications' })}
        </Button>
      )}
      <CloseButton aria-label={t('close', { ns: 'shell' })} onClick={onClose} />
    </section>
  );
}

/** The sentences of requirement 001 §4 and §8. */
function Said({ kind, progress }: Pick<BatchPanelProps, 'kind' | 'progress'>) {
  const { t } = useTranslation('batch');
  const { result, validation, succeeded, failed, total } = progress;
  const [done, n] = [succeeded.length + failed.length, failed.length];
  if (validation === 'FAILED' || result === 'FAILED') {
    return (
      <>
        <p>{t('problem')}</p>
        <p>{t(`failed.${kind}`, { n: validation === 'FAILED' ? total : n })}</p>
      </>
    );
  }
  if (result === 'PARTIALLY_SUCCEEDED') {
    return <p>{t(`partly.${kind}`, { done: succeeded.length, failed: n })}</p>;
  }
  return (
    <>
      <p>{t(`progress.${kind}`, { done, total })}</p>
      {n > 0 && <p>{t('failed', { n })}</p>}
    </>
  );
}
