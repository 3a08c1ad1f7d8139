import { describe, expect, it } from 'vitest';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { roleGroups, roleTypes } from '#src/generated/access.gen.ts';
import { signInAs } from '../../../stories/support/signInAs.ts';
import { chatScriptOf, identifyForChat, identifyForTags, mayBeIdentifiedInChat, mayBeRecorded } from './identify.ts';

const script = 'https://chat.test/widget.js';

function signIn(role: string, { isOn = true, chatScriptUrl = script as string | null } = {}) {
  signInAs(role);
  const { user, incubator, rights, ...rest } = sessionStore.get();
  if (!user || !incubator || !rights) throw new Error('nobody is signed in');
  const features = { ...rights.features, switches: { ...rights.features.switches, liveChat: isOn } };
  return { ...rest, user, incubator: { ...incubator, chatScriptUrl }, rights: { ...rights, features } };
}

describe('which roles other tools may know', () => {
  it('is for the chat staff, mentors and cofounders', () => {
    expect(roleTypes.filter((role) => mayBeIdentifiedInChat([role])).sort()).toEqual(
      [...roleGroups.licensed, ...roleGroups.mentors, 'Cofounder'].sort(),
    );
  });

  it('is for the recording of sessions those who manage', () => {
    expect(roleTypes.filter((role) => mayBeRecorded([role])).sort()).toEqual([...roleGroups.admins].sort());
  });
});

describe('the chat', () => {
  it('is offered where it is set up, on, permitted and for the role', () => {
    expect(chatScriptOf(signIn('Mentor'))).toBe(script);
    expect(chatScriptOf(signIn('Mentor', { isOn: false }))).toBeNull();
    expect(chatScriptOf(signIn('Mentor', { chatScriptUrl: null }))).toBeNull();
    expect(chatScriptOf(signIn('Mentor', { chatScriptUrl: 'http://chat.test/widget.js' }))).toBeNull();
    expect(chatScriptOf(signIn('CommunityMember'))).toBeNull();
    const revoked = signIn('Mentor');
    const principal = { ...revoked.rights.principal, grants: {} };
    expect(chatScriptOf({ ...revoked, rights: { ...revoked.rights, principal } })).toBeNull();
  });

  it('is told the address of nobody where that of the user is not to be seen', () => {
    const { user, incubator, rights } = signIn('Mentor');
    const party = { incubator, principal: rights.principal, hash: null, isLimited: false };
    expect(identifyForChat({ ...party, user }).user.email).toBe('ada@demo.test');
    expect(identifyForChat({ ...party, user: { ...user, email: null } }).user.email).toBe('unknown-user@cohort.test');
  });

  it('is told who opens it, and with whom they may chat', () => {
    const told = (role: string, isLimited: boolean) => {
      const { user, incubator, rights } = signIn(role);
      return identifyForChat({ user, incubator, principal: rights.principal, hash: 'proof', isLimited });
    };
    expect(told('Mentor', false)).toMatchObject({
      user: { id: 'u1', hash: 'proof', name: 'Ada Okafor', roles: ['Mentor'] },
      incubator: { id: 't1', slug: 'demo' },
      contacts: 'everyone',
    });
    expect(told('Mentor', true)).toMatchObject({ contacts: 'assigned', assignedStartups: ['s1'] });
    expect(told('Admin', true).contacts).toBe('everyone');
  });
});

describe('the tag manager', () => {
  it('is told attributes of user and incubator, but no name of a person', () => {
    const { user, incubator } = signIn('Admin');
    const told = identifyForTags(user, incubator);
    expect(told).toMatchObject({
      user: { id: 'u1', roles: ['Admin'] },
      incubator: { id: 't1', name: 'Demo Incubator', slug: 'demo' },
      recordSession: true,
    });
    expect(JSON.stringify(told)).not.toMatch(/Okafor|@/);
    expect(identifyForTags(null, incubator)).toMatchObject({ user: null, recordSession: false });
  });
});
