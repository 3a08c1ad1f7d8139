import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaderZone, useSession } from '#src/data/session/sessionStore.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { LinkedText } from '#src/ui/writing/LinkedText.tsx';
import classes from './Chat.module.css';
import type { ShownPostFragment } from './chat.gen.ts';
import { useDeleteMessage } from './useDeleteMessage.ts';

interface MessageListProps {
  /** The newest first. */
  readonly posts: readonly ShownPostFragment[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** What was said, the newest at the foot, with a line for each day. Opening it shows the newest; so does what arrives. */
export function MessageList({ posts, hasMore, isLoadingMore, onMore }: MessageListProps) {
  const { t } = useTranslation('programme');
  const dayOf = useDayNames();
  const list = useRef<HTMLDivElement>(null);
  const newest = posts[0]?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls with the newest message, not with older ones that are fetched
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  const said = posts.toReversed();
  return (
    <div className={classes.scroll} ref={list}>
      {hasMore && (
        <Button variant="subtle" loading={isLoadingMore} onClick={onMore}>
          {t('chat.older')}
        </Button>
      )}
      <ol className={classes.messages} aria-label={t('chat.messages')} aria-live="polite">
        {said.map((post, at) => {
          const before = said[at - 1];
          const day = dayOf(post.createdAt);
          return (
            <Message
              key={post._id}
              post={post}
              day={before && dayOf(before.createdAt) === day ? null : day}
              isContinued={before?.authorId === post.authorId && dayOf(before.createdAt) === day}
            />
          );
        })}
      </ol>
    </div>
  );
}

interface MessageProps {
  readonly post: ShownPostFragment;
  /** Where it is the first of its day. */
  readonly day: string | null;
  /** Said by the one who has said the one before. */
  readonly isContinued: boolean;
}

function Message({ post, day, isContinued }: MessageProps) {
  const { t } = useTranslation('programme');
  const isOwn = useSession().user?._id === post.authorId;
  const remove = useDeleteMessage();
  const author = { _id: post.authorId ?? post.authorName, fullName: post.authorName, avatar: post.authorAvatar };
  return (
    <li>
      {day && <p className={classes.day}>{day}</p>}
      <article className={classes.message} data-own={isOwn} data-continued={isContinued}>
        {isContinued ? <span className={classes.space} /> : <UserAvatar user={author} size={28} />}
        <div className={classes.bubble}>
          <p className={classes.who}>
            <span className={isContinued ? 'visually-hidden' : classes.name}>
              {isOwn ? t('chat.you') : post.authorName}
            </span>
            <span className={classes.when}>
              <RelativeTime instant={post.createdAt} />
            </span>
          </p>
          <LinkedText className={classes.text} text={post.text} />
        </div>
        {post.mayDelete && (
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.remove}
            aria-label={t('chat.deleteOf', { name: isOwn ? t('chat.you') : post.authorName })}
            onClick={() => void remove(post)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </article>
    </li>
  );
}

/** Days as the reader names them, in their zone. */
function useDayNames(): (instant: string) => string {
  const { i18n } = useTranslation();
  const timeZone = useReaderZone();
  const format = dateTimeFormat(languageTag(i18n.language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  return (instant) => format.format(Date.parse(instant));
}
