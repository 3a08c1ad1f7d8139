import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from '../EventAboutTab.module.css';
import { MyCalendarDocument } from '../events.gen.ts';

const HOUR_MS = 3_600_000;

interface OverlapNoteProps {
  readonly event: {
    readonly _id: string;
    readonly startTime?: string | null | undefined;
    readonly endTime?: string | null | undefined;
  };
}

/** Before somebody takes a place: what else they have at that time. It stands in nobody's way (decision 0051). */
export function OverlapNote({ event: { _id, startTime, endTime } }: OverlapNoteProps) {
  const { t } = useTranslation('programme');
  const from = startTime ?? '';
  // As long as an event holds its room without an end.
  const to = endTime ?? (startTime ? new Date(Date.parse(startTime) + HOUR_MS).toISOString() : '');
  const { data } = useQuery({ ...graphqlQuery(MyCalendarDocument, { from, to }), enabled: from !== '' && from < to });
  const others = (data?.myCalendar ?? []).filter(
    ({ id, kind, start, end }) => kind !== 'TASK' && id !== `EVENT/${_id}` && start < to && (end ?? start) > from,
  );
  if (others.length === 0) return null;
  return (
    <div className={classes.overlap} role="status">
      {t('events.overlaps')}
      <ul>
        {others.map(({ id, title, url }) => (
          <li key={id}>{url ? <AppLink href={url}>{title}</AppLink> : title}</li>
        ))}
      </ul>
    </div>
  );
}
