import { Button, Modal, TextInput } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { type FormEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { useAction } from '#src/data/useAction.ts';
import { CopyField } from '#src/ui/copying/CopyField.tsx';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { QrPicture } from '#src/ui/qr/QrPicture.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { MailSharedDraftDocument } from '../forms.gen.ts';
import classes from './Shared.module.css';
import type { DraftLink } from './useSharedDraft.ts';
import '@mantine/core/styles/Modal.css';

interface ContinueElsewhereProps {
  readonly secret: string;
  readonly link: DraftLink;
  /** What the visitor has given as their address, to begin with. */
  readonly email: string;
}

/** The secret link with which answers are gone on with on another device: copied, shown to a camera, or mailed. Drawn anew when it changes, not at each key. */
export const ContinueElsewhere = memo(function ContinueElsewhere(props: ContinueElsewhereProps) {
  const { t } = useTranslation(['publicForms', 'shell']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.open}
        leftSection={<IconDevices size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('elsewhere.open')}
      </Button>
      {isOpen && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          title={t('elsewhere.open')}
          closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
        >
          <Ways {...props} />
        </Modal>
      )}
    </>
  );
});

function Ways({ secret, link, email }: ContinueElsewhereProps) {
  const { t } = useTranslation('publicForms');
  const reader = useDateReader();
  const zone = useReaderZone();
  const address = `${window.location.origin}/share/forms/${encodeURIComponent(secret)}?draft=${encodeURIComponent(link.key)}`;
  return (
    <div className={classes.ways}>
      <p>{t('elsewhere.hint', { date: dayText(link.expiresAt, zone, reader) })}</p>
      <CopyField
        label={t('elsewhere.link')}
        value={address}
        copy={t('elsewhere.copy')}
        copied={t('elsewhere.copied')}
      />
      <QrPicture text={address} label={t('elsewhere.code')} />
      <MailLink secret={secret} link={link} email={email} />
    </div>
  );
}

function MailLink({ secret, link, email }: ContinueElsewhereProps) {
  const { t } = useTranslation('publicForms');
  const message = useErrorMessage();
  const [to, setTo] = useState(email);
  const send = useAction(() => graphqlRequest(MailSharedDraftDocument, { secret, draft: link.key, email: to }));
  if (send.isDone) return <FormAlert kind="success">{t('elsewhere.mailed', { email: to })}</FormAlert>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send.start(undefined);
  };
  return (
    <form className={classes.line} onSubmit={submit}>
      <TextInput
        className={classes.grow}
        label={t('elsewhere.email')}
        type="email"
        required
        withAsterisk={false}
        autoComplete="email"
        maxLength={254}
        value={to}
        error={send.error === null ? null : message(send.error)}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={send.isPending}>
        {t('elsewhere.mail')}
      </Button>
    </form>
  );
}
