import { ActionIcon, Button, Group, Paper } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { Can } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { fields, submitKey } from '#src/generated/drawnForms/communityComment.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { UserHover } from '#src/ui/person/UserHover.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { RichText } from '#src/ui/writing/RichText.tsx';
import type { CommunityFeedQuery, PostAuthorFragment } from './community.gen.ts';
import classes from './PostCard.module.css';
import { useWritePost } from './useWritePost.ts';
import { WriteBox } from './WriteBox.tsx';

type Post = CommunityFeedQuery['communityPosts']['results'][number];

/** A post with what others say to it. */
export function PostCard({ post }: { readonly post: Post }) {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const write = useWritePost();
  const isLiked = post.likedBy.some(({ _id }) => _id === user?._id);
  const remove = async (): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('post.deleteQuestion'),
      message: post.text,
      confirmLabel: t('post.delete'),
      dismissLabel: t('post.keep'),
      isDestructive: true,
    });
    if (isConfirmed) await write.remove(post._id).catch(() => undefined);
  };
  return (
    <Paper withBorder radius="lg" p="md" component="li" className={classes.card}>
      <Group justify="space-between" wrap="nowrap">
        <Author author={post.author} name={post.authorName} instant={post.createdAt} />
        <Can I="delete" this={rowOf('CommunityPost', { ...post })}>
          <ActionIcon size="lg" aria-label={t('post.delete')} onClick={() => void remove()}>
            <IconTrash size={16} />
          </ActionIcon>
        </Can>
      </Group>
      <RichText value={post.textDocument} />
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          aria-pressed={isLiked}
          leftSection={isLiked ? <IconHeartFilled size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
          onClick={() => void write.like(post._id, !isLiked).catch(() => undefined)}
        >
          {t('post.likes', { count: post.likedBy.length })}
        </Button>
      </div>
      {post.comments.length > 0 && (
        <ul className={classes.comments} aria-label={t('post.comments')}>
          {post.comments.map((comment) => (
            <li key={comment._id}>
              <Author author={comment.author} name={comment.authorName} instant={comment.createdAt} />
              <RichText value={comment.textDocument} />
            </li>
          ))}
        </ul>
      )}
      <WriteBox
        about={`Comment:${post._id}`}
        field={fields[0]}
        submitKey={submitKey}
        isSaving={write.isPending}
        onWrite={(document) => write.comment(post._id, document)}
      />
    </Paper>
  );
}

interface AuthorProps {
  readonly author: PostAuthorFragment | null | undefined;
  /** Given by whoever wrote, also where their profile is closed to the reader. */
  readonly name: string | null | undefined;
  readonly instant: string;
}

/** Who wrote it and when; only people whom one may see have a picture and a link. */
function Author({ author, name, instant }: AuthorProps) {
  const { t } = useTranslation('programme');
  if (!author) {
    return (
      <span className={classes.author}>
        <span className={classes.name}>{name || t('post.somebody')}</span>
        <RelativeTime instant={instant} />
      </span>
    );
  }
  return (
    <span className={classes.author}>
      <UserHover userId={author._id}>
        <UserAvatar user={author} size={28} />
      </UserHover>
      <AppLink href={`/profile/${author._id}`} className={classes.name}>
        {author.fullName}
      </AppLink>
      <RelativeTime instant={instant} />
    </span>
  );
}
