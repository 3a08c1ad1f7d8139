import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../stories/support/says.ts';
import { AppLink } from './AppLink.tsx';
import { BrandMark } from './BrandMark.tsx';
import { CountBadge } from './CountBadge.tsx';
import { icons } from './icons/icons.ts';
import { NamedIcon } from './icons/NamedIcon.tsx';
import { LinkTabs } from './LinkTabs.tsx';
import { OnDemand } from './OnDemand.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PublicPage } from './PublicPage.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { SearchField } from './SearchField.tsx';
import { StatusPage } from './StatusPage.tsx';
import { TermsLink } from './TermsLink.tsx';

const meta: Meta = { title: 'ui/Basics' };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const longName = 'A name that goes on and on until no line could ever hold it '.repeat(4);
const dot = 'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"></svg>';

const header = (
  <PageHeader title="Startups" count={1234} action={<Button>New startup</Button>}>
    <p>Those you look after.</p>
  </PageHeader>
);

export const HeaderWithAction: Story = { render: () => header, play: says('Startups', '1,234') };
export const HeaderWithLongTitle: Story = { render: () => <PageHeader title={longName} count={3} /> };
export const HeaderInAPage: Story = {
  render: () => (
    <Page width="form">
      <PageHeader title="Settings" />
      <PageHeader title="Members" level={2} />
    </Page>
  ),
};
export const HeaderRightToLeft: Story = { ...HeaderWithAction, ...rightToLeft, play: says('Startups') };
export const HeaderDark: Story = { ...HeaderWithAction, ...dark };

export const Link: Story = {
  parameters: { path: '/home' },
  render: () => <AppLink href="/tasks">My tasks</AppLink>,
  play: async ({ canvasElement, userEvent }) => {
    const link = within(canvasElement).getByRole('link', { name: 'My tasks' });
    await expect(link).toHaveAttribute('href', '/tasks');
    const page = window.location.pathname;
    await userEvent.click(link);
    await expect(window.location.pathname).toBe(page);
  },
};

export const BrandOfLetters: Story = { render: () => <BrandMark name="Demo Incubator" /> };
export const BrandWithItsMark: Story = { render: () => <BrandMark name="Demo Incubator" logoSquare={dot} /> };
export const BrandWithLogo: Story = {
  render: () => <BrandMark name="Demo Incubator" logo={dot} size="large" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Demo Incubator' })).toHaveAttribute('src', dot);
  },
};
export const BrandOnDark: Story = {
  render: () => (
    <>
      <BrandMark name="As drawn" logo={dot} whiteLogo={`${dot}#white`} logoType="NORMAL" />
      <BrandMark name="Reversed" logo={dot} whiteLogo={`${dot}#white`} logoType="REVERSE" />
      <BrandMark name="Without a white one" logo={dot} logoType="REVERSE" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const sourceOf = (name: string) => within(canvasElement).getByRole('img', { name }).getAttribute('src');
    await expect(sourceOf('As drawn')).toBe(dot);
    await expect(sourceOf('Reversed')).toBe(`${dot}#white`);
    await expect(sourceOf('Without a white one')).toBe(dot);
  },
};
export const NoTerms: Story = {
  render: () => <TermsLink />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const BrandLongName: Story = { render: () => <BrandMark name={longName} size="large" /> };

const Badge = ({ count, change = 0 }: { readonly count: number; readonly change?: number }) => (
  <CountBadge count={count} change={change} testId="badge">
    <button type="button" aria-label={`Tasks, ${count}`}>
      <IconChecklist size={20} aria-hidden />
    </button>
  </CountBadge>
);
export const BadgeOfNothing: Story = {
  render: () => <Badge count={0} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByTestId('badge')).toBeNull();
  },
};
export const BadgeOfOne: Story = { render: () => <Badge count={1} /> };
export const BadgeOfMany: Story = {
  render: () => <Badge count={120} change={1} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('badge')).toHaveTextContent('99+');
  },
};
export const BadgeDark: Story = { ...BadgeOfMany, ...dark };

const links = [
  { href: '/tasks', label: 'Mine' },
  { href: '/tasks/users', label: 'People' },
];
export const TabsThatLead: Story = {
  parameters: { path: '/tasks/users' },
  render: () => <LinkTabs label="Views" links={links} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  },
};
export const OneTabIsNone: Story = {
  render: () => <LinkTabs label="Views" links={links.slice(0, 1)} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const FetchedOnDemand: Story = {
  render: () => (
    <OnDemand
      button={(open) => (
        <Button variant="default" onClick={open}>
          Open
        </Button>
      )}
    >
      <p>What was asked for</p>
    </OnDemand>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('What was asked for')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('What was asked for')).toBeVisible();
  },
};

const PublicCard = ({ isWide = false }: { readonly isWide?: boolean }) => (
  <PublicPage
    title="Apply to the program"
    hint="It takes ten minutes."
    isWide={isWide}
    footer={<AppLink href="/login">Sign in</AppLink>}
  >
    <Button fullWidth>Begin</Button>
  </PublicPage>
);
const isPage = { parameters: { page: true } };
export const ForEverybody: Story = { ...isPage, render: () => <PublicCard /> };
export const ForEverybodyWide: Story = { ...isPage, render: () => <PublicCard isWide /> };
export const ForEverybodyDark: Story = { ...ForEverybody, ...dark };
export const SaysSomething: Story = {
  ...isPage,
  render: () => (
    <StatusPage title="Check your mail" mark={<IconChecklist size={32} aria-hidden />} actions={<Button>Again</Button>}>
      We sent you a link.
    </StatusPage>
  ),
};
export const SaysSomethingFramed: Story = { render: () => <StatusPage title="Nothing here" mark="404" isFramed /> };

const toggled = fn();
export const Checkboxes: Story = {
  render: () => (
    <>
      <RowCheckbox label="Blue Fern" isChecked={false} onToggle={toggled} />
      <RowCheckbox label="Northwind" isChecked onToggle={toggled} />
      <RowCheckbox label="All rows" isChecked={false} isPartial onToggle={toggled} />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'All rows' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Blue Fern' }));
    await expect(toggled).toHaveBeenCalled();
  },
};

const searched = fn();
function Searching({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string): void => {
    searched(next);
    setValue(next);
  };
  return <SearchField value={value} label="Search startups" onChange={change} />;
}
export const SearchEmpty: Story = { render: () => <Searching /> };
export const SearchTyped: Story = {
  render: () => <Searching start="fern" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search startups' });
    await userEvent.type(field, 's');
    await waitFor(() => expect(searched).toHaveBeenLastCalledWith('ferns'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
  },
};
export const SearchRightToLeft: Story = { render: () => <Searching start="fern" />, ...rightToLeft };

export const EveryIcon: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, listStyle: 'none', padding: 0 }}>
      {[...Object.keys(icons), 'unknown'].map((name) => (
        <li key={name}>
          <NamedIcon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
