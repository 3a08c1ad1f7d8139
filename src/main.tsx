import { createRoot } from 'react-dom/client';
import { isSupportedBrowser } from './shell/errors/isSupportedBrowser.ts';

const root = createRoot(document.getElementById('root') ?? document.body);

if (isSupportedBrowser(navigator.userAgent)) {
  const { App } = await import('./shell/App.tsx');
  root.render(<App />);
} else {
  const { UnsupportedBrowserPage } = await import('./shell/errors/UnsupportedBrowserPage.tsx');
  root.render(<UnsupportedBrowserPage />);
}
