import { describe, expect, it } from 'vitest';
import { previewedBrand } from './previewedBrand.ts';

describe('a brand that is being chosen', () => {
  it('says what becomes of a colour that carries no white text', () => {
    const { mended } = previewedBrand({ 'brandPalette.primary': '#ffe066' });
    expect(mended.map(({ mode }) => mode)).toEqual(['light']);
    expect(mended[0]?.colour).not.toBe('#ffe066');
  });

  it('says what becomes of one that cannot be read in the dark', () => {
    expect(previewedBrand({ 'brandPalette.primary': '#0f172a' }).mended.map(({ mode }) => mode)).toEqual(['dark']);
  });

  it('writes in a colour that can be read on the sidebar, whatever was typed', () => {
    const { light } = previewedBrand({
      'brandPalette.sidebar.backgroundColor': '#ffffff',
      'brandPalette.sidebar.textColor': '#fefefe',
    });
    expect(light).toMatchObject({ '--sidebar-background': '#ffffff', '--sidebar-text': '#000000' });
  });

  it('has one arrangement of the sign-in page as long as there is no picture', () => {
    expect(previewedBrand({ 'brandPalette.login.layout': 'SPLIT' }).layout).toBe('CENTRED');
    expect(previewedBrand({ 'brandPalette.login.layout': 'SPLIT', loginImage: '/api/pictures/a' }).layout).toBe(
      'SPLIT',
    );
  });
});
