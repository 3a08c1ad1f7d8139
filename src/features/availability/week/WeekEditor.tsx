import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeekdayName } from '#domain/availability/hours.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  MyAvailabilityDocument,
  SaveMyAvailabilityDocument,
  type ShownAvailabilityFragment,
} from '../availability.gen.ts';
import { myAvailabilityQuery } from '../myAvailabilityQuery.ts';
import { DayRow } from './DayRow.tsx';
import { FreeTimesPreview } from './FreeTimesPreview.tsx';
import { Habits } from './Habits.tsx';
import { OtherDays } from './OtherDays.tsx';
import classes from './Week.module.css';
import { draftOf, inputOf, isSound, previewOf, type WeekDraft } from './weekDraft.ts';

/** When one can be booked: the week, days with other hours, habits, and what becomes of them. */
export function WeekEditor() {
  const { data, error, refetch } = useQuery(myAvailabilityQuery());
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={7} />;
  return <WeekForm stored={data.myAvailability} />;
}

function WeekForm({ stored }: { readonly stored: ShownAvailabilityFragment }) {
  const { t } = useTranslation('programme');
  const nameOf = useWeekdayNames();
  const { draft, change, save, isIncomplete } = useWeekDraft(stored);
  const message = useErrorMessage();
  // The minute in which the page was opened is near enough.
  const now = useMemo(() => new Date(), []);
  const times = useMemo(() => previewOf(draft, stored, now), [draft, stored, now]);
  const setRanges = (weekdays: readonly WeekdayName[], ranges: WeekDraft['days'][number]['ranges']): void =>
    change({ days: draft.days.map((day) => (weekdays.includes(day.weekday) ? { ...day, ranges } : day)) });
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className={classes.parts}>
        <Section
          title={t('availability.week.title')}
          hint={t('availability.week.hint', { zone: zoneLabel(draft.timezone) })}
        >
          <ul className={classes.days}>
            {draft.days.map((day) => (
              <DayRow
                key={day.weekday}
                day={day}
                nameOf={nameOf}
                onChange={(ranges) => setRanges([day.weekday], ranges)}
                onCopy={(to) => setRanges(to, day.ranges)}
              />
            ))}
          </ul>
        </Section>
        <Section title={t('availability.week.other.title')} hint={t('availability.week.other.hint')}>
          <OtherDays
            exceptions={draft.exceptions}
            today={dayOf(draft.timezone, now)}
            onChange={(exceptions) => change({ exceptions })}
          />
        </Section>
        <Section title={t('availability.week.habits')}>
          <Habits draft={draft} onChange={change} />
        </Section>
        {isIncomplete && <FormAlert>{t('availability.week.mend')}</FormAlert>}
        {save.error && !isIncomplete && <FormAlert>{message(save.error)}</FormAlert>}
        <Button type="submit" loading={save.isPending} className={classes.save}>
          {t('availability.week.save')}
        </Button>
      </div>
      <aside className={classes.side}>
        <Section title={t('availability.week.preview.title')}>
          <FreeTimesPreview times={times} zone={draft.timezone} />
        </Section>
      </aside>
    </form>
  );
}

/** What is edited and how it is saved; what is wrong with it is said once somebody has tried. */
function useWeekDraft(stored: ShownAvailabilityFragment) {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [hasTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      setTried(true);
      if (!isSound(draft)) return null;
      return graphqlRequest(SaveMyAvailabilityDocument, { input: inputOf(draft) });
    },
    onSuccess: async (answer) => {
      if (answer === null) return;
      setTried(false);
      setDraft(draftOf(answer.saveMyAvailability));
      showToast({ kind: 'success', message: t('availability.week.saved') });
      await client.invalidateQueries(queriesOf(MyAvailabilityDocument));
    },
  });
  const change = (part: Partial<WeekDraft>): void => setDraft((known) => ({ ...known, ...part }));
  return { draft, change, save, isIncomplete: hasTried && !isSound(draft) };
}

/** Days of the week in the language of the page. */
function useWeekdayNames(): (weekday: WeekdayName) => string {
  const { i18n } = useTranslation();
  const format = dateTimeFormat(languageTag(i18n.language), { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const order = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  return (weekday) => format.format(Date.UTC(2024, 0, order.indexOf(weekday) + 1));
}
