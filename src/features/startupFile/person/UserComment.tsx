import { Button, Group, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { UserHover } from '#src/ui/person/UserHover.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { DeleteUserCommentInTimelineDocument, UserCommentsDocument, type UserCommentsQuery } from './comments.gen.ts';
import classes from './UserComments.module.css';

type ShownComment = UserCommentsQuery['userEvents']['results'][number];
type Author = NonNullable<ShownComment['createdBy']>;

/** What somebody wrote about a person, by whom, and for those who may a way to take it away. */
export function UserComment({ comment }: { readonly comment: ShownComment }) {
  const { t } = useTranslation('programme');
  const remove = useRemoval(comment._id);
  const { message, createdBy, createdAt, may } = comment;
  return (
    <Paper withBorder radius="lg" p="md" className={classes.comment}>
      <Group justify="space-between">
        {createdBy ? <By author={createdBy} /> : <span />}
        <MomentText start={createdAt} />
      </Group>
      <p dir="auto">{message}</p>
      {may?.delete && (
        <Group justify="flex-end">
          <Button variant="subtle" color="red" size="xs" loading={remove.isPending} onClick={() => void remove.ask()}>
            {t('comments.delete')}
          </Button>
        </Group>
      )}
    </Paper>
  );
}

function By({ author }: { readonly author: Author }) {
  return (
    <UserHover userId={author._id}>
      <span className={classes.author}>
        <UserAvatar user={author} />
        <AppLink href={`/profile/${author._id}`}>{author.fullName}</AppLink>
      </span>
    </UserHover>
  );
}

function useRemoval(id: string) {
  const { t } = useTranslation(['programme', 'shell']);
  const client = useQueryClient();
  const refusal = useErrorMessage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => graphqlRequest(DeleteUserCommentInTimelineDocument, { id }),
    onSuccess: () => client.invalidateQueries(queriesOf(UserCommentsDocument)),
    onError: (error) => showToast({ kind: 'error', message: refusal(error) }),
  });
  const ask = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('comments.deleteQuestion'),
      message: t('comments.deleteForGood'),
      confirmLabel: t('comments.delete'),
      dismissLabel: t('cancel', { ns: 'shell' }),
      isDestructive: true,
    });
    if (isConfirmed) mutate();
  };
  return { ask, isPending };
}
