import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import classes from './People.module.css';
import type { EventPeopleQuery } from './people.gen.ts';
import { RemovePersonDialog } from './RemovePersonDialog.tsx';
import '@mantine/core/styles/ActionIcon.css';

export type EventPerson = NonNullable<NonNullable<EventPeopleQuery['incubatorEvent']>['participants']>[number];

interface PeopleRowsProps {
  readonly eventId: string;
  readonly people: readonly EventPerson[];
  readonly label: string;
  /** Whether they stand one behind the other. */
  readonly isLine?: boolean;
}

/** People of an event, each with a way to take them off its lists. */
export function PeopleRows({ eventId, people, label, isLine = false }: PeopleRowsProps) {
  const { t } = useTranslation('programme');
  const [leaving, setLeaving] = useState<EventPerson | null>(null);
  if (people.length === 0) return null;
  const List = isLine ? 'ol' : 'ul';
  return (
    <>
      <List className={classes.rows} aria-label={label}>
        {people.map((person, index) => (
          <li key={person._id} className={classes.row}>
            {isLine && <span className={classes.place}>{(index + 1).toLocaleString()}</span>}
            <UserAvatar user={person} />
            <AppLink href={`/profile/${person._id}`} className={classes.name}>
              {person.fullName}
            </AppLink>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              className={classes.end}
              aria-label={t('events.remove.button', { name: person.fullName })}
              onClick={() => setLeaving(person)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </List>
      {leaving && <RemovePersonDialog eventId={eventId} person={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
