/**
 * The only script in the head of a page that can be read without scripts: it adds those that the page's template lists,
 * once the page has been painted. Nothing competes with the first paint for a phone's network and processor then.
 */
new PerformanceObserver((_paint, observer) => {
  observer.disconnect()
  document.head.append(document.querySelector<HTMLTemplateElement>('#after-paint')!.content)
}).observe({ type: 'paint', buffered: true })
