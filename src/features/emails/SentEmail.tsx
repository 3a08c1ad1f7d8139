import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { EmbeddedTable } from '#src/screens/table/EmbeddedTable.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Email.module.css';
import { EmailPreview } from './EmailPreview.tsx';
import { CancelEmailDocument, type EmailPartsFragment } from './emails.gen.ts';

interface SentEmailProps {
  readonly email: EmailPartsFragment;
  readonly onChanged: () => void;
}

/** An e-mail that can't be changed any more: when it goes or went, to whom, and how it looks. */
export function SentEmail({ email, onChanged }: SentEmailProps) {
  const { t } = useTranslation(['emails', 'spec']);
  const message = useErrorMessage();
  const cancel = useMutation({
    mutationFn: () => graphqlRequest(CancelEmailDocument, { id: email._id }),
    onSuccess: onChanged,
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const { status, scheduledFor, sentAt } = email;
  const moment = sentAt ?? scheduledFor;
  return (
    <div className={classes.columns} data-columns>
      <div className={classes.main}>
        <Group gap="sm">
          <StatusPill tone={toneOfValue('EmailStatus', status)}>
            {t(enumLabelKey('EmailStatus', status), { ns: 'spec' })}
          </StatusPill>
          {moment && <MomentText start={moment} />}
          {status === 'scheduled' && (
            <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('send.cancel')}
            </Button>
          )}
        </Group>
        {status === 'scheduled' ? (
          <p className={classes.note}>{t('sent.waits')}</p>
        ) : (
          <EmbeddedTable
            key={`${status}${email.version}`}
            screenId="emails.deliveries"
            fixedFilter={{ email: { IS: email._id } }}
          />
        )}
      </div>
      <div className={classes.rail}>
        <EmailPreview email={email} text={null} />
      </div>
    </div>
  );
}
