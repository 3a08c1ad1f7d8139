import { expect, it } from 'vitest';
import { roleTypes } from '#src/generated/access.gen.ts';
import { appliesAgain } from './appliesAgain.ts';

it('lets applicants, founders and the community apply with their account, and none of the staff', () => {
  const applies = roleTypes.filter((type) =>
    appliesAgain({ role: { _id: 'r', type: [type], label: null, userAccess: null, startupAccess: null } }),
  );
  expect(applies.sort()).toEqual(['Applicant', 'Cofounder', 'CommunityMember']);
  expect(appliesAgain({ role: null })).toBe(false);
});
