import { Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { useKept } from '#src/forms/writing/useKept.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { PostUserCommentDocument, UserCommentsDocument } from './comments.gen.ts';
import { UserComment } from './UserComment.tsx';
import classes from './UserComments.module.css';

const MOST_LETTERS = 4000;

/** What people who look after others write about a person; the person does not see it. */
export function UserComments({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('programme');
  const principal = useSession().rights?.principal ?? null;
  const mayWrite = principal !== null && hasPermission(principal, 'TIMELINE/PRIVATE_COMMENT:VIEW');
  const { data } = useQuery(graphqlQuery(UserCommentsDocument, { userId }));
  const comments = data?.userEvents.results ?? [];
  if (!mayWrite && comments.length === 0) return null;
  return (
    <section className={classes.comments} aria-label={t('comments.label')}>
      {mayWrite && <WriteComment key={userId} userId={userId} />}
      <ul className={classes.list}>
        {comments.map((comment) => (
          <li key={comment._id}>
            <UserComment comment={comment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WriteComment({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const refusal = useErrorMessage();
  const { value: text = '', keep, forget } = useKept<string>(`UserComment:${userId}`);
  const post = useMutation({
    mutationFn: (written: string) => graphqlRequest(PostUserCommentDocument, { userId, message: written.trim() }),
    onSuccess: async (_posted, written) => {
      forget(written);
      await client.invalidateQueries(queriesOf(UserCommentsDocument));
    },
    onError: (error) => showToast({ kind: 'error', message: refusal(error) }),
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') post.mutate(text);
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <Textarea
        label={t('comments.write')}
        description={t('comments.hidden')}
        value={text}
        maxLength={MOST_LETTERS}
        autosize
        minRows={2}
        onChange={(event) => keep(event.currentTarget.value || undefined)}
      />
      {text && <KeptLine onThrowAway={() => keep(undefined)} />}
      <Group justify="flex-end">
        <Button type="submit" loading={post.isPending} disabled={text.trim() === ''}>
          {t('comments.post')}
        </Button>
      </Group>
    </form>
  );
}
