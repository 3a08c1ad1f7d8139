import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BREAKPOINT_WIDE_PX } from '#domain/generated/constants.gen.ts';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { MeetingTimesDocument, RequestMeetingDocument } from '../coaching.gen.ts';
import { EnoughRequests } from './EnoughRequests.tsx';
import classes from './requests.module.css';
import '@mantine/core/styles/Modal.css';

const MOST_LETTERS = 500;

export interface AskedMeeting {
  readonly person: { readonly _id: string; readonly fullName: string };
  readonly startTime: string;
  readonly endTime: string;
  /** On whose behalf one asks; one's own startup where nobody is named. */
  readonly startup?: string | undefined;
  /** Where they usually meet. */
  readonly place: string | null;
}

interface ConfirmRequestProps {
  readonly asked: AskedMeeting;
  /** Whether the time went to somebody else, or out of the person's hours, meanwhile. */
  readonly isGone: boolean;
  readonly message: string;
  readonly onMessage: (message: string) => void;
  /** With the time that was asked for, or null where nothing was sent. */
  readonly onClose: (startTime: string | null) => void;
}

/** Who, when and how, before it is sent; a message may go with it. */
export function ConfirmRequest({ asked, isGone, message, onMessage, onClose }: ConfirmRequestProps) {
  const { t } = useTranslation(['programme', 'shell', 'forms']);
  const { person, startTime, endTime, place, startup } = asked;
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINT_WIDE_PX}px)`);
  const refusal = useErrorMessage();
  const { modal, leave } = useLeaving();
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () =>
      graphqlRequest(RequestMeetingDocument, {
        input: {
          personId: person._id,
          startTime,
          message: message.trim() || null,
          ...(startup !== undefined && { startupId: startup }),
        },
      }),
    onSuccess: () => leave(() => onClose(startTime)),
    // What is refused may be gone from the times that are offered.
    onError: () => client.invalidateQueries(queriesOf(MeetingTimesDocument)),
  });
  const close = () => leave(() => onClose(null));
  // What is on its way or has arrived is answered by the server; the reader's own request may be what took the time.
  const isTooLate = isGone && !send.isPending && !send.isSuccess;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isTooLate) close();
    else send.mutate();
  };
  return (
    <Modal
      {...modal}
      fullScreen={isPhone ?? false}
      onClose={close}
      title={t('meet.confirm')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form onSubmit={submit}>
        <Stack>
          {isTooLate && <FormAlert>{t('meet.gone')}</FormAlert>}
          {send.error && !isTooLate && <FormAlert>{refusal(send.error)}</FormAlert>}
          {reasonOf(send.error) === 'meetingRequestsMany' && <EnoughRequests />}
          <dl className={classes.facts}>
            <dt>{t('meet.who')}</dt>
            <dd>
              <bdi>{person.fullName}</bdi>
            </dd>
            <dt>{t('meet.when')}</dt>
            <dd>
              <MomentText start={startTime} end={endTime} />
            </dd>
            <dt>{t('meet.how')}</dt>
            <dd>{place ?? t('meet.howOpen')}</dd>
          </dl>
          <Textarea
            label={t('optional', { ns: 'forms', label: t('meet.message') })}
            description={t('meet.messageHint')}
            value={message}
            maxLength={MOST_LETTERS}
            autosize
            minRows={2}
            onChange={(event) => onMessage(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" mih={44} onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" mih={44} loading={send.isPending} data-autofocus>
              {isTooLate ? t('meet.chooseOther') : t('meet.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const reasonOf = (error: unknown) => (error instanceof RequestError ? error.errors[0]?.extensions?.reason : undefined);
