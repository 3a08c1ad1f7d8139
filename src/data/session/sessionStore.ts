import { zoneNameOfToday } from '#domain/dates/zoneNames.ts';
import type { Principal, TenantFeatures } from '#domain/model/access.ts';
import type { SignOutReason } from '../authEvents.ts';
import { createStore, useStore } from '../createStore.ts';
import type { CurrentUserQuery, PublicIncubatorFragment, SessionUserFragment } from './session.gen.ts';

export type SessionUser = SessionUserFragment;
export type SessionIncubator = PublicIncubatorFragment;

/** What the signed-in user may do: input of the ability and of the route guard. */
export interface SessionRights {
  readonly principal: Principal;
  readonly features: TenantFeatures;
}

export interface SessionState {
  /** `starting` until the first answer; a visitor has no user. */
  readonly status: 'starting' | 'visitor' | 'signedIn' | 'unknownIncubator' | 'failed';
  readonly user: SessionUser | null;
  readonly incubator: SessionIncubator | null;
  readonly auth0: CurrentUserQuery['auth0'] | null;
  readonly rights: SessionRights | null;
  readonly error: unknown;
  /** How the last sign-in of this page ended; null when there was none. */
  readonly signedOutBy: SignOutReason | null;
}

export const signedOut: SessionState = {
  status: 'starting',
  user: null,
  incubator: null,
  auth0: null,
  rights: null,
  error: null,
  signedOutBy: null,
};

/** Who is here and where; everything else in the app reads it from this one place. */
export const sessionStore = createStore<SessionState>(signedOut);

export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** Resolves when it is known who is here; at once, without a promise, when it is. */
export function whenSessionKnown(): Promise<void> | undefined {
  const isKnown = (): boolean => sessionStore.get().status !== 'starting';
  if (isKnown()) return undefined;
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

/** The signed-in user; only for components below the guard. */
export function useSessionUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('This component is shown to signed-in users only');
  return user;
}

/** A device that travels is asked again after this time. */
const ZONE_KEPT_MS = 60_000;
let asked = { zone: 'UTC', until: Number.NEGATIVE_INFINITY };

/** The time zone of this device, by the name that it has today. Kept for a while: a browser takes longer for it than for a key. */
export function deviceZone(): string {
  if (performance.now() > asked.until) {
    const zone = zoneNameOfToday(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
    asked = { zone, until: performance.now() + ZONE_KEPT_MS };
  }
  return asked.zone;
}

/** The zone in which the reader is told moments: that of their profile, else the organisation's; a visitor's is the device's. */
export function useReaderZone(): string {
  return readerZone(useSession());
}

/** The same for who asks outside of components. */
export function readerZone({ user, incubator }: Pick<SessionState, 'user' | 'incubator'>): string {
  if (!user) return deviceZone();
  return user.timezone || incubator?.timezone || 'UTC';
}

/** The time zone in which the organisation's days begin and end. */
export function useOrganisationZone(): string {
  return useSession().incubator?.timezone ?? 'UTC';
}
