import { Progress, Text, Title } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { planLimited } from '#src/generated/access.gen.ts';
import { useNamedPart } from '#src/ui/address/useNamedPart.ts';
import { Coming } from '#src/ui/list/Coming.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { MissingFeature } from './MissingFeature.tsx';
import classes from './PlanPage.module.css';
import { planQuery } from './planQueries.ts';
import { LicencesDocument } from './settings.gen.ts';
import '@mantine/core/styles/Progress.css';

/** A switch that opens an area and the plan's limit of the same area are told as one. */
const switchOfLimited: Readonly<Record<string, string>> = { hourAllocation: 'hoursAllocation' };

/** What the incubator's plan holds. Guards send people here whose plan lacks what they wanted to open. */
export function PlanPage() {
  const { t } = useTranslation(['screens', 'spec']);
  const { rights, incubator } = useSession();
  const { data, error } = useQuery(planQuery());
  useNamedPart();
  const plan = data?.incubator?.planInfo;
  const limited = Object.entries(planLimited);
  const known = rights?.features.switches ?? {};
  const told = Object.values(switchOfLimited);
  const isIncluded = (name: string): boolean =>
    (plan?.features?.includes(name) ?? true) && known[switchOfLimited[name] ?? ''] !== false;
  const switches = Object.entries(known)
    .filter(([name]) => !(name in planLimited) && !told.includes(name))
    .sort(([a], [b]) => a.localeCompare(b));
  return (
    <div className={classes.page} data-in-order>
      <MissingFeature />
      <PageHeader title={plan?.name ? t('plan.named', { plan: plan.name }) : t('plan.title')} />
      <Text c="dimmed">{t('plan.hint', { name: incubator?.name })}</Text>
      {!data && !error && <ListSkeleton rows={6} />}
      {typeof plan?.employeeCountLimit === 'number' && <Licences limit={plan.employeeCountLimit} />}
      {plan && (
        <section aria-labelledby="plan-limited">
          <Title order={2} id="plan-limited" className={classes.heading}>
            {t('plan.limited')}
          </Title>
          <ul className={classes.list}>
            {limited.map(([name, labelKey]) => (
              <Feature key={name} name={t(labelKey, { ns: 'spec' })} isOn={isIncluded(name)} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="plan-switches">
        <Title order={2} id="plan-switches" className={classes.heading}>
          {t('plan.switches')}
        </Title>
        <ul className={classes.list}>
          {switches.map(([name, isOn]) => (
            <Feature key={name} id={`feature-${name}`} name={t(`feature.${name}`, { ns: 'spec' })} isOn={isOn} />
          ))}
        </ul>
      </section>
    </div>
  );
}

interface FeatureProps {
  readonly id?: string;
  readonly name: string;
  readonly isOn: boolean;
}

function Feature({ id, name, isOn }: FeatureProps) {
  const { t } = useTranslation('screens');
  return (
    <li id={id} className={classes.feature} data-on={isOn}>
      {isOn ? <IconCheck size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
      <span className={classes.name}>{name}</span>
      <span className={classes.state}>{isOn ? t('plan.included') : t('plan.notIncluded')}</span>
    </li>
  );
}

/** How many licensed users there may be and, for those who manage them, how many there are. */
function Licences({ limit }: { readonly limit: number }) {
  const { t } = useTranslation('screens');
  const mayOpen = useMayOpen();
  const isManager = mayOpen('/admin/configuration/users');
  const { data, isLoading } = useQuery({ ...graphqlQuery(LicencesDocument, {}), enabled: isManager });
  if (isLoading) return <Coming />;
  const taken = isManager ? data?.users.totalCount : undefined;
  return (
    <div className={classes.licences}>
      <Text>{taken === undefined ? t('plan.limit', { limit }) : t('plan.taken', { taken, limit })}</Text>
      {taken !== undefined && (
        <Progress
          value={limit === 0 ? 100 : Math.min(100, (taken / limit) * 100)}
          color={taken >= limit ? 'red' : 'blue'}
          aria-label={t('plan.taken', { taken, limit })}
        />
      )}
      {taken !== undefined && taken >= limit && <Text size="sm">{t('plan.full')}</Text>}
    </div>
  );
}
