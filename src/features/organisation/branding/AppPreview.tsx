import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { BrandMark } from '#src/ui/BrandMark.tsx';
import classes from './BrandPreview.module.css';
import type { PreviewedBrand } from './previewedBrand.ts';

interface AppPreviewProps {
  readonly brand: PreviewedBrand;
  readonly isPhone: boolean;
}

const entries = ['sidebar_home', 'sidebar_tasks', 'sidebar_applications', 'sidebar_events'] as const;
const lines = ['82%', '64%', '73%', '58%'];

/** The frame with an active entry, a primary action and a link; on a phone with the bar at the bottom. */
export function AppPreview({ brand, isPhone }: AppPreviewProps) {
  const { t } = useTranslation('organisation');
  const { incubator } = useSession();
  const mark = (
    <BrandMark
      name={incubator?.name ?? ''}
      logo={brand.logo}
      logoSquare={brand.logoSquare}
      whiteLogo={brand.whiteLogo}
      logoType={isPhone ? null : brand.sidebarLogo}
    />
  );
  return (
    <div className={classes.app} data-phone={isPhone}>
      {!isPhone && (
        <div className={classes.sidebar}>
          {mark}
          {entries.map((entry, index) => (
            <span key={entry} className={classes.entry} data-active={index === 2}>
              {t(`brand.${entry}`)}
            </span>
          ))}
        </div>
      )}
      <div className={classes.page}>
        {isPhone && <div className={classes.phoneTop}>{mark}</div>}
        <div className={classes.titleLine}>
          <strong>{t('brand.sidebar_applications')}</strong>
          <span className={classes.button}>{t('brand.action')}</span>
        </div>
        <div className={classes.tabs}>
          <span data-active="true">{t('brand.tab')}</span>
          <span>{t('brand.otherTab')}</span>
        </div>
        <div className={classes.card}>
          {lines.map((width) => (
            <span key={width} className={classes.line} style={{ inlineSize: width }} />
          ))}
          <span className={classes.link}>{t('brand.link')}</span>
        </div>
      </div>
    </div>
  );
}
