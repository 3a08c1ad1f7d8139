import { useTranslation } from 'react-i18next';
import type { AccessWay } from '#domain/model/accessReason.ts';
import { planLimited, switches } from '#src/generated/access.gen.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

const labels: Readonly<Record<string, string>> = { ...switches, ...planLimited };

/** What a rule says, in the reader's language: by what it refuses, or whom it lets in. */
export function useWayWords(): (way: AccessWay) => string {
  const { t, i18n } = useTranslation(['why', 'spec']);
  const list = new Intl.ListFormat(languageTag(i18n.language), { type: 'conjunction' });
  return ({ code, roles: types, permission: key, feature: name }) => {
    const roles = list.format([...new Set(types.map((type) => t(`spec:role.${type}`, { defaultValue: type })))]);
    const permission = key === null ? '' : t(`spec:permission.${flat(key)}.name`, { defaultValue: key });
    const feature = name === null ? '' : t(`spec:${labels[name] ?? name}`, { defaultValue: name });
    if (code !== null) return t(`code.${code}`, { roles, permission, feature });
    if (permission !== '') return t('open.permission', { permission });
    return types.length > 0 ? t('open.roles', { roles }) : t('open.all');
  };
}

const flat = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_');
