import { IconChevronDown, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/data/session/sessionStore.ts';
import { ChatEntry } from '#src/features/thirdParty/ChatEntry.tsx';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './AccountPanel.module.css';

/** What Cohort has in the account panel that another product need not have (decision 0061). */
export function OwnEntries({ onClose }: { readonly onClose: () => void }) {
  return (
    <>
      <SupportEntry onClose={onClose} />
      <ChatEntry className={classes.entry} />
    </>
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
