import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { productName } from '#domain/generated/constants.gen.ts';
import { useStore } from '#src/data/createStore.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { pageAbout, pageTitle } from '#src/ui/pageTitle.ts';

/** Title of the document: the page's own, then the incubator (or its chosen search-engine title). */
export function usePageTitle(): void {
  const { t } = useTranslation('spec');
  const { incubator } = useSession();
  const own = useStore(pageTitle);
  const ownAbout = useStore(pageAbout);
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.staticData.routeId });
  const seo = incubator?.incubatorSeo;
  const about = incubator?.description;
  const site = (seo?.active && seo.seoTitle) || incubator?.name;
  const page = own ?? (routeId ? t(`route.${routeId.replace(/[^A-Za-z0-9]+/g, '_')}`, { defaultValue: '' }) : null);

  useEffect(() => {
    document.title = [page, site].filter(Boolean).join(' · ') || productName;
  }, [page, site]);

  useEffect(() => {
    const description = ownAbout ?? ((seo?.active && seo.seoDescription) || about);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? '');
  }, [seo, about, ownAbout]);
}
