import { ActionIcon, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { Section } from '#src/ui/Section.tsx';
import { AddPart } from './AddPart.tsx';
import classes from './Session.module.css';
import { AddAgendaPointDocument, ChangeAgendaPointDocument, RemoveAgendaPointDocument } from './session.gen.ts';
import type { WorkedSession } from './sessionQueries.ts';
import { useSessionChange } from './useSessionChange.ts';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/NumberInput.css';

type Point = WorkedSession['agenda'][number];

/** What is to be spoken about: both sides add to it, and tick what was spoken about. */
export function AgendaList({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const { agenda, status } = session;
  const isTheirs = useIsOfSession(session);
  const mayAdd = status !== 'cancelled' && isTheirs;
  return (
    <Section title={t('session.agenda')} count={agenda.length || undefined}>
      {agenda.length === 0 && <p className={classes.note}>{t('session.noAgenda')}</p>}
      <ul className={classes.items}>
        {agenda.map((point) => (
          <li key={point._id}>
            <AgendaRow point={point} />
          </li>
        ))}
      </ul>
      {mayAdd && <AddPoint session={session._id} />}
    </Section>
  );
}

/** Whether the reader changes the session, is there, or belongs to its startup: others only look at its agenda. */
function useIsOfSession({ may, attendees, startup }: WorkedSession): boolean {
  const { user, rights } = useSession();
  if (may?.update === true || attendees.some(({ _id }) => _id === user?._id)) return true;
  return rights?.principal.startupIds.includes(startup?._id ?? '') ?? false;
}

function AgendaRow({ point }: { readonly point: Point }) {
  const { t } = useTranslation('programme');
  const { _id: id, name, minutes, isDone, may } = point;
  const tick = useSessionChange((done: boolean) =>
    graphqlRequest(ChangeAgendaPointDocument, { id, input: { isDone: done } }),
  );
  const remove = useSessionChange(() => graphqlRequest(RemoveAgendaPointDocument, { id }));
  const isTicked = tick.isPending ? tick.variables : isDone;
  return (
    <div className={classes.item}>
      <Checkbox
        checked={isTicked}
        disabled={may?.update !== true}
        aria-label={t('session.spokenAbout', { name })}
        onChange={(event) => tick.mutate(event.currentTarget.checked)}
      />
      <span className={classes.name} data-done={isTicked}>
        <bdi>{name}</bdi> {minutes && <span className={classes.note}>{t('session.minutes', { minutes })}</span>}
      </span>
      {may?.delete && (
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={t('session.remove', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

function AddPoint({ session }: { readonly session: string }) {
  const { t } = useTranslation('programme');
  const [name, setName] = useState('');
  const [minutes, setMinutes] = useState<number | null>(null);
  const add = useSessionChange(
    () => graphqlRequest(AddAgendaPointDocument, { input: { session, name: name.trim(), minutes } }),
    () => {
      setName('');
      setMinutes(null);
    },
  );
  return (
    <AddPart
      label={t('session.addPoint')}
      isComplete={name.trim() !== ''}
      isPending={add.isPending}
      onAdd={() => add.mutate(undefined)}
    >
      <div className={classes.fields}>
        <TextInput
          label={t('session.point')}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NumberInput
          label={t('session.pointMinutes')}
          min={1}
          max={120}
          allowDecimal={false}
          value={minutes ?? ''}
          onChange={(value) => setMinutes(value === '' ? null : Number(value))}
        />
      </div>
    </AddPart>
  );
}
