import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Activities.module.css';
import { type ApplicationHistoryQuery, DecideApplicationDocument } from './applications.gen.ts';

type Application = NonNullable<ApplicationHistoryQuery['application']>;

const actions = ['accept', 'delay_reject', 'reject'] as const;
const decided: readonly string[] = ['accepted', 'rejected', 'delay_rejected'];

interface DecisionBarProps {
  readonly application: Application;
  readonly onDecided: () => void;
}

/** Accepting and rejecting, for those who decide on this application; nothing for others. */
export function DecisionBar({ application, onDecided }: DecisionBarProps) {
  const { t } = useTranslation(['applications', 'spec', 'shell']);
  const message = useErrorMessage();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const mayDecide = useMayDecide(application);
  const decide = useMutation({
    mutationFn: (action: (typeof actions)[number]) =>
      graphqlRequest(DecideApplicationDocument, {
        applicationId: application._id,
        action,
        note: note || null,
        version: application.version,
      }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('decide.done'), isConfirmation: true });
      onDecided();
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'Application' });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  if (!mayDecide || !isUndecided(application.status)) return null;
  const ask = async (action: (typeof actions)[number]): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t(`decide.confirm.${action}`, { startupName: application.startupName }),
      confirmLabel: t(enumLabelKey('DecisionAction', action), { ns: 'spec' }),
      dismissLabel: t('cancel', { ns: 'shell' }),
      isDestructive: action !== 'accept',
    });
    if (isConfirmed) decide.mutate(action);
  };
  return (
    <section className={classes.decision} aria-label={t('decide.title')}>
      <TextInput
        label={t('decide.note')}
        className={classes.grow}
        maxLength={4000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="xs">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'accept' ? 'filled' : 'default'}
            disabled={decide.isPending}
            onClick={() => void ask(action)}
          >
            {t(enumLabelKey('DecisionAction', action), { ns: 'spec' })}
          </Button>
        ))}
      </Group>
    </section>
  );
}

function isUndecided(status: Application['status']): boolean {
  return status !== null && status !== 'draft' && !decided.includes(status);
}

/** As the server decides: by the permission, or because one is an admin of the funnel. */
function useMayDecide(application: Application): boolean {
  const principal = useSession().rights?.principal ?? null;
  if (principal === null) return false;
  const funnelAdmins = (application.funnelAdmins ?? []).map(({ _id }) => _id);
  if (funnelAdmins.includes(principal.id)) return true;
  return hasPermission(principal, 'APPLICATION/ROUND:DECIDE', {
    row: { program: application.program?._id ?? null, funnelAdmins },
    assigned: { or: [{ funnelAdmins: { eq: '$user.id' } }, { program: { in: '$user.programs' } }] },
  });
}
