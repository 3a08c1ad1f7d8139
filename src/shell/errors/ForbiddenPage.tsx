import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { admits } from '#domain/access/gates/admits.ts';
import type { GuardSpec } from '#domain/model/access.ts';
import { isExploring } from '#src/data/exploring/exploring.ts';
import { ruledRoute, ruleOf } from '#src/data/session/ruleOf.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useOwnPageTitle } from '#src/ui/pageTitle.ts';
import { StatusPage } from '#src/ui/StatusPage.tsx';

const WhyClosed = lazy(() => import('./WhyClosed.tsx').then((m) => ({ default: m.WhyClosed })));

/** The address of a page or a part of one that its reader may not open: which it is, for whom, whom to ask, and the way back. */
export function ForbiddenPage({ routeId }: { readonly routeId: string }) {
  const { t } = useTranslation(['shell', 'spec']);
  const router = useRouter();
  const rule = ruleOf(routeId);
  const named = t(`spec:route.${flat(routeId)}`, { defaultValue: '' });
  const whoMay = useWhoMay();
  useOwnPageTitle(t('forbidden.title'));
  return (
    <StatusPage
      isFramed
      mark={<IconLock size={32} aria-hidden />}
      title={t('forbidden.title')}
      actions={
        <>
          {router.history.canGoBack() && (
            <Button variant="default" onClick={() => router.history.back()}>
              {t('back')}
            </Button>
          )}
          <Button component={AppLink} href="/">
            {t('notFound.home')}
          </Button>
        </>
      }
    >
      {[named && t('forbidden.page', { page: named }), rule && whoMay(rule.guard), t('forbidden.hint')]
        .filter(Boolean)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      {rule && isExploring() && (
        <Suspense>
          <WhyClosed routeId={ruledRoute(routeId) ?? routeId} guard={rule.guard} />
        </Suspense>
      )}
    </StatusPage>
  );
}

/**
 * Whom a rule lets in, in a sentence: roles, or the permission that decides whatever the role. Nothing where its reader is
 * one of those: what stands in the way then is this one record, or something else.
 */
function useWhoMay(): (guard: GuardSpec) => string | undefined {
  const { t, i18n } = useTranslation(['shell', 'spec']);
  const principal = useSession().rights?.principal ?? null;
  return ({ permission, roles }) => {
    if (principal && admits({ ...(permission && { permission }), ...(roles && { roles }) }, principal))
      return undefined;
    if (permission !== undefined)
      return t('forbidden.permission', { permission: t(`spec:permission.${flat(permission)}.name`) });
    if (!roles?.length) return undefined;
    const names = roles.map((role) => t(`spec:role.${role}`));
    const list = new Intl.ListFormat(languageTag(i18n.language), { type: 'disjunction' });
    return t('forbidden.roles', { roles: list.format([...new Set(names)]) });
  };
}

const flat = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_');
