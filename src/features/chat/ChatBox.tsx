import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { type Kept, useKept } from '#src/forms/writing/useKept.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Chat.module.css';
import { SendChatMessageDocument } from './chat.gen.ts';
import { chatMessagesQuery } from './chatQueries.ts';
import { withPost } from './useChatNews.ts';

const MOST_LETTERS = 4000;

/** What is sent, with what forgets it where it was written: the room may be another one when the answer comes. */
interface Sending extends Pick<Kept<string>, 'forget'> {
  readonly written: string;
}

/** A message to write; Enter sends it, Shift and Enter begin a new line. What could not be sent stays. */
export function ChatBox({ roomId }: { readonly roomId: string }) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const refusal = useErrorMessage();
  const { value: text = '', keep, forget } = useKept<string>(`ChatMessage:${roomId}`);
  const send = useMutation({
    mutationFn: ({ written }: Sending) => graphqlRequest(SendChatMessageDocument, { roomId, text: written.trim() }),
    onSuccess: ({ sendChatMessage: sent }, { written, forget: forgetThere }) => {
      forgetThere(written);
      client.setQueryData(chatMessagesQuery(sent.roomId).queryKey, (known) => known && withPost(known, sent));
    },
  });
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !send.isPending) send.mutate({ written: text, forget });
  };
  return (
    <form className={classes.box} onSubmit={submit}>
      {send.error && <FormAlert>{refusal(send.error)}</FormAlert>}
      <Textarea
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={(event) => keep(event.currentTarget.value || undefined)}
        onKeyDown={(event) => {
          // While an input method composes, Enter takes what it proposes.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
        }}
      />
      <Button type="submit" loading={send.isPending} disabled={text.trim() === ''}>
        {t('chat.send')}
      </Button>
    </form>
  );
}
