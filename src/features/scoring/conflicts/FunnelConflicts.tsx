import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import scores from '#src/forms/scores/Scores.module.css';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { ConflictForm } from './ConflictForm.tsx';
import { ConflictItem } from './ConflictItem.tsx';
import classes from './Conflicts.module.css';
import { FunnelConflictsDocument } from './conflicts.gen.ts';
import '@mantine/core/styles/Modal.css';

/** Which evaluators of a funnel know which of its applicants, to record and to take back. */
export function FunnelConflicts({ funnelId }: { readonly funnelId: string }) {
  const { t } = useTranslation('scoring');
  const { rights } = useSession();
  const { data, error, refetch } = useQuery(graphqlQuery(FunnelConflictsDocument, { id: funnelId }));
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const mayChange = rights !== null && hasPermission(rights.principal, 'EVALUATION/ASSIGNATION:EDIT');
  const conflicts = data?.funnelConflicts.conflicts ?? [];
  return (
    <Section
      title={t('conflicts.title')}
      count={data && conflicts.length}
      hint={t('conflicts.hint')}
      action={
        mayChange &&
        data && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('conflicts.add')}
          </Button>
        )
      }
    >
      {!data && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />)}
      {data && conflicts.length === 0 && <p className={scores.note}>{t('conflicts.none')}</p>}
      {conflicts.length > 0 && (
        <ul className={classes.list} aria-label={t('conflicts.title')}>
          {conflicts.map((conflict) => (
            <ConflictItem
              key={`${conflict.evaluatorId} ${conflict.applicationId}`}
              conflict={conflict}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      <Modal opened={isOpen} onClose={close} title={t('conflicts.add')} closeButtonProps={{ 'aria-label': t('close') }}>
        <ConflictForm funnelId={funnelId} applicants={data?.funnelConflicts.applicants ?? []} onClose={close} />
      </Modal>
    </Section>
  );
}
