import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { LinkTabs } from '#src/ui/LinkTabs.tsx';
import { ForbiddenState } from '#src/ui/list/ForbiddenState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { useCommunityAccess } from './useCommunityAccess.ts';

interface CommunityFrameProps {
  readonly part: 'feed' | 'people' | 'startups';
  readonly count?: number | undefined;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Title and parts of the community; closed to those whose role may see neither people nor startups. */
export function CommunityFrame({ part, count, tools, children }: CommunityFrameProps) {
  const { t } = useTranslation('programme');
  const access = useCommunityAccess();
  const mayOpen = useMayOpen();
  const isOpen = part === 'feed' ? access.any : access[part];
  const links = [
    { href: '/community', label: t('community.feed'), isShown: access.any },
    { href: '/community/people', label: t('community.people'), isShown: access.people },
    { href: '/community/startups', label: t('community.startups'), isShown: access.startups },
    { href: '/community/people/assignation', label: t('community.assignation'), isShown: true },
  ].filter(({ href, isShown }) => isShown && mayOpen(href));
  return (
    <Page>
      <PageHeader title={t(`community.title.${part}`)} count={count}>
        <LinkTabs label={t('community.parts')} links={links} />
        {isOpen && tools}
      </PageHeader>
      {isOpen ? children : <ForbiddenState />}
    </Page>
  );
}
