import { ActionIcon, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RelativeDay } from '#src/ui/time/RelativeDay.tsx';
import { AddActionItem } from './AddActionItem.tsx';
import classes from './Session.module.css';
import { MarkActionItemDocument, RemoveActionItemDocument } from './session.gen.ts';
import type { WorkedSession } from './sessionQueries.ts';
import { useSessionChange } from './useSessionChange.ts';
import '@mantine/core/styles/Checkbox.css';

type Item = WorkedSession['actionItems'][number];

/** What comes of a session: who does what by when. Each is a task of theirs, and done with it. */
export function ActionItems({ session }: { readonly session: WorkedSession }) {
  const { t } = useTranslation('programme');
  const { actionItems, may } = session;
  return (
    <Section
      title={t('session.actions')}
      count={actionItems.length || undefined}
      hint={may?.update ? t('session.actionsHint') : undefined}
    >
      {actionItems.length === 0 && <p className={classes.note}>{t('session.noActions')}</p>}
      <ul className={classes.items}>
        {actionItems.map((item) => (
          <li key={item._id}>
            <ActionItemRow item={item} />
          </li>
        ))}
      </ul>
      {may?.update && <AddActionItem session={session} />}
    </Section>
  );
}

function ActionItemRow({ item }: { readonly item: Item }) {
  const { t } = useTranslation('programme');
  const { user } = useSession();
  const { _id: id, name, dueDate, isDone, person, personName, may } = item;
  const mark = useSessionChange((done: boolean) =>
    graphqlRequest(MarkActionItemDocument, { itemId: id, isDone: done }),
  );
  const remove = useSessionChange(() => graphqlRequest(RemoveActionItemDocument, { id }));
  const mayMark = may?.update === true || person?._id === user?._id;
  const isTicked = mark.isPending ? mark.variables : isDone;
  return (
    <div className={classes.item}>
      <Checkbox
        checked={isTicked}
        disabled={!mayMark}
        radius="xl"
        aria-label={t('session.markDone', { name })}
        onChange={(event) => mark.mutate(event.currentTarget.checked)}
      />
      <div>
        <div className={classes.name} data-done={isTicked}>
          {name}
        </div>
        <div className={`${classes.note} ${classes.facts}`}>
          {person && <UserAvatar user={person} />}
          {personName && <bdi>{personName}</bdi>}
          {/* A day without a time: the same day for everybody, whatever their clocks say. */}
          <RelativeDay instant={`${dueDate}T12:00:00.000Z`} zone="UTC" />
        </div>
      </div>
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
