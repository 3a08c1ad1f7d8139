import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rowOf } from '#domain/access/buildAbility.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import classes from './Composer.module.css';
import { EventChecklist } from './EventChecklist.tsx';
import { eventPlanQuery } from './eventPlanQuery.ts';

/** Above a draft, for those who may change it: what it needs before it is published. */
export function DraftBar({ recordId }: { readonly recordId: string }) {
  const { data, isPending } = useQuery(eventPlanQuery(recordId));
  const ability = useAbility();
  const event = data?.incubatorEvent;
  if (isPending) return <Coming />;
  if (!event || event.status !== 'draft' || !ability.can('update', rowOf('IncubatorEvent', event))) return null;
  return (
    <Paper withBorder radius="lg" p="md" className={classes.bar}>
      <EventChecklist event={event} onlyMissing />
    </Paper>
  );
}
