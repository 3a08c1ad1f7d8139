import { Outlet } from '@tanstack/react-router';
import { loginLayoutOf, loginLogoType } from '#src/data/session/brandPalette.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import { FilePreviews } from '#src/ui/upload/FilePreviews.ts';
import { OrganisationFoot } from './OrganisationFoot.tsx';
import classes from './PublicLayout.module.css';

/** Sign-in and other pages for everybody: the tenant's mark over one quiet card; beside or over its picture, where it wants that. */
export function PublicLayout() {
  const { incubator } = useSession();
  const layout = loginLayoutOf(incubator);
  return (
    <div className={classes.page} data-layout={layout} data-in-order={layout === 'CENTRED' || 'middle'}>
      {layout !== 'CENTRED' && incubator?.loginImage && (
        <img src={incubator.loginImage} alt="" className={classes.picture} />
      )}
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
      <FilePreviews value={false}>
        <Outlet />
      </FilePreviews>
      {incubator && <OrganisationFoot {...incubator} />}
    </div>
  );
}
