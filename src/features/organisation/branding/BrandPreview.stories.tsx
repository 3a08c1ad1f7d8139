import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppPreview } from './AppPreview.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { LoginPreview } from './LoginPreview.tsx';
import { MailPreview } from './MailPreview.tsx';
import { previewedBrand } from './previewedBrand.ts';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="%23134e4a" d="M0 0h4v4H0z"/%3E%3Ccircle cx="3" cy="1" r="1" fill="%23fbbf24"/%3E%3C/svg%3E';
const values = {
  'brandPalette.primary': '#0f766e',
  'brandPalette.sidebar.backgroundColor': '#134e4a',
  'brandPalette.sidebar.textColor': '#ccfbf1',
  'brandPalette.sidebar.activeItemBackgroundColor': '#f59e0b',
};
const brand = previewedBrand({ ...values, loginImage: picture, 'brandPalette.login.layout': 'SPLIT' });

const meta: Meta<typeof BrandPreview> = {
  title: 'features/BrandPreview',
  component: BrandPreview,
  args: { values },
};
export default meta;

type Story = StoryObj<typeof BrandPreview>;

export const App: Story = {
  play: async ({ canvasElement }) => {
    const stage = await within(canvasElement).findByTestId('brand-stage');
    await expect(stage.style.getPropertyValue('--sidebar-background')).toBe('#134e4a');
  },
};
export const InTheDark: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Dark' }));
    await expect(canvas.getByTestId('brand-stage')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  },
};
/** Too light for white words: what becomes of it is said, and shown. */
export const MendedColour: Story = {
  args: { values: { 'brandPalette.primary': '#ffe066' } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('status'))[0]).toHaveTextContent(/White words/);
  },
};
export const NothingChosen: Story = { args: { values: {} } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const DarkPage: Story = { globals: { colourMode: 'dark' } };
export const Phone: Story = { render: () => <AppPreview brand={brand} isPhone /> };
export const SignInBeside: Story = { render: () => <LoginPreview brand={brand} /> };
export const SignInOver: Story = { render: () => <LoginPreview brand={{ ...brand, layout: 'FULL' }} /> };
export const Mail: Story = { render: () => <MailPreview brand={brand} isDark={false} /> };
