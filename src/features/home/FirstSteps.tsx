import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { CardList } from '#src/ui/CardList.tsx';
import { Coming } from '#src/ui/list/Coming.tsx';
import { Section } from '#src/ui/Section.tsx';
import { FirstStepsDocument, type FirstStepsQuery } from './home.gen.ts';

/** What makes an organisation ready for others: what is left of it, as far as the reader may do it; nothing once it is done. */
export function FirstSteps() {
  const { t } = useTranslation('screens');
  const mayOpen = useMayOpen();
  const { incubator } = useSession();
  const { data, isPending } = useQuery(graphqlQuery(FirstStepsDocument, {}));
  if (isPending) return <Coming />;
  if (!data) return null;
  const isBranded = Boolean(incubator?.logo ?? incubator?.logoSquare);
  const left = stepsOf(data, isBranded).filter(({ isDone, path }) => !isDone && mayOpen(path));
  if (left.length === 0) return null;
  const title = t('home.firstSteps');
  return (
    <Section title={title} count={left.length} hint={t('home.firstStepsHint')}>
      <CardList
        label={title}
        items={left.map(({ key, path, search = '' }) => ({
          id: key,
          name: t(key),
          href: `${path}${search}`,
          side: '',
        }))}
      />
    </Section>
  );
}

const CREATE = '?create=true';

function stepsOf({ users, programs, funnels }: FirstStepsQuery, isBranded: boolean) {
  return [
    {
      key: 'home.stepTeam',
      path: '/admin/configuration/users',
      search: CREATE,
      // Whoever reads this is one.
      isDone: users.totalCount > 1,
    },
    { key: 'home.stepProgram', path: '/startups/programs', search: CREATE, isDone: programs.totalCount > 0 },
    {
      key: 'home.stepApplications',
      path: '/applications/funnels/management',
      search: CREATE,
      isDone: funnels.totalCount > 0,
    },
    { key: 'home.stepBrand', path: '/admin/configuration/branding', search: '', isDone: isBranded },
  ] as const;
}
