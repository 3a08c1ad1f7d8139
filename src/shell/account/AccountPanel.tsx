import { Drawer, NativeSelect, Switch, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconChevronDown, IconLifebuoy, IconLogout, IconMoon } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionUser } from '#src/data/session/sessionStore.ts';
import { signOut } from '#src/data/session/signOut.ts';
import { ChatEntry } from '#src/features/thirdParty/ChatEntry.tsx';
import { menu } from '#src/generated/menus/accountPanel.gen.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { isOfTheHouse } from '#src/ui/avatar/isOfTheHouse.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import { type Language, languageNames, languages } from '#src/ui/i18n/languages.ts';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import { useViewer } from '../navigation/useViewer.ts';
import { visibleEntries } from '../navigation/visibleEntries.ts';
import classes from './AccountPanel.module.css';
import { useLanguageChoice } from './useLanguageChoice.ts';
import '@mantine/core/styles/Drawer.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';

/** Everything about oneself: profile, settings, language, light or dark, log out. */
export function AccountPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['shell', 'spec']);
  useReturnFocus();
  useToastsLeave();
  const user = useSessionUser();
  const viewer = useViewer();
  const entries = viewer ? visibleEntries(menu, viewer) : [];
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
          <li key={entry.name}>
            <AppLink href={entry.href} className={classes.entry} onClick={onClose}>
              <NamedIcon name={entry.icon} />
              {t(entry.labelKey, { ns: 'spec' })}
            </AppLink>
          </li>
        ))}
        <SupportEntry onClose={onClose} />
        <ChatEntry className={classes.entry} />
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
    </div>
  );
}

function SupportEntry({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const address = useSession().incubator?.supportEmail?.address;
  return (
    <li>
      <button type="button" className={classes.entry} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconLifebuoy size={20} stroke={1.75} aria-hidden />
        <span className={classes.grow}>{t('account.support')}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      {isOpen && (
        <>
          <AppLink className={classes.entry} data-sub="true" href={`${paths.supportDocs()}#search`} onClick={onClose}>
            {t('account.searchDocs')}
          </AppLink>
          <AppLink className={classes.entry} data-sub="true" href={paths.supportDocs()} onClick={onClose}>
            {t('account.supportDocs')}
          </AppLink>
          {address && (
            <a className={classes.entry} data-sub="true" href={`mailto:${address}`}>
              {t('account.contact')}
            </a>
          )}
        </>
      )}
    </li>
  );
}
