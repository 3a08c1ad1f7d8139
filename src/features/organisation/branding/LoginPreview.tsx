import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import classes from './BrandPreview.module.css';
import type { PreviewedBrand } from './previewedBrand.ts';

/** The sign-in page in the arrangement that was chosen. */
export function LoginPreview({ brand }: { readonly brand: PreviewedBrand }) {
  const { t } = useTranslation('organisation');
  const { incubator } = useSession();
  return (
    <div className={classes.login} data-layout={brand.layout}>
      {brand.layout !== 'CENTRED' && brand.loginImage && (
        <img src={brand.loginImage} alt="" className={classes.picture} />
      )}
      <div className={classes.loginCard}>
        <BrandMark
          name={incubator?.name ?? ''}
          logo={brand.logo}
          logoSquare={brand.logoSquare}
          whiteLogo={brand.whiteLogo}
          logoType={brand.loginLogo}
        />
        <span className={classes.field} />
        <span className={classes.field} />
        <span className={classes.button}>{t('brand.signIn')}</span>
      </div>
    </div>
  );
}
