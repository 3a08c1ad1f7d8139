import type { ComponentType } from 'react';
import { UnreadCount } from '#src/features/chat/unread/UnreadCount.tsx';

/** What stands after the name of an entry, by the entry's name (decision 0061: Cohort's own). */
export const menuBadges: Readonly<Partial<Record<string, ComponentType>>> = { chat: UnreadCount };
