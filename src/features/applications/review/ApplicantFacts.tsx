import { useTranslation } from 'react-i18next';
import { withScheme } from '#domain/text/webLink.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import classes from './ReviewTab.module.css';
import type { ApplicationReviewQuery } from './review.gen.ts';

type Application = NonNullable<ApplicationReviewQuery['application']>;

/** Who applies and with what; what the reader may not see, or nobody has said, is left out. */
export function ApplicantFacts({ application }: { readonly application: Application }) {
  const { t } = useTranslation(['applications', 'spec']);
  const { description, website, country, founderName, founderEmail, founderPhone, startup, source, decisionNote } =
    application;
  const facts = [
    ['founderName', founderName],
    ['founderEmail', founderEmail && <a href={`mailto:${founderEmail}`}>{founderEmail}</a>],
    ['founderPhone', founderPhone],
    ['description', description],
    [
      'website',
      website && (
        <a href={withScheme(website)} target="_blank" rel="noreferrer">
          {website}
        </a>
      ),
    ],
    ['country', country],
    ['source', source && t(enumLabelKey('ApplicationSource', source), { ns: 'spec' })],
    ['decisionNote', decisionNote],
    ['startup', startup && <AppLink href={`/startup/${startup._id}/file`}>{startup.name}</AppLink>],
  ] as const;
  const known = facts.filter(([, value]) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <section className={classes.card} data-part>
      <h2 className={classes.title}>{t('review.applicant')}</h2>
      <dl className={classes.facts}>
        {known.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`spec:field.Application.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
