import { Button, Modal, NumberInput, Stack, TextInput } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import classes from '#src/forms/scores/Scores.module.css';
import { DialogActions } from '#src/ui/feedback/DialogActions.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  DistributeEvaluationsDocument,
  EvaluatorChoicesDocument,
  FunnelDistributionDocument,
  PreviewDistributionDocument,
} from '../scoring.gen.ts';
import { EvaluatorPicker } from './EvaluatorPicker.tsx';
import type { RoundDistribution } from './FunnelDistribution.tsx';
import { useEvaluatorChoice } from './useEvaluatorChoice.ts';
import { usePreviewText } from './usePreviewText.ts';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/NumberInput.css';

interface ShareOutDialogProps {
  readonly funnelId: string;
  readonly round: RoundDistribution;
  readonly onClose: () => void;
}

/** Chooses evaluators, how many for each application and how many at most; what that comes to is said before. */
export function ShareOutDialog({ funnelId, round, onClose }: ShareOutDialogProps) {
  const { t } = useTranslation('scoring');
  const message = useErrorMessage();
  const client = useQueryClient();
  const previewText = usePreviewText();
  const choices = useQuery(graphqlQuery(EvaluatorChoicesDocument, { id: funnelId, round: round.roundId }));
  const people = choices.data?.evaluatorChoices ?? [];
  const choice = useEvaluatorChoice(round, people);
  const [perApplication, setPerApplication] = useState(round.perApplication);
  const [maxApplications, setMaxApplications] = useState(round.maxApplications);
  const [dueDate, setDueDate] = useState(round.dueDate ?? '');
  const input = { roundId: round.roundId, ...choice.input, perApplication, maxApplications, dueDate: dueDate || null };
  const preview = useQuery({
    ...graphqlQuery(PreviewDistributionDocument, { input }),
    enabled: choices.data !== undefined,
    placeholderData: keepPreviousData,
  });
  const share = useMutation({
    mutationFn: () => graphqlRequest(DistributeEvaluationsDocument, { input }),
    onSuccess: async ({ distributeEvaluations: { given, later } }) => {
      const message = later > 0 ? t('share.doneLater', { number: later }) : t('share.done', { count: given });
      showToast({ kind: 'success', message });
      onClose();
      await client.invalidateQueries(queriesOf(FunnelDistributionDocument));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    share.mutate();
  };
  const counts = preview.data?.previewDistribution;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('share.title', { round: round.roundName })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {share.error && <FormAlert>{message(share.error)}</FormAlert>}
          {choices.data ? <EvaluatorPicker people={people} kept={round} choice={choice} /> : <ListSkeleton rows={4} />}
          <div className={classes.numbers}>
            <NumberInput
              label={t('share.perApplication')}
              placeholder={t('share.everybody')}
              min={1}
              max={50}
              allowDecimal={false}
              value={perApplication ?? ''}
              onChange={(value) => setPerApplication(value === '' ? null : Number(value))}
            />
            <NumberInput
              label={t('share.maximum')}
              min={1}
              max={1000}
              allowDecimal={false}
              value={maxApplications ?? ''}
              onChange={(value) => setMaxApplications(value === '' ? null : Number(value))}
            />
            <TextInput
              type="date"
              label={t('share.dueDate')}
              value={dueDate}
              onChange={(event) => setDueDate(event.currentTarget.value)}
            />
          </div>
          <p className={classes.preview} role="status">
            {counts ? previewText(counts, perApplication) : t('share.counting')}
          </p>
          <p className={classes.note}>{t('share.later')}</p>
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('aside.keep')}
            </Button>
            <Button type="submit" loading={share.isPending} disabled={!choice.isAnybody}>
              {t('share.submit')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}
