import { sql } from 'kysely';
import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import {
  CHAT_TOPIC,
  type ChatPostGone,
  chatterOf,
  deleteMessage,
  demandRoom,
  GONE_TOPIC,
  keepReading,
  messagesOf,
  postOf,
  sendMessage,
} from './messages.ts';
import { isEverywhere, isInRoom, type RoomKey, roomKeyOf, roomsOf, unreadOf } from './rooms.ts';

interface ChatEvent extends RoomKey {
  readonly message: string;
}

/** What people of a startup, and of a program, write to each other and to those who look after them. */
export const chatModule: ServerModule = {
  name: 'chat',
  api: (writer) => ({
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Query: {
        chatRooms: (_parent, { search }, context) =>
          context.transact((tx) => roomsOf(tx, chatterOf(context), { search })),
        chatRoom: (_parent, { roomId }, context) =>
          context.transact(async (tx) => {
            const only = roomKeyOf(roomId);
            if (only === null) return null;
            return (await roomsOf(tx, chatterOf(context), { only }))[0] ?? null;
          }),
        chatUnread: (_parent, _args, context) => context.transact((tx) => unreadOf(tx, chatterOf(context))),
        chatMessages: (_parent, { roomId, before }, context) => messagesOf(context, roomId, before ?? null),
      },
      Mutation: {
        sendChatMessage: (_parent, { roomId, text }, context) => sendMessage(writer, context, roomId, text),
        deleteChatMessage: (_parent, { id }, context) => deleteMessage(writer, context, id),
        markChatRead: (_parent, { roomId }, context) => markRead(context, roomId),
      },
      Subscription: {
        chatMessageSent: {
          subscribe: (_parent, _args, context) => eventsOf(context, CHAT_TOPIC),
          resolve: (event: ChatEvent, _args: unknown, context: RequestContext) =>
            context.transact(async (tx) => {
              // What the reader may have changed since the subscription began.
              await demandRoom(tx, context, `${event.kind}.${event.record}`);
              return postOf(tx, chatterOf(context), event.message);
            }),
        },
        chatMessageDeleted: {
          subscribe: (_parent, _args, context) => eventsOf(context, GONE_TOPIC),
          resolve: (event: ChatEvent, _args: unknown, context: RequestContext): Promise<ChatPostGone> =>
            context.transact(async (tx) => {
              const roomId = `${event.kind}.${event.record}`;
              await demandRoom(tx, context, roomId);
              return { _id: event.message, roomId };
            }),
        },
      },
    },
  }),
};

/** What happens in the rooms that somebody is in. */
async function eventsOf(context: RequestContext, topic: string) {
  const everywhere = await context.transact((tx) => isEverywhere(tx, chatterOf(context)));
  const events = context.events([topic], ({ payload }) => reaches(context, everywhere, payload));
  return mapEvents(events, ({ payload }) => payload as unknown as ChatEvent);
}

/** Somebody who is in every room learns of all; the principal is kept up to date, so who has left a room hears no more. */
function reaches(context: RequestContext, everywhere: boolean, payload: unknown): boolean {
  return everywhere || isInRoom(chatterOf(context), payload as RoomKey);
}

/** The room has been read up to now, and so have the notifications that led to it. */
function markRead(context: RequestContext, roomId: string) {
  return context.transact(async (tx) => {
    await demandRoom(tx, context, roomId);
    const user = chatterOf(context).id;
    await keepReading(tx, user, roomId);
    await sql`update notification_recipient r set is_read = true from notification n
      where n.tenant_id = r.tenant_id and n.id = r.notification_id and r.user_id = ${user} and not r.is_read
        and n.url = ${`/chat?room=${roomId}`}`.execute(tx);
    return (await demandRoom(tx, context, roomId)).room;
  });
}
