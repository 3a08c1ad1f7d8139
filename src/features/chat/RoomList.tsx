import { IconLayersSubtract, IconRocket } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import classes from './Chat.module.css';
import type { ShownRoomFragment } from './chat.gen.ts';

interface RoomListProps {
  readonly rooms: readonly ShownRoomFragment[];
  readonly openId: string | undefined;
}

const icons = { startup: IconRocket, program: IconLayersSubtract };

/** The rooms with the last that was said in each, and how much of it is new. */
export function RoomList({ rooms, openId }: RoomListProps) {
  const { t } = useTranslation('programme');
  return (
    <ul className={classes.rooms} aria-label={t('chat.rooms')}>
      {rooms.map((room) => (
        <li key={room._id}>
          <AppLink
            href={`/chat?room=${room._id}`}
            className={classes.room}
            data-unread={room.unread > 0}
            aria-current={room._id === openId ? 'true' : undefined}
          >
            <RoomPicture room={room} />
            <span className={classes.about}>
              <span className={classes.name}>{room.name}</span>
              <span className={classes.last}>
                {room.lastText ? `${room.lastAuthor}: ${room.lastText}` : t(`chat.kind.${room.kind}`)}
              </span>
            </span>
            <span className={classes.side}>
              {room.lastAt && <RelativeTime instant={room.lastAt} />}
              {room.unread > 0 && (
                <span className={classes.count}>
                  <span aria-hidden>{room.unread > 99 ? '99+' : room.unread}</span>
                  <span className="visually-hidden">{t('chat.unread', { count: room.unread })}</span>
                </span>
              )}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** The logo of the startup; else what kind of room it is. */
export function RoomPicture({ room: { kind, image } }: { readonly room: ShownRoomFragment }) {
  const Icon = icons[kind];
  return (
    <span className={classes.picture} aria-hidden>
      {image ? <img src={image} alt="" /> : <Icon size={16} />}
    </span>
  );
}
