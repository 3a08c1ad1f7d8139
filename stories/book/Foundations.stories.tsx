import { Button, useMantineTheme } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { icons } from '#src/ui/icons/icons.ts';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import classes from './book.module.css';
import { ColourTable } from './ColourTable.tsx';
import { tokensOf } from './tokens.ts';

/** What everything is made of. Each page is drawn from the theme itself: what is changed there is changed here. */
const meta: Meta = { title: 'foundations/Foundations' };
export default meta;

type Story = StoryObj;

const READABLE = 4.5;

/** Neutrals do the work; the organisation's colour marks the one thing to do, what is active, and the focus. */
export const Colours: Story = {
  render: () => <ColourTable colours={tokensOf('colours')} />,
  play: async ({ canvasElement }) => {
    const found = [...canvasElement.querySelectorAll('[data-contrast]')];
    await expect(found.length).toBeGreaterThan(6);
    await waitFor(() => {
      for (const one of found) expect(Number(one.getAttribute('data-contrast'))).toBeGreaterThanOrEqual(READABLE);
    });
  },
};
export const ColoursDark: Story = { ...Colours, globals: { colourMode: 'dark' } };

function TypeScale() {
  const { fontSizes, headings } = useMantineTheme();
  const rows = [
    ...Object.entries(headings.sizes).map(([name, { fontSize }]) => [name, fontSize, headings.fontWeight] as const),
    ...Object.entries(fontSizes).map(([name, size]) => [name, size, '400'] as const),
  ];
  return (
    <table className={classes.table}>
      <tbody>
        {rows.map(([name, fontSize, fontWeight]) => (
          <tr key={name}>
            <th scope="row">
              {name} · {fontSize} · {fontWeight}
            </th>
            <td style={{ fontSize, fontWeight: Number(fontWeight) }}>Twelve startups begin on Monday, 1,204.50 €</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Inter for Latin and Cyrillic, Noto Sans Arabic for Arabic. Prose has lines of at most 72 characters. */
export const Type: Story = { render: () => <TypeScale /> };
export const TypeArabic: Story = { ...Type, globals: { language: 'ar' } };

function Lengths() {
  const { spacing, radius } = useMantineTheme();
  const sizes = tokensOf('sizes').filter(({ name }) => !name.startsWith('radius'));
  return (
    <>
      <h2>Spacing</h2>
      <table className={classes.table}>
        <tbody>
          {[...Object.entries(spacing), ...sizes.map(({ name, written }) => [`--${name}`, written] as const)].map(
            ([name, length]) => (
              <tr key={name}>
                <th scope="row">
                  {name} · {length}
                </th>
                <td>
                  <div className={classes.bar} style={{ inlineSize: length }} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <h2>Radii</h2>
      <table className={classes.table}>
        <tbody>
          {Object.entries(radius).map(([name, length]) => (
            <tr key={name}>
              <th scope="row">
                {name} · {length}
              </th>
              <td>
                <div className={classes.box} style={{ borderRadius: length }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A grid of four pixels. Controls have a radius of 6, cards of 10. */
export const SpacingAndRadii: Story = { render: () => <Lengths /> };

/** Borders for what lies, one shadow for what floats. */
export const Elevation: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 480 }}>
      <div className={classes.floating} style={{ border: '1px solid var(--border)' }}>
        A card lies on the page: a border.
      </div>
      <div className={classes.floating} style={{ boxShadow: 'var(--shadow-float)' }}>
        A menu floats over it: --shadow-float.
      </div>
    </div>
  ),
};
export const ElevationDark: Story = { ...Elevation, globals: { colourMode: 'dark' } };

function Moving() {
  const [isMoved, setMoved] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <p>{tokensOf('motion').map(({ name, written }) => `--${name}: ${written}`)}</p>
      <div className={classes.moving} data-moved={isMoved || undefined} />
      <Button onClick={() => setMoved(!isMoved)}>Move it</Button>
    </div>
  );
}

/** Only to show where something came from; none for those who asked their system for less of it. */
export const Motion: Story = {
  render: () => <Moving />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move it' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-moved]')).not.toBeNull());
  },
};

/** One family, Tabler, of 16 and 20 pixels. These have a name in the spec. */
export const Icons: Story = {
  render: () => (
    <ul className={classes.icons}>
      {Object.keys(icons).map((name) => (
        <li key={name}>
          <NamedIcon name={name} size={20} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

function Widths() {
  const { breakpoints } = useMantineTheme();
  return (
    <table className={classes.table}>
      <tbody>
        {Object.entries(breakpoints).map(([name, width]) => (
          <tr key={name}>
            <th scope="row">
              {name} · {width}
            </th>
            <td>{name === 'xs' ? 'Below: a phone. Bottom bar, sheets instead of dialogs, one column' : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Breakpoints: Story = { render: () => <Widths /> };
