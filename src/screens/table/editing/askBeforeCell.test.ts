import { expect, it } from 'vitest';
import { answerConfirmation, confirmationQueue } from '#src/ui/feedback/confirmations.ts';
import { askBeforeCell } from './askBeforeCell.ts';

const record = { _id: 'm1', version: 1, title: 'Interview' };
const change = { record, field: 'status', from: 'meeting_scheduled', to: 'meeting_canceled', label: 'Status' };

it('asks before a meeting is called off in its row', async () => {
  const going = askBeforeCell('ApplicationMeeting', change);
  const [asked] = confirmationQueue.get();
  expect(asked).toMatchObject({ isDestructive: true });
  answerConfirmation(asked?.id ?? 0, false);
  expect(await going).toBe(false);
});

it('asks nothing of what nobody is told', async () => {
  expect(await askBeforeCell('ApplicationMeeting', { ...change, from: 'pending' })).toBe(true);
  expect(await askBeforeCell('Task', change)).toBe(true);
  expect(confirmationQueue.get()).toEqual([]);
});
