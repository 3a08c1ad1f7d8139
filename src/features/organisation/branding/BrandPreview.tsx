import { SegmentedControl, Switch } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '#src/forms/formValues.ts';
import { AppPreview } from './AppPreview.tsx';
import classes from './BrandPreview.module.css';
import { LoginPreview } from './LoginPreview.tsx';
import { MailPreview } from './MailPreview.tsx';
import { previewedBrand } from './previewedBrand.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/Switch.css';

/** Isolated (Unicode UAX #9), so that its sign stays in front in a line from right to left. */
const asOneWord = (text: string): string => `\u2066${text}\u2069`;

const views = ['app', 'phone', 'login', 'mail'] as const;
type View = (typeof views)[number];

/** What a brand looks like while it is being chosen: the app, a phone, the sign-in page and a mail, light and dark. */
export function BrandPreview({ values }: { readonly values: FormValues }) {
  const { t } = useTranslation('organisation');
  const [view, setView] = useState<View>('app');
  const [isDark, setDark] = useState(false);
  const brand = previewedBrand(values);
  return (
    <section className={classes.preview} aria-label={t('brand.preview')}>
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label={t('brand.shown')}
          value={view}
          data={views.map((value) => ({ value, label: t(`brand.${value}`) }))}
          onChange={(value) => setView(views.find((known) => known === value) ?? 'app')}
        />
        <Switch
          size="sm"
          label={t('brand.dark')}
          checked={isDark}
          onChange={(event) => setDark(event.currentTarget.checked)}
        />
      </div>
      {/* A picture of pages: nothing in it can be used. */}
      <div
        className={classes.stage}
        data-mantine-color-scheme={isDark ? 'dark' : 'light'}
        style={isDark ? brand.dark : brand.light}
        data-testid="brand-stage"
        aria-hidden
      >
        {view === 'login' && <LoginPreview brand={brand} />}
        {view === 'mail' && <MailPreview brand={brand} isDark={isDark} />}
        {(view === 'app' || view === 'phone') && <AppPreview brand={brand} isPhone={view === 'phone'} />}
      </div>
      {brand.mended.map(({ mode, colour }) => (
        <p key={mode} className={classes.mended} role="status">
          <IconInfoCircle size={16} className={classes.icon} aria-hidden />
          <span>{t(`brand.mended.${mode}`, { colour: asOneWord(colour.toUpperCase()) })}</span>
          <span className={classes.swatch} style={{ background: colour }} aria-hidden />
        </p>
      ))}
    </section>
  );
}
