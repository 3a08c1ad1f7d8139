import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import classes from './History.module.css';

/** Something that was one thing and became another. */
export interface Became {
  /** Which part of it, where it has several. */
  readonly part?: string;
  readonly before: string;
  readonly after: string;
}

interface HistoryRowProps {
  readonly name: string;
  /** What it belongs to. */
  readonly about?: string | undefined;
  readonly became: readonly Became[];
  readonly changedBy: { readonly _id: string; readonly fullName: string; readonly avatar: string | null } | null;
  readonly createdAt: string;
  /** Null where what came after would be undone with it. */
  readonly undo: { readonly label: string; readonly isPending: boolean; readonly run: () => void } | null;
}

/** One change of a history: what, from what to what, who and when; what still holds is taken back by one press. */
export function HistoryRow({ name, about, became, changedBy, createdAt, undo }: HistoryRowProps) {
  const { t } = useTranslation('organisation');
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>
          {name} {about && <span className={classes.role}>{about}</span>}
        </p>
        {became.map((one) => (
          <BecameLine key={one.part ?? ''} became={one} />
        ))}
        <p className={classes.who}>
          {changedBy && (
            <>
              <UserAvatar user={changedBy} />
              <bdi>{changedBy.fullName}</bdi>
            </>
          )}
          <RelativeTime instant={createdAt} />
        </p>
      </div>
      {undo && (
        <Button
          variant="default"
          size="compact-md"
          className={classes.undo ?? ''}
          aria-label={undo.label}
          loading={undo.isPending}
          onClick={undo.run}
        >
          {t('history.undo')}
        </Button>
      )}
    </li>
  );
}

/** From what to what, in one line. */
export function BecameLine({ became: { part, before, after } }: { readonly became: Became }) {
  return (
    <p className={classes.reaches}>
      {part && <span className={classes.role}>{part}</span>}
      <del className={classes.before}>{before}</del>
      <span aria-hidden className="mirrored">
        →
      </span>
      <ins className={classes.after}>{after}</ins>
    </p>
  );
}
