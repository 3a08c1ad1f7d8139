import { IconMessages } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import classes from './Chat.module.css';
import { Conversation } from './Conversation.tsx';
import { chatRoomsQuery } from './chatQueries.ts';
import { RoomList } from './RoomList.tsx';
import { useChatNews } from './useChatNews.ts';

const route = getRouteApi('/app/chat');

/** Rooms of startups and programs at the start side, the open one beside them; on a phone one of the two. */
export function ChatPage() {
  const { t } = useTranslation('programme');
  const { room, q } = route.useSearch();
  const navigate = route.useNavigate();
  useChatNews();
  return (
    <Page width="full">
      <PageHeader title={t('chat.title')} />
      <div className={classes.chat} data-open={room !== undefined}>
        <nav className={classes.list} aria-label={t('chat.rooms')}>
          <SearchField
            value={q ?? ''}
            label={t('chat.search')}
            onChange={(next) =>
              void navigate({ to: '.', search: { ...(room && { room }), ...(next && { q: next }) }, replace: true })
            }
          />
          <Rooms search={q ?? ''} openId={room} />
        </nav>
        <div className={classes.open}>
          {room ? (
            <Conversation key={room} roomId={room} />
          ) : (
            <EmptyState icon={<IconMessages size={24} aria-hidden />} title={t('chat.choose')} />
          )}
        </div>
      </div>
    </Page>
  );
}

function Rooms({ search, openId }: { readonly search: string; readonly openId: string | undefined }) {
  const { t } = useTranslation('programme');
  const { data, error, refetch } = useQuery({ ...chatRoomsQuery(search), placeholderData: keepPreviousData });
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />;
  if (data.chatRooms.length === 0) {
    return search === '' ? (
      <EmptyState title={t('chat.noRooms')} hint={t('chat.noRoomsHint')} />
    ) : (
      <EmptyState title={t('chat.nothingFound')} />
    );
  }
  return <RoomList rooms={data.chatRooms} openId={openId} />;
}
