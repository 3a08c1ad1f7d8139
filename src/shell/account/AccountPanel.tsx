import { Drawer, NativeSelect, Switch, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isExploring } from '#src/data/exploring/exploring.ts';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { signOut } from '#src/data/session/signOut.ts';
import { menu } from '#src/generated/menus/accountPanel.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { isOfTheHouse } from '#src/ui/avatar/isOfTheHouse.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import { type Language, languageNames, languages } from '#src/ui/i18n/languages.ts';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import { useMenuEntries } from '../navigation/useMenuEntries.ts';
import classes from './AccountPanel.module.css';
import { OwnEntries } from './OwnEntries.tsx';
import { useLanguageChoice } from './useLanguageChoice.ts';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';

const ExploringSwitch = lazy(() =>
  import('../exploring/ExploringSwitch.tsx').then((m) => ({ default: m.ExploringSwitch })),
);

/** Everything about oneself: profile, settings, language, light or dark, log out. */
export function AccountPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['shell', 'spec']);
  useReturnFocus();
  useToastsLeave();
  const user = useSessionUser();
  const entries = useMenuEntries('accountPanel', menu) ?? [];
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={320}
      title={t('account.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.person}>
        <UserAvatar user={{ ...user, isStaff: isOfTheHouse(user.role) }} size={44} />
        <div className={classes.names}>
          <strong>{user.fullName}</strong>
          <span>{user.email}</span>
        </div>
      </div>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.name} data-spec={`menu/accountPanel.${entry.name}`}>
            <AppLink href={entry.href} className={classes.entry} onClick={onClose}>
              <NamedIcon name={entry.icon} />
              {t(entry.labelKey, { ns: 'spec' })}
            </AppLink>
          </li>
        ))}
        <OwnEntries onClose={onClose} />
      </ul>
      <Appearance />
      <button type="button" className={classes.entry} onClick={() => signOut('user')}>
        <IconLogout size={20} stroke={1.75} aria-hidden className="mirrored" />
        {t('account.logOut')}
      </button>
    </Drawer>
  );
}

function Appearance() {
  const { t } = useTranslation('shell');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const { language, choose } = useLanguageChoice();
  return (
    <div className={classes.settings}>
      <NativeSelect
        label={t('account.language')}
        value={language}
        onChange={(event) => choose(event.currentTarget.value as Language)}
        data={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      />
      <div className={classes.setting}>
        <IconMoon size={20} stroke={1.75} aria-hidden />
        <Switch
          className={classes.switch}
          label={t('account.darkMode')}
          labelPosition="left"
          checked={isDark}
          onChange={(event) => setColorScheme(event.currentTarget.checked ? 'dark' : 'light')}
        />
      </div>
      {isExploring() && (
        <Suspense>
          <ExploringSwitch />
        </Suspense>
      )}
    </div>
  );
}
