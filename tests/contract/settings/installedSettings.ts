/** What only whoever runs the installation sets, and what is proved where it is built. */
import { elsewhere } from './SettingCase.ts';

const TENANTS = 'server/platform/tenants/tenants.test.ts';
const INSTALLATION = 'server/services/installation/installation.test.ts';

export const installedSettings = {
  slug: elsewhere(TENANTS, 'is the one that the first label of the host name names'),
  timezone: elsewhere(
    'server/start/threeMonths.test.ts',
    'brings what is expected, when it is expected, and nothing else',
  ),
  domains: elsewhere('server/routes/hosts.test.ts', '%s is that of a tenant'),
  isDisabled: elsewhere(INSTALLATION, 'is reached by nobody until it is enabled again, and has lost nothing'),
  'planInfo.employeeCountLimit': elsewhere(TENANTS, 'who work there are as many as the plan licenses'),
  'planInfo.name': elsewhere('src/features/settings/PlanPage.stories.tsx', 'Everything'),
  'planInfo.features': elsewhere('tests/contract/plan.test.ts', 'is not there without %s, and only that'),
  switches: elsewhere('tests/contract/features.test.ts', 'finds a place for every switch'),
  loginProviders: elsewhere('src/features/auth/PasswordPages.stories.tsx', 'Providers'),
  wordsFrom: elsewhere(
    'server/modules/organisation/ownWords.test.ts',
    'keeps the English that words were said for, until they are said otherwise',
  ),
  oidc: elsewhere('server/platform/tenants/toTenant.test.ts', 'needs both the switch and a provider'),
  supportTools: elsewhere(
    'server/modules/support/supportModule.test.ts',
    'is another proof for each person, and the secret stays here',
  ),
} as const;
