import { type ComponentType, lazy } from 'react';
import type { FormId } from '#src/generated/ids.gen.ts';
import type { FormNoteProps, FormResultProps } from '#src/screens/form/FormNote.tsx';

const loadWebhookSecret = () =>
  import('#src/features/organisation/webhooks/WebhookSecret.tsx').then((m) => ({ default: m.WebhookSecret }));

/** What is told above the fields of a form while it is filled in; one lazy chunk each. */
export const formNotes = {
  incubatorGeneral: lazy(() =>
    import('#src/features/organisation/addresses/UnconfirmedAddresses.tsx').then((m) => ({
      default: m.UnconfirmedAddresses,
    })),
  ),
  coachingSession: lazy(() =>
    import('#src/features/coaching/planning/FormNotes.tsx').then((m) => ({ default: m.SessionFormNote })),
  ),
  applicationMeeting: lazy(() =>
    import('#src/features/coaching/planning/FormNotes.tsx').then((m) => ({ default: m.InterviewFormNote })),
  ),
  funnelFirstRound: lazy(() =>
    import('#src/features/applications/funnels/FirstRoundNote.tsx').then((m) => ({ default: m.FirstRoundNote })),
  ),
  rejectionEmail: lazy(() =>
    import('#src/features/applications/funnels/SentOnRejection.tsx').then((m) => ({ default: m.SentOnRejection })),
  ),
  webhook: lazy(loadWebhookSecret),
} satisfies Partial<Record<FormId, ComponentType<FormNoteProps>>>;

/** What is shown once of a record that was just made, in place of its form; one lazy chunk each. */
export const formResults = {
  webhook: lazy(loadWebhookSecret),
} satisfies Partial<Record<FormId, ComponentType<FormResultProps>>>;

/** What stands beside the fields of a form that is a page, and follows what is typed; one lazy chunk each. */
export const formPreviews = {
  incubatorBranding: lazy(() =>
    import('#src/features/organisation/branding/BrandPreview.tsx').then((m) => ({ default: m.BrandPreview })),
  ),
} satisfies Partial<Record<FormId, ComponentType<FormNoteProps>>>;
