import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Conflicts.module.css';
import { type FunnelConflictsQuery, WithdrawConflictsDocument } from './conflicts.gen.ts';
import { useConflictsChanged } from './useConflictsChanged.ts';

interface ConflictItemProps {
  readonly conflict: FunnelConflictsQuery['funnelConflicts']['conflicts'][number];
  readonly mayChange: boolean;
}

/** An evaluator who knows an applicant, why, and who has said so, in which funnel and when. */
export function ConflictItem({ conflict, mayChange }: ConflictItemProps) {
  const { t } = useTranslation('scoring');
  const message = useErrorMessage();
  const changed = useConflictsChanged();
  const reader = useDateReader();
  const timeZone = useReaderZone();
  const { applicationId, evaluatorId, name, evaluatorName, reason, saidBy, isByEvaluator, isDraft } = conflict;
  const words = { evaluator: evaluatorName, applicant: name };
  const withdraw = useMutation({
    mutationFn: () =>
      graphqlRequest(WithdrawConflictsDocument, { input: { evaluatorId, applicationIds: [applicationId] } }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('conflicts.withdrawn', words) });
      await changed();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const day = dayText(conflict.saidAt, timeZone, reader);
  const { saidIn } = conflict;
  const origin = saidIn ? t('conflicts.saidIn', { funnel: saidIn, day }) : t('conflicts.saidElsewhere', { day });
  const said = isByEvaluator ? t('conflicts.byEvaluator') : saidBy && t('conflicts.saidBy', { name: saidBy });
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.pair}>
          <bdi>{evaluatorName}</bdi> · <bdi>{isDraft ? t('conflicts.draft', { name }) : name}</bdi>
        </p>
        {reason && <p className={classes.detail}>{reason}</p>}
        <p className={classes.detail}>{[said, origin].filter(Boolean).join(' · ')}</p>
      </div>
      {mayChange && (
        <Button
          variant="subtle"
          size="xs"
          loading={withdraw.isPending}
          aria-label={t('conflicts.takeBackOf', words)}
          onClick={() => withdraw.mutate()}
        >
          {t('conflicts.takeBack')}
        </Button>
      )}
    </li>
  );
}
