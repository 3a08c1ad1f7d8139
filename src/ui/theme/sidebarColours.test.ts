import { expect, it } from 'vitest';
import { sidebarColours } from './sidebarColours.ts';

it('is the product’s own where nothing was chosen', () => {
  expect(sidebarColours({ textColor: '#ff0000' })).toEqual({});
});

it('shows the active entry in its own colours, whatever the background', () => {
  expect(sidebarColours({ activeItemBackgroundColor: '#ffee88', activeItemTextColor: '#301000' })).toEqual({
    '--sidebar-active': '#ffee88',
    '--sidebar-active-text': '#301000',
  });
});

it('has five colours, those of texts as they can be read', () => {
  const chosen = {
    backgroundColor: '#102030',
    textColor: '#f0e0d0',
    activeItemTextColor: '#102031',
    activeSubItemTextColor: '#88ffcc',
  };
  expect(sidebarColours(chosen)).toEqual({
    '--sidebar-background': '#102030',
    '--sidebar-text': '#f0e0d0',
    '--sidebar-active': '#102030',
    '--sidebar-active-text': '#ffffff',
    '--sidebar-active-sub-text': '#88ffcc',
  });
});
