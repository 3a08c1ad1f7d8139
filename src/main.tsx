import { createRoot } from 'react-dom/client';
import { provideTemporal } from './data/temporal/browserTemporal.ts';
import { App } from './shell/App.tsx';
import { isSupportedBrowser } from './shell/errors/isSupportedBrowser.ts';
import { UnsupportedBrowserPage } from './shell/errors/UnsupportedBrowserPage.tsx';

const isSupported = isSupportedBrowser(navigator.userAgent);
if (!isSupported) document.getElementById('opening')?.remove();
const root = createRoot(document.getElementById('root') ?? document.body);
if (!isSupported) root.render(<UnsupportedBrowserPage />);
else void provideTemporal().finally(() => root.render(<App />));
