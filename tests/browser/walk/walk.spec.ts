import { expect, test } from '@playwright/test';
import { EmptyInstallation } from '../support/EmptyInstallation.ts';
import { applying, forms, funnel } from './chapters/applying.ts';
import { heldSession, plannedSessions } from './chapters/coached.ts';
import { company, hours } from './chapters/company.ts';
import { figures, kindOfCompany, letOff, measures } from './chapters/figures.ts';
import { gathering, hosts } from './chapters/gathering.ts';
import { deciding, interview, scoring, talking } from './chapters/judging.ts';
import { kinds } from './chapters/kinds.ts';
import { matching } from './chapters/matching.ts';
import { meeting, sessionWork } from './chapters/meeting.ts';
import { mentorDay } from './chapters/mentorDay.ts';
import { people, profiles } from './chapters/people.ts';
import { givenTask, graduation, ownQuestion, talk } from './chapters/together.ts';
import { mailing, notes, survey } from './chapters/words.ts';
import { breakfasts, workshop } from './chapters/workshop.ts';
import { Walk } from './Walk.ts';

/** In the order in which an organisation lives through them. */
const chapters = [
  ...[people, profiles, forms, funnel, applying, talking, scoring, interview, deciding],
  ...[company, hours, meeting, sessionWork, plannedSessions, measures, kindOfCompany, figures, letOff, heldSession],
  ...[
    notes,
    mailing,
    survey,
    hosts,
    mentorDay,
    matching,
    gathering,
    workshop,
    breakfasts,
    talk,
    givenTask,
    ownQuestion,
    graduation,
    kinds,
  ],
];

test('an organisation that holds nothing lives until its first startup has graduated', async ({ page, browser }) => {
  test.setTimeout(1_800_000);
  // What everybody has read is asked for by a question of the test's own at the end.
  const acme = await EmptyInstallation.start({ GRAPHQL_EXPLORE: '1' });
  try {
    await acme.setUp(page);
    const walk = new Walk(acme, page, browser);
    for (const chapter of chapters) await chapter(walk);
    expect(walk.steps).toBeGreaterThanOrEqual(120);
    for (const one of walk.everybody.values()) await one.context().close();
  } finally {
    await acme.stop();
  }
});
