import { expect, test } from '@playwright/test';
import { FreeTimes } from '../pages/FreeTimes.ts';
import { openAs } from '../pages/openAs.ts';
import { WeekEditor } from '../pages/WeekEditor.ts';
import { ask } from '../support/ask.ts';
import { tokenOf } from '../support/visit.ts';

/** How long it may take until what somebody does is on the page of another. */
const SOON = { timeout: 1000 };

const save = 'mutation ($input: MyAvailabilityInput!) { saveMyAvailability(input: $input) { timezone } }';
const saved = `{ myAvailability { timezone isPublic sessionLength bufferTime noticeHours
  days { weekday ranges { startTime endTime } } exceptions { firstDay lastDay ranges { startTime endTime } } } }`;

test('a founder who looks at the free times of a coach sees a day go, and come back, as the coach changes the week', async ({
  browser,
}) => {
  const token = await tokenOf('demo', 'coach');
  const { currentUser, myAvailability } = (await ask('demo', token, `{ currentUser { _id } ${saved.slice(1)}`)) as {
    currentUser: { _id: string };
    myAvailability: { days: { weekday: string }[] };
  };
  const ranges = [{ startTime: '10:00', endTime: '11:00' }];
  const days = ['TUESDAY', 'THURSDAY'].map((weekday) => ({ weekday, ranges }));
  const habits = { isPublic: true, sessionLength: 30, bufferTime: 0, noticeHours: 0, exceptions: [] };
  await ask('demo', token, save, { input: { ...myAvailability, ...habits, days } });

  const [founder, coach] = await Promise.all([browser.newPage(), browser.newPage()]);
  await openAs(coach, 'demo', 'coach', '/availability/weekly');
  await openAs(founder, 'demo', 'cofounder2', `/profile/${currentUser._id}/meet`);
  const [week, times] = [new WeekEditor(coach), new FreeTimes(founder)];
  await founder.getByRole('button', { name: 'Week after' }).click();
  await expect(times.on('Thursday')).not.toHaveCount(0);

  await week.open('Thursday', false);
  await week.save();
  await expect(times.on('Thursday')).toHaveCount(0, SOON);
  await expect(times.on('Tuesday')).not.toHaveCount(0);
  await week.open('Thursday', true);
  await week.save();
  await expect(times.on('Thursday')).not.toHaveCount(0, SOON);

  await ask('demo', token, save, { input: myAvailability });
  await Promise.all([founder.context().close(), coach.context().close()]);
});
