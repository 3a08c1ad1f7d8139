import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useRoomOptions } from '#src/ui/rooms/useRoomOptions.tsx';
import { useRooms } from '#src/ui/rooms/useRooms.ts';
import { Section } from '#src/ui/Section.tsx';
import { MeetingHostsDocument, type MeetingHostsQuery } from '../applications.gen.ts';
import classes from './MeetingTab.module.css';
import { MeetingTimes } from './MeetingTimes.tsx';
import { PlannedMeetings, usePlannedMeetings } from './PlannedMeetings.tsx';
import '@mantine/core/styles/Combobox.css';

/** The meetings about an application that are planned, and the way to another one: whom to meet, then one of the times at which they are free. */
export function MeetingTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('applications');
  const { data, error, refetch } = useQuery(graphqlQuery(MeetingHostsDocument, { id: recordId }));
  const mayBook = useMayBook(data?.application ?? null);
  const planned = usePlannedMeetings(recordId);
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data || planned === null) return <ListSkeleton rows={4} />;
  const isPlanned = planned.length > 0;
  return (
    <>
      {isPlanned && <PlannedMeetings meetings={planned} />}
      {mayBook && data.meetingHosts.length > 0 && <MeetingForm applicationId={recordId} hosts={data.meetingHosts} />}
      {mayBook && data.meetingHosts.length === 0 && (
        <EmptyState title={t('meeting.noHosts')} hint={t('meeting.noHostsHint')} />
      )}
      {!mayBook && !isPlanned && <EmptyState title={t('meeting.notYours')} />}
    </>
  );
}

interface MeetingFormProps {
  readonly applicationId: string;
  readonly hosts: MeetingHostsQuery['meetingHosts'];
}

function MeetingForm({ applicationId, hosts }: MeetingFormProps) {
  const { t } = useTranslation('applications');
  const [hostId, setHostId] = useState<string | null>(null);
  const [place, setPlace] = useState<string | null>(null);
  const [location, setLocation] = useState('');
  return (
    <Section title={t('meeting.title')} hint={t('meeting.hint')}>
      <div className={classes.fields}>
        <Select
          label={t('meeting.host')}
          placeholder={t('meeting.choose')}
          searchable
          value={hostId}
          onChange={setHostId}
          data={optionsOf(hosts)}
        />
        <InterviewRoom value={place} onChange={setPlace} />
        <TextInput
          label={t('meeting.place')}
          maxLength={300}
          value={location}
          onChange={(event) => setLocation(event.currentTarget.value)}
        />
      </div>
      {hostId && (
        <MeetingTimes
          key={hostId}
          booking={{ applicationId, hostId, place, location: location.trim() || null }}
          hostName={hosts.find(({ _id }) => _id === hostId)?.fullName ?? ''}
        />
      )}
    </Section>
  );
}

interface InterviewRoomProps {
  readonly value: string | null;
  readonly onChange: (place: string | null) => void;
}

/** The room of a meeting whose time is chosen after it: whether it is free is said when the time is taken. Nothing where there are no rooms. */
function InterviewRoom({ value, onChange }: InterviewRoomProps) {
  const { t } = useTranslation(['applications', 'forms']);
  const { rooms } = useRooms({ startTime: null, endTime: null, isWanted: true });
  const { groups, renderOption } = useRoomOptions(rooms, { isTimed: false, areTakenOffered: true });
  if (rooms.length === 0) return null;
  return (
    <Select
      label={t('meeting.room')}
      data={groups}
      value={value}
      searchable
      clearable
      renderOption={renderOption}
      nothingFoundMessage={t('forms:nothingFound')}
      onChange={onChange}
    />
  );
}

/** Their names; of people who are called the same, what they say of themselves too. */
function optionsOf(hosts: MeetingFormProps['hosts']): { value: string; label: string }[] {
  const byName = Map.groupBy(hosts, ({ fullName }) => fullName);
  return hosts.map(({ _id, fullName, headline }) => {
    const isAmbiguous = (byName.get(fullName)?.length ?? 0) > 1;
    return { value: _id, label: isAmbiguous && headline ? `${fullName} (${headline})` : fullName };
  });
}

/** Whether the reader may add a meeting to this application, as the server will decide. */
function useMayBook(application: MeetingHostsQuery['application']): boolean {
  const ability = useAbility();
  if (!application) return false;
  return ability.can('create', rowOf('ApplicationMeeting', { application }));
}
