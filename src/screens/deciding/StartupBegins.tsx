import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { StartupPreviewDocument, type StartupPreviewQuery } from './deciding.gen.ts';
import classes from './StartupBegins.module.css';
import { useFactName } from './useFactName.ts';

type Program = NonNullable<NonNullable<StartupPreviewQuery['application']>['program']>;
type Field = StartupPreviewQuery['startupPreview'][number];

/** Whether the program has room for it, who gets accounts with an acceptance, and what it writes into the file of the startup: folded until somebody looks. */
export function StartupBegins({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation('applications');
  const { data } = useQuery({ ...graphqlQuery(StartupPreviewDocument, { applicationId }), staleTime: 0 });
  const team = data?.acceptedTeam ?? [];
  return (
    <>
      <Places program={data?.application?.program ?? null} />
      {team.length > 0 && <p className={classes.team}>{t('decide.team', { people: team.join(', ') })}</p>}
      <Fields fields={data?.startupPreview ?? []} />
    </>
  );
}

/** A full program is no hindrance, as somebody may leave it: who decides is to know. */
function Places({ program }: { readonly program: Program | null }) {
  const { t } = useTranslation('applications');
  if (program?.capacity == null || program.placesTaken == null) return null;
  const { name, capacity, placesTaken: taken } = program;
  const isFull = taken >= capacity;
  return (
    <p className={classes.team} data-full={isFull || undefined}>
      {t(isFull ? 'decide.placesFull' : 'decide.places', { program: name, taken, capacity })}
    </p>
  );
}

function Fields({ fields }: { readonly fields: readonly Field[] }) {
  const { t } = useTranslation('applications');
  if (fields.length === 0) return null;
  const left = fields.filter(({ leftOut }) => leftOut).length;
  return (
    <details className={classes.begins}>
      <summary>
        {t('decide.startupWrites')}
        {left > 0 && <span className={classes.left}>{t('decide.startupLeft', { count: left })}</span>}
      </summary>
      <dl className={classes.fields}>
        {fields.map((field) => (
          <Row key={`${field.field} ${field.question}`} field={field} />
        ))}
      </dl>
    </details>
  );
}

function Row({ field }: { readonly field: Field }) {
  const { t } = useTranslation('applications');
  const nameOf = useFactName();
  return (
    <div className={classes.row}>
      <dt>{nameOf(field)}</dt>
      <dd>
        {field.value && <span dir="auto">{field.value}</span>}
        {field.leftOut && <span className={classes.left}>{t('decide.startupFitsNot', { answer: field.leftOut })}</span>}
        {field.question && (
          <span className={classes.from}>{t('decide.startupFrom', { question: field.question })}</span>
        )}
      </dd>
    </div>
  );
}
