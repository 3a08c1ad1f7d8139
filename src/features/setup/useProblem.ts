import { useTranslation } from 'react-i18next';
import type { InstallationField } from './Installation.ts';
import type { InstallationState } from './useInstallation.ts';

const known = ['required', 'tooLong', 'host', 'hostTaken', 'language', 'zone', 'currency', 'email'] as const;

const passwordProblems = [
  'passwordRequired',
  'passwordShort',
  'passwordLong',
  'passwordCommon',
  'passwordOfNames',
] as const;

/** What is wrong with a field, in words; undefined when nothing is. */
export function useProblem({ problems }: InstallationState): (field: InstallationField) => string | undefined {
  const { t } = useTranslation(['setup', 'auth', 'errors']);
  return (field) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    const name = known.find((candidate) => candidate === problem);
    if (name !== undefined) return t(`setup:problem.${name}`);
    const password = passwordProblems.find((candidate) => candidate === problem);
    return password === undefined ? t('auth:reset.rule') : t(`errors:code.${password}`);
  };
}
