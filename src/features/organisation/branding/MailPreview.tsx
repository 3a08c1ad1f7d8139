import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import classes from './BrandPreview.module.css';
import type { PreviewedBrand } from './previewedBrand.ts';

interface MailPreviewProps {
  readonly brand: PreviewedBrand;
  readonly isDark: boolean;
}

/** A mail of the organisation: its mark, a few lines, the button in its colour. */
export function MailPreview({ brand, isDark }: MailPreviewProps) {
  const { t } = useTranslation('organisation');
  const { incubator } = useSession();
  return (
    <div className={classes.mail}>
      <BrandMark
        name={incubator?.name ?? ''}
        logo={brand.logo}
        logoSquare={brand.logoSquare}
        whiteLogo={brand.whiteLogo}
        logoType={isDark ? 'REVERSE' : null}
      />
      <strong>{t('brand.mailTitle')}</strong>
      <span className={classes.line} style={{ inlineSize: '92%' }} />
      <span className={classes.line} style={{ inlineSize: '78%' }} />
      <span className={classes.button}>{t('brand.mailButton')}</span>
      <small className={classes.foot}>{incubator?.name}</small>
    </div>
  );
}
