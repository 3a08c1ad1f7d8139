import { Anchor, Button, Group, Textarea } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#src/data/session/ability.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { embedSnippet } from './embedSnippet.ts';
import classes from './FunnelOpeningTab.module.css';

interface FunnelEmbedProps {
  /** Address of the program's page for other sites. */
  readonly link: string;
  /** Of the program. */
  readonly name: string;
  /** Those that may show it. */
  readonly sites: readonly string[];
}

/** What puts the program's page into the organisation's own web site; where no site is named yet, the way to name one. */
export function FunnelEmbed({ link, name, sites }: FunnelEmbedProps) {
  const { t } = useTranslation('applications');
  const maySetSites = useAbility().can('update', 'Incubator');
  const snippet = embedSnippet(link, name);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(snippet);
    showToast({ kind: 'success', message: t('opening.copied') });
  };
  const isAllowed = sites.length > 0;
  return (
    <div className={classes.mail}>
      <Textarea
        className={classes.snippet}
        label={t('opening.embed')}
        description={isAllowed ? t('opening.embedHint', { sites: sites.join(', ') }) : t('opening.embedNobody')}
        value={snippet}
        readOnly
        rows={4}
        dir="ltr"
        classNames={{ input: classes.markup }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="md">
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          disabled={!isAllowed}
          onClick={() => void copy()}
        >
          {t('opening.copy')}
        </Button>
        <Anchor href={link} target="_blank" rel="noopener" className={classes.look}>
          <IconExternalLink size={16} aria-hidden />
          {t('opening.embedLook')}
        </Anchor>
        {maySetSites && (
          <Anchor component={AppLink} href={paths.adminConfigurationDomain()}>
            {t('opening.embedSites')}
          </Anchor>
        )}
      </Group>
    </div>
  );
}
