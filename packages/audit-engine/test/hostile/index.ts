// Websites that hurt, for the tests of those who store and show what the engine makes of them.

export { answer } from '../fuzz/corpus.ts'
export { answerWith, hosts } from '../fuzz/hostile-server.ts'
export { mutatedSite } from '../fuzz/mutated-site.ts'
export { halfCharacterSite } from './half-characters.ts'
export { hostilePages } from './hostile-pages.ts'
