import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { EVERY_ENTITY } from '#server/entities/write/EntityWriter.ts';
import { guardUniqueName } from '#server/entities/write/hooks/guardUniqueName.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { guardArrangements } from './arrangement/guardArrangements.ts';
import { deriveAccount, followNewEmail } from './changeOfEmail.ts';
import { deriveDomain } from './deriveDomain.ts';
import { deriveWordsFrom } from './deriveWordsFrom.ts';
import { guardChatScript } from './guardChatScript.ts';
import { guardEmbeddingSites } from './guardEmbeddingSites.ts';
import { guardLicences } from './guardLicences.ts';
import { guardOwnWords } from './guardOwnWords.ts';
import { guardRoles } from './guardRoles.ts';
import { askToConfirmEmails } from './incubatorEmails.ts';
import { inviteUser } from './inviteUser.ts';
import { logActivity } from './logActivity.ts';
import { organisationApi } from './organisationApi.ts';
import { noteOverlayChanges } from './overlay/noteOverlayChanges.ts';

const deriveIncubator: DeriveValues = async (...asked) => ({
  ...(await deriveDomain(...asked)),
  ...(await deriveWordsFrom(...asked)),
});

/** The organisation: its settings, its people and their roles. */
export const organisationModule: ServerModule = {
  name: 'organisation',
  api: organisationApi,
  writes: {
    derive: { User: deriveAccount, Incubator: deriveIncubator },
    hooks: {
      User: [guardLicences, inviteUser, followNewEmail],
      Role: [guardRoles],
      Incubator: [
        guardChatScript,
        guardEmbeddingSites,
        guardOwnWords,
        guardArrangements,
        noteOverlayChanges,
        askToConfirmEmails,
      ],
      Tag: [guardUniqueName('tag', { category: 'category' })],
      [EVERY_ENTITY]: [logActivity],
    },
  },
};
