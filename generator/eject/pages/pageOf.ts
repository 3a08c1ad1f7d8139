import type { ScreenMeta } from '#domain/model/screens.ts';
import { calendarPage } from './calendarPage.ts';
import { dashboardPage } from './dashboardPage.ts';
import { detailPage } from './detailPage.ts';
import { formPage } from './formPage.ts';
import { tablePage } from './tablePage.ts';

/** A screen that the renderer of its kind draws. */
export type GenericScreen = Exclude<ScreenMeta, { readonly kind: 'component' }>;

/** The page that the renderer of the screen's kind would have drawn. Long lines are left to the formatter. */
export function pageOf(screen: GenericScreen, component: string): string {
  switch (screen.kind) {
    case 'table':
      return tablePage(screen, component);
    case 'detail':
      return detailPage(screen, component);
    case 'form':
      return formPage(screen, component);
    case 'calendar':
      return calendarPage(screen, component);
    case 'dashboard':
      return dashboardPage(screen, component);
  }
}
