import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { AddPart } from './AddPart.tsx';
import classes from './Session.module.css';
import { AddActionItemDocument } from './session.gen.ts';
import type { WorkedSession } from './sessionQueries.ts';
import { useSessionChange } from './useSessionChange.ts';

const USUAL_DAYS = 7;

/** Agrees on something to do: what, who of the session or its startup, and until when. */
export function AddActionItem({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const zone = useReaderZone();
  const people = peopleOf(session);
  const [name, setName] = useState('');
  const [person, setPerson] = useState(people[0]?.id ?? '');
  const [dueDate, setDueDate] = useState(() => dayOf(zone, dayBounds(zone, new Date(), USUAL_DAYS).start));
  const add = useSessionChange(
    () =>
      graphqlRequest(AddActionItemDocument, {
        input: { session: session._id, name: name.trim(), person: person || null, dueDate },
      }),
    () => setName(''),
  );
  const isComplete = name.trim() !== '' && dueDate !== '' && person !== '';
  return (
    <AddPart
      label={t('session.addAction')}
      isComplete={isComplete}
      isPending={add.isPending}
      onAdd={() => add.mutate(undefined)}
    >
      <TextInput
        label={t('session.action')}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.fields}>
        <NativeSelect
          label={t('session.person')}
          value={person}
          data={people.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('session.until')}
          value={dueDate}
          onChange={(event) => setDueDate(event.currentTarget.value)}
        />
      </div>
    </AddPart>
  );
}

/** Those who come first: most of what is agreed is theirs to do. Their profiles may be closed to whoever holds the session. */
function peopleOf({ attendeeIds, attendeeNames, startup, coachs }: WorkedSession) {
  const coming = attendeeIds.map((id, at) => ({ id, name: attendeeNames[at] ?? '' }));
  const others = [...(startup?.people ?? []), ...coachs].map(({ _id, fullName }) => ({ id: _id, name: fullName }));
  return [...new Map([...coming, ...others].map((person) => [person.id, person])).values()];
}
