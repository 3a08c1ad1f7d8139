import { Button, Group, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { isSame } from '#src/forms/formValues.ts';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { useKept } from '#src/forms/writing/useKept.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
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
        <p className={notes ? classes.theirs : classes.note}>{notes || t('session.noNotes')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('session.notes')}>
      <NotesForm session={session} />
    </Section>
  );
}

/** What was typed, and the version of the session that it was typed over: who wrote meanwhile is not overwritten. */
interface NotesDraft {
  readonly version: number;
  readonly input: { readonly notes?: string; readonly privateNotes?: string };
}

function NotesForm({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const { _id: id } = session;
  const { value: draft, keep, forget } = useKept<NotesDraft>(`CoachingSession:${id}`);
  const save = useSessionChange(
    ({ version, input }: NotesDraft) => graphqlRequest(KeepSessionNotesDocument, { id, version, input }),
    ({ updateCoachingSession: { version } }, sent) => {
      // What was typed while it was on its way was typed over what stands there now.
      if (draft && !isSame(draft, sent)) keep({ ...draft, version });
      else forget(sent);
    },
  );
  // Told once, and shown what stands there now: whoever saves again means it.
  const isOvertaken = draft !== undefined && save.isError && draft.version !== session.version;
  const change = (part: NotesDraft['input']): void =>
    keep({ version: draft?.version ?? session.version, input: { ...draft?.input, ...part } });
  const submit = (): void => {
    if (!draft) return;
    const sent = isOvertaken ? { ...draft, version: session.version } : draft;
    keep(sent);
    save.mutate(sent);
  };
  const hasPrivate = session.may?.readonly.includes('privateNotes') !== true;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        aria-label={t('session.notes')}
        placeholder={t('session.notesHint')}
        description={t('session.notesReaders', { name: session.startupName ?? '' })}
        value={draft?.input.notes ?? session.notes ?? ''}
        maxLength={MOST_LETTERS}
        autosize
        minRows={4}
        maxRows={16}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      {hasPrivate && (
        <Textarea
          label={t('session.privateNotes')}
          description={t('session.privateHint')}
          value={draft?.input.privateNotes ?? session.privateNotes ?? ''}
          maxLength={MOST_LETTERS}
          autosize
          minRows={2}
          maxRows={12}
          onChange={(event) => change({ privateNotes: event.currentTarget.value })}
        />
      )}
      {isOvertaken && (
        <FormAlert>
          {t('session.overtaken')}
          <p className={classes.theirs}>{session.notes}</p>
        </FormAlert>
      )}
      <Group justify="flex-end" gap="sm">
        {draft && <KeptLine onThrowAway={() => keep(undefined)} />}
        {(draft || save.isSuccess) && (
          <span role="status" className={classes.note}>
            {t(draft ? 'session.unsaved' : 'session.saved')}
          </span>
        )}
        <Button type="submit" loading={save.isPending} disabled={!draft}>
          {t('session.saveNotes')}
        </Button>
      </Group>
    </form>
  );
}
