import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { metricsFormOf } from '#src/data/metricsForm.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { monthText } from '#src/ui/i18n/monthText.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import { useLiveFigures } from './board/useLiveFigures.ts';
import { NoFiguresSaid } from './form/NoFiguresSaid.tsx';
import classes from './Metrics.module.css';
import { MetricsAskedDocument, type MetricsAskedQuery } from './metrics.gen.ts';
import { type AskedData, RequestWords } from './RequestWords.tsx';
import { withFigures } from './withFigures.ts';

type Asked = MetricsAskedQuery['pendingDataForms']['results'][number] & AskedData;

/** What a founder is asked to report, with the way there, and what they have said there is nothing of; else nothing. */
export function AskedSection() {
  const question = graphqlQuery(MetricsAskedDocument, {});
  const { data, isPending } = useQuery(question);
  // What a co-founder has reported is asked of nobody any more.
  useLiveFigures(question.queryKey);
  const own = new Set(useSession().user?.startups.map(({ _id }) => _id));
  const asked = data?.pendingDataForms.results.filter(({ startup }) => startup && own.has(startup._id)) ?? [];
  const skipped = data?.skippedPeriods.results.filter(({ may }) => may?.delete === true) ?? [];
  if (isPending) return <Coming />;
  return (
    <>
      {data && asked.length > 0 && <Requests asked={asked.map((request) => withFigures(request, data.figuresAsked))} />}
      {skipped.length > 0 && <NoFiguresSaid periods={skipped} />}
    </>
  );
}

function Requests({ asked }: { readonly asked: readonly Asked[] }) {
  const { t } = useTranslation('metrics');
  return (
    <Section title={t('asked.title')} count={asked.length}>
      <ul className={classes.askedList}>
        {asked.map((request) => (
          <AskedRequest key={request.id} request={request} />
        ))}
      </ul>
    </Section>
  );
}

function AskedRequest({ request }: { readonly request: Asked }) {
  const { t } = useTranslation('metrics');
  const title = useRequestTitle(request);
  const { startup, from = null, to = null } = request;
  if (!startup) return null;
  return (
    <li className={classes.askedRequest}>
      <h3 className={classes.heading}>{title}</h3>
      <p className={classes.asked}>
        <AppLink href={paths.startupFileAnalytics({ id: startup._id })}>{startup.name}</AppLink>
      </p>
      <RequestWords request={request} />
      <Button
        aria-label={`${t('asked.report')}: ${title}, ${startup.name}`}
        onClick={() => metricsFormOf.set({ startup: startup._id, period: { from, to } })}
      >
        {t('asked.report')}
      </Button>
    </li>
  );
}

/** `Report October 2030`; other periods are said by their days below. */
function useRequestTitle({ type, from, to }: Asked): string {
  const { t, i18n } = useTranslation('metrics');
  if (type === 'CATEGORIZATION') return t('asked.categorize');
  const month = monthText(languageTag(i18n.language), from ?? null, to ?? null);
  return month === null ? t('asked.figures') : t('asked.month', { month });
}
