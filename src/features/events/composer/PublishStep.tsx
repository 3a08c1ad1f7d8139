import { Paper } from '@mantine/core';
import classes from './Composer.module.css';
import { EventChecklist } from './EventChecklist.tsx';
import type { EventPlan } from './eventPlanQuery.ts';
import { type SeriesScope, StepForm } from './StepForm.tsx';
import { SeriesDrafts } from './series/SeriesDrafts.tsx';

interface PublishStepProps {
  readonly event: EventPlan;
  readonly scope?: SeriesScope;
}

/** What is missing before people can see an event, the button that shows it to them, and how it stands. */
export function PublishStep({ event, scope = 'one' }: PublishStepProps) {
  return (
    <div className={classes.parts}>
      {event.status === 'draft' && (
        <Paper withBorder radius="lg" p="lg">
          <EventChecklist event={event} scope={scope} />
        </Paper>
      )}
      <StepForm event={event} step="publish" scope={scope} onSaved={() => undefined} />
      <SeriesDrafts event={event} />
    </div>
  );
}
