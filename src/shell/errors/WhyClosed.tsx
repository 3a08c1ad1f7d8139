import { useTranslation } from 'react-i18next';
import type { GuardSpec } from '#domain/model/access.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { flags, switches } from '#src/generated/access.gen.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { SpecPlace } from '#src/ui/exploring/SpecPlace.tsx';

interface WhyClosedProps {
  readonly routeId: string;
  readonly guard: Pick<GuardSpec, 'permission' | 'feature' | 'flag'>;
}

/** For explorers, below whom a page is for: what its rule asks for beside, where it stands, and where that is granted. */
export function WhyClosed({ routeId, guard }: WhyClosedProps) {
  const { t } = useTranslation(['organisation', 'spec']);
  const mayOpen = useMayOpen();
  const granting = paths.adminConfigurationPermissions();
  const labels: Readonly<Record<string, string>> = switches;
  const asked = [guard.feature, ...(guard.flag === undefined ? [] : (flags[guard.flag]?.switches ?? []))];
  const features = new Set(asked.flatMap((name) => (name === undefined ? [] : (labels[name] ?? []))));
  return (
    <>
      {[...features].map((key) => (
        <p key={key}>{t('exploring.feature', { feature: t(key, { ns: 'spec' }) })}</p>
      ))}
      <SpecPlace kind="route" id={routeId} />
      {guard.permission !== undefined && mayOpen(granting) && (
        <p>
          <AppLink href={granting}>{t('exploring.grant')}</AppLink>
        </p>
      )}
    </>
  );
}
