/**
 * The only script in the head of a page that can be read without scripts. It adds those that the page's template lists
 * once the page is painted, so that nothing competes with the first paint for a phone's network and processor.
 */
const addScripts = () => document.head.append(document.querySelector<HTMLTemplateElement>('#after-paint')!.content)

// No paint is reported in a tab in the background, or by a browser that guards against fingerprinting.
addEventListener('load', () => setTimeout(addScripts, 1_000))
new PerformanceObserver((paints) => {
  // A background alone may be painted earlier, as "first-paint".
  if (paints.getEntriesByName('first-contentful-paint').length > 0) addScripts()
}).observe({ type: 'paint', buffered: true })
