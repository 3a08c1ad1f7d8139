import { Button, Group, MultiSelect, Stack, Textarea } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { RecordSelect } from '#src/forms/widgets/RecordSelect.tsx';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import { Section } from '#src/ui/Section.tsx';
import classes from './People.module.css';
import { EventInviteesDocument } from './people.gen.ts';
import { useInvitation } from './useInvitation.ts';

interface InviteFormProps {
  readonly eventId: string;
  readonly isDraft: boolean;
  /** Whoever is invited to conversations has no place: they choose a time. */
  readonly isOfSessions?: boolean;
}

/** Chooses people by name, startup, tag, skill and role; what inviting them would do is said before. */
export function InviteForm({ eventId, isDraft, isOfSessions = false }: InviteFormProps) {
  const { t } = useTranslation('programme');
  const roles = useEnumOptions('AudienceRole');
  const { choice, change, isEmpty, invite } = useInvitation(eventId);
  const { message, ...invitees } = choice;
  const { data } = useQuery({
    ...graphqlQuery(EventInviteesDocument, { eventId, invitees }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
  });
  const counts = isEmpty ? undefined : data?.eventInvitees;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty) invite.mutate();
  };
  const means = isOfSessions ? t('events.invite.hintSessions') : t('events.invite.hint');
  const hint = isDraft ? `${means} ${t('events.invite.hintDraft')}` : means;
  return (
    <Section title={t('events.invite.title')} hint={hint}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <div className={classes.choices}>
            <RecordSelect
              entity="User"
              isMany
              label={t('events.invite.people')}
              value={choice.people}
              onChange={(people) => change({ people })}
            />
            <MultiSelect
              label={t('events.invite.roles')}
              data={roles}
              searchable
              hidePickedOptions
              value={[...choice.roles]}
              onChange={(next) => change({ roles: next as typeof choice.roles })}
            />
          </div>
          <details className={classes.more}>
            <summary>{t('events.invite.byTraits')}</summary>
            <div className={classes.choices}>
              <RecordSelect
                entity="Startup"
                isMany
                label={t('events.invite.startups')}
                value={choice.startups}
                onChange={(startups) => change({ startups })}
              />
              <RecordSelect
                entity="Tag"
                among={{ category: ['startup'] }}
                isMany
                label={t('events.invite.tags')}
                value={choice.startupTags}
                onChange={(startupTags) => change({ startupTags })}
              />
              <RecordSelect
                entity="Tag"
                among={{ category: ['user', 'mentortag'] }}
                isMany
                label={t('events.invite.userTags')}
                value={choice.userTags}
                onChange={(userTags) => change({ userTags })}
              />
              <RecordSelect
                entity="Tag"
                among={{ category: ['skills'] }}
                isMany
                label={t('events.invite.skills')}
                value={choice.skills}
                onChange={(skills) => change({ skills })}
              />
            </div>
          </details>
          {!isDraft && !isEmpty && (
            <Textarea
              label={t('events.invite.message')}
              value={message}
              maxLength={500}
              autosize
              minRows={2}
              onChange={(event) => change({ message: event.currentTarget.value })}
            />
          )}
          <Group justify="space-between">
            <span className={classes.none} role="status">
              {counts && t(isOfSessions ? 'events.invite.previewSessions' : 'events.invite.preview', counts)}
            </span>
            <Button type="submit" disabled={isEmpty} loading={invite.isPending}>
              {t('events.invite.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
