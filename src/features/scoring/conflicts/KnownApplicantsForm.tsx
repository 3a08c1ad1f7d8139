import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#src/forms/scores/Scores.module.css';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { KnownFunnels } from './KnownFunnels.tsx';
import { useKnownApplicants } from './useKnownApplicants.ts';

const LONGEST = 500;

/** Applicants of the rounds that the reader judges, where those have names; whoever is chosen is never theirs to judge. */
export function KnownApplicantsForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('scoring');
  const message = useErrorMessage();
  const [search, setSearch] = useState('');
  const known = useKnownApplicants(() => {
    showToast({ kind: 'success', message: t('know.done') });
    onClose();
  });
  const { query, funnels, added, removed, save } = known;
  const leaving = added.filter(({ isInQueue }) => isInQueue).length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <p className={classes.note}>{t('know.hint')}</p>
        {save.error && <FormAlert>{message(save.error)}</FormAlert>}
        {!query.data &&
          (query.error ? (
            <FailedState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <ListSkeleton rows={4} />
          ))}
        {query.data && funnels.length === 0 && <p className={classes.note}>{t('know.none')}</p>}
        {funnels.length > 0 && (
          <>
            <TextInput
              label={t('know.search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <KnownFunnels known={known} search={search} />
            {added.length > 0 && (
              <TextInput
                label={t('aside.reason')}
                value={known.reason}
                maxLength={LONGEST}
                onChange={(event) => known.setReason(event.currentTarget.value)}
              />
            )}
            <p role="status" className={classes.note}>
              {leaving > 0 && t('know.leaving', { count: leaving })}
            </p>
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('aside.keep')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={added.length + removed.length === 0}>
            {t('know.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
