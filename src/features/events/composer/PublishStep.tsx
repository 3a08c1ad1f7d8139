import { Paper } from '@mantine/core';
import classes from './Composer.module.css';
import { EventChecklist } from './EventChecklist.tsx';
import type { EventPlan } from './eventPlanQuery.ts';
import { StepForm } from './StepForm.tsx';

/** What is missing before people can see an event, the button that shows it to them, and how it stands. */
export function PublishStep({ event }: { readonly event: EventPlan }) {
  return (
    <div className={classes.parts}>
      {event.status === 'draft' && (
        <Paper withBorder radius="lg" p="lg">
          <EventChecklist event={event} />
        </Paper>
      )}
      <StepForm eventId={event._id} step="publish" onSaved={() => undefined} />
    </div>
  );
}
