// Browsers that cannot load modules cannot load the app's own page for this either, nor its texts: those of shell.json stand here
// once more, by the language that the server has written into the page (locales.test.ts compares them).
var page = document.getElementsByTagName('html')[0];
var texts = {
  en: [
    'Browser not supported!',
    'Please try opening the application using the latest version of Chrome, FireFox, Safari or Edge.',
  ],
  ar: ['المتصفح غير مدعوم!', 'يرجى محاولة فتح التطبيق بأحدث إصدار من Chrome أو Firefox أو Safari أو Edge.'],
  de: [
    'Browser wird nicht unterstützt!',
    'Bitte öffnen Sie die Anwendung mit der neuesten Version von Chrome, Firefox, Safari oder Edge.',
  ],
  es: [
    '¡Navegador no compatible!',
    'Intente abrir la aplicación con la última versión de Chrome, Firefox, Safari o Edge.',
  ],
  fr: [
    'Navigateur non pris en charge !',
    'Essayez d’ouvrir l’application avec la dernière version de Chrome, Firefox, Safari ou Edge.',
  ],
  id: ['Peramban tidak didukung!', 'Coba buka aplikasi dengan versi terbaru Chrome, Firefox, Safari, atau Edge.'],
  ja: [
    '対応していないブラウザーです！',
    '最新バージョンの Chrome、Firefox、Safari、Edge のいずれかでアプリケーションを開いてください。',
  ],
  ko: ['지원되지 않는 브라우저입니다!', 'Chrome, Firefox, Safari, Edge의 최신 버전으로 애플리케이션을 열어 주세요.'],
  pt: [
    'Navegador não compatível!',
    'Tente abrir o aplicativo com a versão mais recente do Chrome, Firefox, Safari ou Edge.',
  ],
  tr: [
    'Tarayıcı desteklenmiyor!',
    "Lütfen uygulamayı Chrome, Firefox, Safari veya Edge'in en son sürümüyle açmayı deneyin.",
  ],
  uk: [
    'Браузер не підтримується!',
    'Спробуйте відкрити застосунок в останній версії Chrome, Firefox, Safari або Edge.',
  ],
};
var text = texts[(page.lang || 'en').split('-')[0]] || texts.en;
page.innerHTML =
  '<body style="font-family:sans-serif;margin:15% auto;max-width:32em;text-align:center"><h1></h1><p></p></body>';
// As text, which no sign in it can turn into markup.
page.getElementsByTagName('h1')[0].appendChild(document.createTextNode(text[0]));
page.getElementsByTagName('p')[0].appendChild(document.createTextNode(text[1]));
