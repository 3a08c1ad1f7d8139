import { sessionStore } from '#src/data/session/sessionStore.ts';
import { defaultGrants, type RoleType, roleTypes, switches } from '#src/generated/access.gen.ts';
import { buildUser } from './buildUser.ts';

const isRole = (role: string): role is RoleType => (roleTypes as readonly string[]).includes(role);

/** Puts a user of the role into the session, with the grants that the spec gives the role and every switch on. */
export function signInAs(role: string): void {
  const user = buildUser({ _id: 'u1', fullName: 'Ada Okafor', firstName: 'Ada' });
  const grants = isRole(role) ? defaultGrants[role] : {};
  sessionStore.set({
    status: 'signedIn',
    user: { ...user, role: { _id: 'r1', type: [role], label: null, userAccess: null, startupAccess: null } },
    incubator: {
      _id: 't1',
      name: 'Demo Incubator',
      slug: 'demo',
      description: null,
      allowWriteInOptionInUserSkills: false,
      address: null,
      gtmId: null,
      apiBaseEndpoint: null,
      chatScriptUrl: null,
      logo: null,
      logoSquare: null,
      whiteLogo: null,
      loginImage: null,
      defaultLanguage: 'en',
      timezone: 'America/New_York',
      currency: 'USD',
      incubatorSeo: null,
      incubatorTermsAndServices: null,
      incubatorCustomLoginTextAndLink: null,
      supportEmail: { address: 'help@demo.test' },
      startupNameAlternative: null,
      ownWords: [],
      arrangements: [],
      loginProviders: [],
      brandPalette: null,
    },
    auth0: { enabled: false, organization: null, oauthConnections: [] },
    rights: {
      principal: {
        id: 'u1',
        tenantId: 't1',
        roleTypes: [role],
        startupIds: ['s1'],
        assignedStartupIds: ['s1'],
        programIds: [],
        grants,
      },
      features: { switches: Object.fromEntries(Object.keys(switches).map((name) => [name, true])), flags: {} },
    },
    error: null,
    signedOutBy: null,
  });
}
