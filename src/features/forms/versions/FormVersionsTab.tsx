import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { deviceZone } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import classes from './Versions.module.css';
import { FormVersionsDocument, type FormVersionsQuery } from './versions.gen.ts';

type Version = FormVersionsQuery['formVersions']['results'][number];

/** The versions of a form, the newest first; each with what differs from the one before. */
export function FormVersionsTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('formBuilder');
  const { data, error, refetch } = useQuery(graphqlQuery(FormVersionsDocument, { formId: recordId }));
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const versions = data.formVersions.results;
  if (versions.length === 0) return <EmptyState title={t('versions.none')} hint={t('versions.noneHint')} />;
  return (
    <ol className={classes.versions} aria-label={t('versions.title')}>
      {versions.map((version, at) => (
        <VersionRow
          key={version._id}
          formId={recordId}
          version={version}
          before={versions[at + 1]?.number ?? null}
          isCurrent={data.form?.status === 'published' && version.number === data.form.revision}
        />
      ))}
    </ol>
  );
}

interface VersionRowProps {
  readonly formId: string;
  readonly version: Version;
  readonly before: number | null;
  /** It is the one that is filled. */
  readonly isCurrent: boolean;
}

function VersionRow({ formId, version, before, isCurrent }: VersionRowProps) {
  const { t } = useTranslation('formBuilder');
  const reader = useDateReader();
  const { number, publishedAt, publishedBy, questionCount } = version;
  const date = dayText(publishedAt, deviceZone(), reader);
  return (
    <li className={classes.version}>
      <div className={classes.head}>
        <strong>{t('versions.number', { number })}</strong>
        {isCurrent && <StatusPill tone="success">{t('versions.current')}</StatusPill>}
      </div>
      <div className={classes.facts}>
        {[
          t('versions.published', { date }),
          publishedBy && t('versions.by', { name: publishedBy.fullName }),
          t('versions.questions', { count: questionCount }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {before !== null && (
        <AppLink href={`/forms/management/form/${formId}@${before}/compare/${formId}@${number}`}>
          {t('versions.compare')}
        </AppLink>
      )}
    </li>
  );
}
