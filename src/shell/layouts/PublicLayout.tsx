import { Outlet } from '@tanstack/react-router';
import { loginLogoType } from '#src/data/session/brandPalette.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import { OrganisationFoot } from './OrganisationFoot.tsx';
import classes from './PublicLayout.module.css';

/** Sign-in and other pages for everybody: the tenant's mark over one quiet card. */
export function PublicLayout() {
  const { incubator } = useSession();
  return (
    <div className={classes.page}>
      {incubator && (
        <header className={classes.header}>
          <BrandMark
            name={incubator.name}
            logo={incubator.logo}
            logoSquare={incubator.logoSquare}
            whiteLogo={incubator.whiteLogo}
            logoType={loginLogoType(incubator)}
            size="large"
          />
        </header>
      )}
      <Outlet />
      {incubator && <OrganisationFoot {...incubator} />}
    </div>
  );
}
