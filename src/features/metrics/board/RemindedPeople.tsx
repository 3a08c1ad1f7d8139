import { useTranslation } from 'react-i18next';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Board.module.css';
import type { BoardRow } from './boardRows.ts';

/** Whom a reminder goes to, startup by startup; who gets none by mail, and which startups get none at all. */
export function RemindedPeople({ owing }: { readonly owing: readonly BoardRow[] }) {
  const { t, i18n } = useTranslation('metrics');
  const list = new Intl.ListFormat(languageTag(i18n.language));
  const open = owing.filter(({ isReminded }) => !isReminded);
  const namesOf = (rows: readonly BoardRow[]) => rows.map(({ name }) => name);
  const rights = useSession().rights;
  const isOff = rights !== null && !isFeatureEnabled(rights.features, 'reminderEmails');
  const unconfirmed = isOff ? [] : open.flatMap(({ people }) => people.filter(({ isMailed }) => !isMailed));
  const notes = [
    ['here', unconfirmed.map(({ firstName }) => firstName)],
    ['nobody', namesOf(open.filter(({ people }) => people.length === 0))],
    ['today', namesOf(owing.filter(({ isReminded }) => isReminded))],
  ] as const;
  return (
    <>
      <dl className={classes.recipients}>
        {open.flatMap(({ id, name, people }) =>
          people.length === 0
            ? []
            : [
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>{list.format(people.map(({ firstName }) => firstName))}</dd>
                </div>,
              ],
        )}
      </dl>
      {isOff && <p className={classes.note}>{t('board.confirm.off')}</p>}
      {notes.map(([key, names]) =>
        names.length === 0 ? null : (
          <p key={key} className={classes.note}>
            {t(`board.confirm.${key}`, { names: list.format(names) })}
          </p>
        ),
      )}
    </>
  );
}
