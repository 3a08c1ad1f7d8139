import { graphqlRequest } from '../graphqlRequest.ts';
import { RememberChoiceDocument } from './session.gen.ts';
import { type SessionState, sessionStore } from './sessionStore.ts';

/** What pages remember for somebody, wherever they sign in next: by name, in the `info` of their record (000 §3). */
export interface RememberedChoices {
  readonly calendarView?: 'month' | 'week';
}

/** What somebody has chosen before; what is none of our choices is passed over. */
export function rememberedChoices({ user }: Pick<SessionState, 'user'>): RememberedChoices {
  const info = keptOf(user?.info);
  return info.calendarView === 'week' || info.calendarView === 'month' ? { calendarView: info.calendarView } : {};
}

/** Remembers a choice at once here, and for other browsers; one that can not be sent is chosen again there. */
export function rememberChoice(choice: RememberedChoices): void {
  const { user } = sessionStore.get();
  if (user === null) return;
  const info = { ...keptOf(user.info), ...choice };
  sessionStore.set((current) => (current.user === null ? current : { ...current, user: { ...current.user, info } }));
  graphqlRequest(RememberChoiceDocument, { id: user._id, info }).catch(() => undefined);
}

function keptOf(info: unknown): Readonly<Record<string, unknown>> {
  return typeof info === 'object' && info !== null && !Array.isArray(info)
    ? Object.fromEntries(Object.entries(info))
    : {};
}
