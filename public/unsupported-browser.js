// Browsers that cannot load modules cannot load the app's own page for this either.
document.getElementsByTagName('html')[0].innerHTML =
  '<body style="font-family:sans-serif;margin:15% auto;max-width:32em;text-align:center"><h1>Browser not supported!</h1>' +
  '<p>Please try opening the application using the latest version of Chrome, FireFox, Safari or Edge.</p></body>';
