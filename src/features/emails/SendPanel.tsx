import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useOrganisationZone } from '#src/data/session/sessionStore.ts';
import { utcOfLocal } from '#src/forms/widgets/localDateTime.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { useNow } from '#src/ui/time/useNow.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Email.module.css';
import { ofVersion } from './EmailPreview.tsx';
import {
  EmailAudienceDocument,
  type EmailAudienceQuery,
  type EmailPartsFragment,
  SendEmailDocument,
} from './emails.gen.ts';

interface SendPanelProps {
  readonly email: EmailPartsFragment;
  /** Something is typed that is not saved: what is sent is what is saved. */
  readonly isDirty: boolean;
  readonly onSent: () => void;
}

/** Whom a draft reaches, and sending it now or later. */
export function SendPanel({ email, isDirty, onSent }: SendPanelProps) {
  const { t } = useTranslation(['emails', 'shell', 'screens']);
  const message = useErrorMessage();
  const client = useQueryClient();
  const [time, setTime] = useState('');
  const passed = useId();
  const { data, error, refetch } = useQuery(
    ofVersion(graphqlQuery(EmailAudienceDocument, { id: email._id }), email.version),
  );
  const audience = data?.emailAudience;
  const zone = useOrganisationZone();
  const at = utcOfLocal(time, zone);
  const now = useNow(60_000);
  const isPast = at !== undefined && Date.parse(at) <= now;
  const send = useMutation({
    // What was asked is what is done, whatever has been typed since.
    mutationFn: (when: string | null) =>
      graphqlRequest(SendEmailDocument, { id: email._id, at: when, version: email.version }),
    onSuccess: async (_sent, when) => {
      showToast({ kind: 'success', message: t(when ? 'send.planned' : 'send.begun') });
      onSent();
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'Email' });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const ask = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t(at ? 'send.askLater' : 'send.askNow', { count: audience?.reachable ?? 0 }),
      message: t('send.final'),
      confirmLabel: t(at ? 'send.later' : 'send.now'),
      dismissLabel: t('cancel', { ns: 'shell' }),
    });
    if (isConfirmed) send.mutate(at ?? null);
  };
  return (
    <Section title={t('send.title')}>
      {audience && <Audience audience={audience} />}
      {!audience && error && <FailedState error={error} onRetry={() => void refetch()} />}
      <Group align="end" gap="sm">
        <TextInput
          type="datetime-local"
          label={t('send.at')}
          description={t('calendar.zone', { ns: 'screens', zone: zoneLabel(zone) })}
          value={time}
          error={isPast}
          aria-describedby={isPast ? passed : undefined}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button
          onClick={() => void ask()}
          loading={send.isPending}
          disabled={isDirty || isPast || !audience || audience.reachable === 0}
        >
          {t(at ? 'send.later' : 'send.now')}
        </Button>
      </Group>
      {isPast && (
        <p id={passed} role="alert" className={classes.problem}>
          {t('send.timePassed')}
        </p>
      )}
      {isDirty && <p className={classes.note}>{t('send.saveFirst')}</p>}
    </Section>
  );
}

function Audience({ audience }: { readonly audience: NonNullable<EmailAudienceQuery['emailAudience']> }) {
  const { t } = useTranslation(['emails', 'spec']);
  const { reachable, skipped } = audience;
  return (
    <div className={classes.audience}>
      <p role="status">{reachable === 0 ? t('audience.none') : t('audience.count', { count: reachable })}</p>
      {skipped.length > 0 && (
        <details>
          <summary>{t('audience.skipped', { count: skipped.length })}</summary>
          <ul>
            {skipped.map(({ _id, fullName, reason }) => (
              <li key={_id}>
                {fullName}: {t(`enum.EmailSkipReason.${reason}`, { ns: 'spec' })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
