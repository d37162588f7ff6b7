import type { Benchmark } from './benchmark.ts'
import { auditAgainstFetching } from './engine/audit-against-fetching.ts'
import { auditAgainstLighthouse } from './engine/audit-against-lighthouse.ts'
import { parsing } from './engine/parsing.ts'
import { builtSite } from './engine/site/sites.ts'
import { proxying } from './gateway/proxying.ts'
import { orderLine } from './line/orders.ts'
import { queueShare } from './line/queue-share.ts'

const heavy = 'the same, on the heavy website'

/** All benchmarks, in the order they run. */
export const benchmarks: Benchmark[] = [
  auditAgainstFetching('plumber', {
    id: 'engine-wall',
    figure:
      'whole audit of a 25-page site at 50 ms a response, in a warm process / fetching the same addresses with 6 connections and doing nothing else, all known beforehand',
    limit:
      'links must be found first, which costs one round of answers (1.20 in theory); facts and assessment follow the last page',
  }),
  auditAgainstFetching(builtSite, {
    id: 'heavy-wall',
    figure: heavy,
    limit: 'the same; the last pages to answer are read one after the other in the thread of their audit',
  }),
  parsing('plumber', {
    id: 'engine-parse',
    figure: 'CPU a page, parsed and assessed for all components / bare cheerio-parse5 `load` and ten selectors',
    limit: 'two thirds of it is facts and components, which search the text of a page for many things, each on its own',
  }),
  parsing(builtSite, {
    id: 'heavy-parse',
    figure: heavy,
    limit:
      'nearly half of it is components, which compare the words of every page with those of the others; parsing is a quarter',
  }),
  auditAgainstLighthouse('plumber', {
    cpu: {
      id: 'engine-lighthouse-cpu',
      figure:
        'CPU of a whole audit of 25 pages, cold process / CPU of Lighthouse (4 categories) on its home page alone',
      goal: 1 / 18,
      limit:
        'a cold process, whose code the compiler has not made fast yet: in a profile, components were 33 % of the CPU of the main thread, facts 27 %, loading the program 11 %, parsing 10 %, collecting garbage 6 %, and the rest connections and Node.js itself; another third of all CPU is that of the threads beside it, which compile and collect garbage',
    },
    wall: {
      id: 'engine-lighthouse-wall',
      figure: 'the same, wall time at 50 ms a response',
      goal: 1 / 25,
      limit: 'the same CPU, and six rounds of answers at 50 ms, which nothing can shorten',
    },
    memory: {
      id: 'engine-memory',
      figure: 'peak memory of the same / of Lighthouse with its browser',
      goal: 1 / 10,
      limit: 'Node.js with its libraries loaded is already more than half of it',
    },
    warm: {
      id: 'warm-audit',
      figure: 'CPU of a whole audit in a warm worker / CPU of Lighthouse as above',
      goal: 1 / 80,
      limit: 'facts and components; then parsing, collecting garbage, and making the code of young threads fast',
    },
  }),
  auditAgainstLighthouse(builtSite, {
    cpu: {
      id: 'heavy-lighthouse-cpu',
      figure: 'CPU of a whole audit, cold process / Lighthouse as above, on the heavy website',
      goal: 1 / 18,
      limit: 'components, 38 % of the CPU of the main thread, and facts, 20 %, before the compiler has made them fast',
    },
    wall: {
      id: 'heavy-lighthouse-wall',
      figure: 'the same, wall time at 50 ms a response',
      goal: 1 / 25,
      limit: 'the same CPU',
    },
    memory: {
      id: 'heavy-memory',
      figure: 'peak memory of the same / of Lighthouse with its browser',
      goal: 1 / 10,
      limit: 'Node.js with its libraries, and garbage that it has no reason to collect yet',
    },
    warm: {
      id: 'heavy-warm-audit',
      figure: 'CPU of a whole audit in a warm worker / CPU of Lighthouse as above',
      goal: 1 / 80,
      limit: 'components, then the parser',
    },
  }),
  auditAgainstLighthouse('script', {
    cpu: {
      id: 'rendered-lighthouse-cpu',
      figure:
        'CPU of a whole audit with its browser, cold, of a website built by script, of which 12 pages are shown / CPU of Lighthouse on its home page alone',
      goal: 1 / 2,
      limit: 'the browser, which starts, and shows each of the pages until it has settled',
    },
    wall: {
      id: 'rendered-lighthouse-wall',
      figure: 'the same, wall time at 50 ms a response',
      goal: 1 / 3,
      limit: 'the same',
    },
  }),
  proxying,
  queueShare,
  orderLine,
]
