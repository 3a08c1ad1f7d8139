/** How an organisation looks, on its pages and in its mails. */
import { brandColor, loginLayoutOf, loginLogoType, sidebarPalette } from '#src/data/session/brandPalette.ts';
import { sidebarColours } from '#src/ui/theme/sidebarColours.ts';
import type { House } from './House.ts';
import { page } from './pageSettings.ts';
import type { HouseCase } from './SettingCase.ts';

const inMail = (what: string) => async (house: House) => (await house.mail()).html.includes(what);
const mailed = (saved: object, what: string, besides?: object): HouseCase =>
  page(saved, { seen: inMail(what), usually: false, changed: true, ...(besides && { besides }) });

const palette = (part: 'sidebar' | 'login', values: object) => ({ brandPalette: { [part]: values } });
const SIDEBAR_STORIES = 'src/shell/navigation/Sidebar.stories.tsx';

/** A colour of the sidebar as the page puts it on. */
function sidebar(saved: object, property: string, usually: unknown, changed: string, besides?: object): HouseCase {
  return page(palette('sidebar', { ...besides, ...saved }), {
    ...(besides && { besides: palette('sidebar', besides) }),
    seen: async (house) => sidebarColours(sidebarPalette(await house.visited()))[`--sidebar-${property}`],
    usually,
    changed,
    drawnBy: { file: SIDEBAR_STORIES, test: 'InTheTenantsColours' },
  });
}

const night = { backgroundColor: '#102030' };
const picture = 'https://acme.org/house.png';
const arrangement = async (house: House) => loginLayoutOf(await house.visited());

export const brandSettings = {
  logo: mailed({ logo: 'https://acme.org/logo.png' }, 'https://acme.org/logo.png'),
  logoSquare: mailed({ logoSquare: 'https://acme.org/square.png' }, 'https://acme.org/square.png'),
  whiteLogo: mailed({ whiteLogo: 'https://acme.org/white.png' }, 'https://acme.org/white.png', {
    logo: 'https://acme.org/logo.png',
  }),
  address: mailed({ address: '200 Water Street' }, '200 Water Street'),
  'brandPalette.primary': page(
    { brandPalette: { primary: '#0f766e' } },
    {
      seen: async (house) => [brandColor(await house.visited()), await inMail('#0f766e')(house)],
      usually: [undefined, false],
      changed: ['#0f766e', true],
    },
  ),
  loginImage: page(
    { loginImage: picture },
    {
      besides: palette('login', { layout: 'SPLIT' }),
      seen: arrangement,
      usually: 'CENTRED',
      changed: 'SPLIT',
      drawnBy: { file: 'src/features/organisation/branding/BrandPreview.stories.tsx', test: 'SignInBeside' },
    },
  ),
  'brandPalette.login.layout': page(palette('login', { layout: 'FULL' }), {
    besides: { loginImage: picture },
    seen: arrangement,
    usually: 'CENTRED',
    changed: 'FULL',
    drawnBy: { file: 'src/features/organisation/branding/BrandPreview.stories.tsx', test: 'SignInOver' },
  }),
  'brandPalette.login.logoType': page(palette('login', { logoType: 'REVERSE' }), {
    seen: async (house) => loginLogoType(await house.visited()),
    usually: undefined,
    changed: 'REVERSE',
    drawnBy: { file: 'src/shell/layouts/Layouts.stories.tsx', test: 'ForVisitorsInReverse' },
  }),
  'brandPalette.sidebar.logoType': page(palette('sidebar', { logoType: 'REVERSE' }), {
    seen: async (house) => sidebarPalette(await house.visited()).logoType,
    usually: undefined,
    changed: 'REVERSE',
    drawnBy: { file: SIDEBAR_STORIES, test: 'InTheTenantsColours' },
  }),
  'brandPalette.sidebar.backgroundColor': sidebar(night, 'background', undefined, '#102030'),
  'brandPalette.sidebar.textColor': sidebar({ textColor: '#f0e0d0' }, 'text', '#ffffff', '#f0e0d0', night),
  'brandPalette.sidebar.activeItemBackgroundColor': sidebar(
    { activeItemBackgroundColor: '#ffee88' },
    'active',
    undefined,
    '#ffee88',
  ),
  'brandPalette.sidebar.activeItemTextColor': sidebar(
    { activeItemTextColor: '#301000' },
    'active-text',
    '#000000',
    '#301000',
    { activeItemBackgroundColor: '#ffee88' },
  ),
  'brandPalette.sidebar.activeSubItemTextColor': sidebar(
    { activeSubItemTextColor: '#88ffcc' },
    'active-sub-text',
    '#ffffff',
    '#88ffcc',
    night,
  ),
} as const;
