import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { isSupportedBrowser } from './shell/errors/isSupportedBrowser.ts';
import { UnsupportedBrowserPage } from './shell/errors/UnsupportedBrowserPage.tsx';

const isSupported = isSupportedBrowser(navigator.userAgent);
if (!isSupported) document.getElementById('opening')?.remove();
createRoot(document.getElementById('root') ?? document.body).render(isSupported ? <App /> : <UnsupportedBrowserPage />);
