import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { followRules } from './evaluatorRule.ts';
import { shareOutFunnel } from './shareOut.ts';

/** Roles, tags and accounts change in many ways, invitations that are taken among them: so the rules are looked at, not each change. */
export const followEvaluators: Schedule = {
  name: 'evaluations.followEvaluators',
  about:
    'Who has the roles and tags that a round asks of its evaluators judges in it; who has lost them gives back what is not begun',
  at: 'minute',
  skipsMissed: true,
  run: async ({ tx, context }) => {
    for (const funnel of await followRules({ tx, context })) await shareOutFunnel({ tx, context }, funnel);
    return false;
  },
};
