/**
 * An expression that runs a function in a page. The function is sent as text, so it uses nothing from outside itself.
 */
export const runInPage = <Given, Found>(look: (given: Given) => Found, given: Given): string =>
  `(${look.toString()})(${JSON.stringify(given)})`
