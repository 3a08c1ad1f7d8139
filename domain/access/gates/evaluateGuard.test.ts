import { describe, expect, it } from 'vitest';
import type { Principal, TenantFeatures } from '#domain/model/access.ts';
import { evaluateGuard, missingFeature } from './evaluateGuard.ts';

const features: TenantFeatures = {
  switches: { course: false, feedbackForms: true, savedViewsUsers: true },
  flags: { LiveChat: true, groupChat: false },
};

function principal(roleTypes: string[], grants: Principal['grants'] = {}): Principal {
  return { id: 'u', tenantId: 't', roleTypes, startupIds: [], assignedStartupIds: [], programIds: [], grants };
}

describe('evaluateGuard', () => {
  it('lets everybody into public routes and sends visitors of the others to sign in', () => {
    expect(evaluateGuard({ audience: 'public' }, null, features)).toBe('allow');
    expect(evaluateGuard({ audience: 'signedIn' }, null, features)).toBe('login');
  });

  it('shows sign-up routes to visitors only', () => {
    expect(evaluateGuard({ audience: 'signedOut' }, null, features)).toBe('allow');
    expect(evaluateGuard({ audience: 'signedOut' }, principal(['Admin']), features)).toBe('home');
  });

  it('sends a missing feature to the plan settings before it looks at roles', () => {
    const guard = { audience: 'signedIn', feature: 'Course', roles: ['Admin'] } as const;
    expect(evaluateGuard(guard, principal(['Mentor']), features)).toBe('plan');
    expect(missingFeature(guard, features)).toBe(guard.feature);
    expect(evaluateGuard({ audience: 'signedIn', feature: 'FeedbackForms' }, principal(['Mentor']), features)).toBe(
      'allow',
    );
    expect(evaluateGuard({ audience: 'signedIn', flag: 'groupchat' }, principal(['Mentor']), features)).toBe('plan');
    expect(evaluateGuard({ audience: 'signedIn', flag: 'liveChat' }, principal(['Mentor']), features)).toBe('allow');
  });

  it('takes any of the three switches for saved views', () => {
    expect(evaluateGuard({ audience: 'signedIn', feature: 'savedViews' }, principal(['Admin']), features)).toBe(
      'allow',
    );
    const none = { switches: { savedViewsUsers: false }, flags: {} };
    expect(evaluateGuard({ audience: 'signedIn', feature: 'savedViews' }, principal(['Admin']), none)).toBe('plan');
  });

  it('renders nothing for a user without a role type', () => {
    expect(evaluateGuard({ audience: 'signedIn', roles: ['Admin'] }, principal([]), features)).toBe('nothing');
  });

  it('goes home when no role fits, unless a permission decides', () => {
    const roles = ['Admin'];
    expect(evaluateGuard({ audience: 'signedIn', roles }, principal(['Mentor', 'Admin']), features)).toBe('allow');
    expect(evaluateGuard({ audience: 'signedIn', roles }, principal(['Mentor']), features)).toBe('home');
    const permission = 'COURSES:MANAGE';
    const granted = principal(['Mentor'], { [permission]: ['ASSIGNED'] });
    expect(evaluateGuard({ audience: 'signedIn', roles, permission }, granted, features)).toBe('allow');
    expect(evaluateGuard({ audience: 'signedIn', roles, permission }, principal(['Admin']), features)).toBe('home');
  });
});
