import { Portal } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import type { MentionKeys, ShownMention } from '../useWritingEditor.ts';
import classes from '../Writing.module.css';
import { MentionablePeopleDocument } from '../writing.gen.ts';

interface MentionListProps {
  readonly id: string;
  readonly mention: ShownMention;
  readonly keys: MentionKeys;
}

const WIDTH = 280;

/** People whose name begins as what stands after the @; chosen by pointer, or by arrows and Enter from the text. */
export function MentionList({ id, mention, keys }: MentionListProps) {
  const { t } = useTranslation('writing');
  const { query, command, clientRect } = mention;
  const [chosen, setChosen] = useState({ of: query, at: 0 });
  // Another question begins at its first answer.
  const active = chosen.of === query ? chosen.at : 0;
  const { data } = useQuery({
    ...graphqlQuery(MentionablePeopleDocument, { search: query || null }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const people = data?.users.results ?? [];
  const choose = (at: number): boolean => {
    const person = people[at];
    if (person) command({ id: person._id, label: person.fullName });
    return person !== undefined;
  };
  keys.current = (event) => {
    if (event.key === 'Enter' || event.key === 'Tab') return choose(active);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && people.length > 0) setChosen({ of: query, at: (active + step + people.length) % people.length });
    return step !== 0;
  };
  const rect = clientRect?.();
  if (!rect) return null;
  const left = Math.max(8, Math.min(rect.left, window.innerWidth - WIDTH - 8));
  return (
    <Portal>
      <div className={classes.people} style={{ top: rect.bottom + 4, left, width: WIDTH }}>
        <div id={id} role="listbox" aria-label={t('people')}>
          {people.map((person, at) => (
            <div
              key={person._id}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              data-active={at === active || undefined}
              className={classes.person}
              onPointerDown={(event) => {
                // The text keeps the focus.
                event.preventDefault();
                choose(at);
              }}
            >
              <UserAvatar user={person} size={24} />
              <span className={classes.personName}>{person.fullName}</span>
              {person.role?.label && <span className={classes.personRole}>{person.role.label}</span>}
            </div>
          ))}
        </div>
        {data && people.length === 0 && <p className={classes.nobody}>{t('nobody')}</p>}
        <p className={classes.said} role="status">
          {people[active]?.fullName}
        </p>
      </div>
    </Portal>
  );
}
