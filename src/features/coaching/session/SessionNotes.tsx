import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { Section } from '#src/ui/Section.tsx';
import classes from './Session.module.css';
import { KeepSessionNotesDocument } from './session.gen.ts';
import type { WorkedSession } from './sessionQueries.ts';
import { useSessionChange } from './useSessionChange.ts';

const MOST_LETTERS = 20_000;

/** The notes of a session, written where they are read. Private ones are for coaches and staff. */
export function SessionNotes({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const { may, notes } = session;
  if (may?.update !== true) {
    return (
      <Section title={t('session.notes')}>
        <p className={notes ? classes.answers : classes.note}>{notes || t('session.noNotes')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('session.notes')}>
      <NotesForm session={session} />
    </Section>
  );
}

function NotesForm({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const { _id: id, version } = session;
  const [draft, setDraft] = useState<{ readonly notes?: string; readonly privateNotes?: string }>({});
  const keep = useSessionChange(
    () => graphqlRequest(KeepSessionNotesDocument, { id, version, input: draft }),
    () => setDraft({}),
  );
  const hasPrivate = session.may?.readonly.includes('privateNotes') !== true;
  const isChanged = Object.keys(draft).length > 0;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate(undefined);
      }}
    >
      <Textarea
        aria-label={t('session.notes')}
        placeholder={t('session.notesHint')}
        value={draft.notes ?? session.notes ?? ''}
        maxLength={MOST_LETTERS}
        autosize
        minRows={4}
        maxRows={16}
        onChange={(event) => setDraft({ ...draft, notes: event.currentTarget.value })}
      />
      {hasPrivate && (
        <Textarea
          label={t('session.privateNotes')}
          description={t('session.privateHint')}
          value={draft.privateNotes ?? session.privateNotes ?? ''}
          maxLength={MOST_LETTERS}
          autosize
          minRows={2}
          maxRows={12}
          onChange={(event) => setDraft({ ...draft, privateNotes: event.currentTarget.value })}
        />
      )}
      <Group justify="flex-end" gap="sm">
        {(isChanged || keep.isSuccess) && (
          <span role="status" className={classes.note}>
            {t(isChanged ? 'session.unsaved' : 'session.saved')}
          </span>
        )}
        <Button type="submit" loading={keep.isPending} disabled={!isChanged}>
          {t('session.saveNotes')}
        </Button>
      </Group>
    </form>
  );
}
