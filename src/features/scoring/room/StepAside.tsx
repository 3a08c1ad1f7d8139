import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { StepAsideDocument } from '../scoring.gen.ts';
import classes from './Room.module.css';
import { scoringQueueQuery } from './scoringQueries.ts';
import '@mantine/core/styles/Modal.css';

interface StepAsideProps {
  readonly evaluationId: string;
  readonly name: string;
  readonly onDone: () => void;
}

const LONGEST = 500;

/** Whoever knows the people gives the application back: it goes to somebody else, and staff learn of it. */
export function StepAside({ evaluationId, name, onDone }: StepAsideProps) {
  const { t } = useTranslation('scoring');
  const message = useErrorMessage();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const aside = useMutation({
    mutationFn: () => graphqlRequest(StepAsideDocument, { evaluationId, reason: reason.trim() || null }),
    onSuccess: async () => {
      setAsking(false);
      showToast({ kind: 'success', message: t('aside.done', { name }) });
      onDone();
      await client.invalidateQueries({ queryKey: scoringQueueQuery().queryKey });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    aside.mutate();
  };
  return (
    <div className={classes.aside}>
      <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('aside.open')}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('aside.title', { name })}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <form onSubmit={submit}>
          <Stack gap="md">
            <p className={classes.note}>{t('aside.hint')}</p>
            {aside.error && <FormAlert>{message(aside.error)}</FormAlert>}
            <TextInput
              label={t('aside.reason')}
              value={reason}
              maxLength={LONGEST}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setAsking(false)}>
                {t('aside.keep')}
              </Button>
              <Button type="submit" loading={aside.isPending}>
                {t('aside.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </div>
  );
}
