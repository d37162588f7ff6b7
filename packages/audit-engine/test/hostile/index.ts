// Hostile websites, for the tests of packages that store and show the engine's results.

export { answer } from '../fuzz/corpus.ts'
export { answerWith, hosts } from '../fuzz/hostile-server.ts'
export { mutatedSite } from '../fuzz/mutated-site.ts'
export { halfCharacterSite } from './half-characters.ts'
export { hostilePages } from './hostile-pages.ts'
