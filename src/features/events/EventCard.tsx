import { useTranslation } from 'react-i18next';
import { whereText } from '#domain/text/whereText.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { toneOfValue } from '#src/screens/cells/enumTones.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { AvatarList } from '#src/ui/avatar/AvatarList.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './EventCard.module.css';
import { eventSpan } from './eventSpan.ts';
import type { EventFeedQuery } from './events.gen.ts';

type FeedEvent = EventFeedQuery['incubatorEventFeed']['results'][number];

/** An event in short: what, when, where, with whom, and whether there is room. */
export function EventCard({ event }: { readonly event: FeedEvent }) {
  const { t } = useTranslation(['programme', 'spec']);
  const { _id, title, eventType, status, capacity, noOfBookings, place, location, hosts } = event;
  const span = eventSpan(event);
  const where = whereText(place?.name, location?.text);
  return (
    <li className={classes.card}>
      <div className={classes.line}>
        <span className={classes.kind}>{t(`enum.EventType.${eventType}`, { ns: 'spec' })}</span>
        {status !== 'published' && (
          <StatusPill tone={toneOfValue('EventStatus', status)}>
            {t(`enum.EventStatus.${status}`, { ns: 'spec' })}
          </StatusPill>
        )}
      </div>
      <AppLink href={paths.event({ id: _id })} className={classes.title}>
        {title}
      </AppLink>
      <p className={classes.fact}>{span ? <MomentText {...span} /> : t('events.noTime')}</p>
      {where && <p className={classes.fact}>{where}</p>}
      <div className={classes.foot}>
        <AvatarList users={hosts} variant="compact" />
        <span className={classes.places}>
          {typeof capacity === 'number'
            ? t('events.places', { taken: noOfBookings, capacity })
            : t('events.registered', { count: noOfBookings })}
        </span>
      </div>
    </li>
  );
}
