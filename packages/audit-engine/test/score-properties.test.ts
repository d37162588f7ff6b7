import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bare, goodSite } from './support/good-site.ts'
import { scorePillars } from '../src/score.ts'
import { auditTestSite } from './support/audit-test-site.ts'

/** Many whole audits, perhaps next to other work. */
const patience = 60_000

test(
  'whatever the pages hold, scores stay within bounds and every score has evidence',
  () => {
    const piece = fc.constantFrom(
      '<h1>',
      '</h1>',
      '<h2>Reviews</h2>',
      '<title>Home</title>',
      '<img src="/a.jpg">',
      '<img alt="" src=x>',
      '<a href="/b">read more</a>',
      '<a href="javascript:x()">',
      '<a href="//[bad">x</a>',
      '<a href="tel:0295550123">call</a>',
      '<a href="https://facebook.com/">f</a>',
      '<meta name="robots" content="noindex">',
      '<link rel="canonical" href="http://[">',
      '<link rel=canonical href="/x">',
      '<meta name="viewport" content="width=,=;">',
      '<script type="application/ld+json">{"@type":"Review","author":{"@id":"#a"},"name":{"@id":"#a"}}</script>',
      '<script type="application/ld+json">[[[{"@graph":null}]]]</script>',
      '<div itemscope itemtype="https://schema.org/Dentist"><span itemprop="name">',
      '<time datetime="9999-99-99">',
      '<p>© 2001</p>',
      '<p>“We love it, thank you so much for all.” — Ann Lee</p>',
      '<p>12 King Street, Newtown NSW 2042, 02 9555 0123</p>',
      '<table width="9999">',
      '<style>body{width:2000px}</style>',
      '<iframe src="http://x.example/"></iframe>',
      '\u202e\u0000<>&quot;',
      'Zürich 漢字 🦘'.repeat(3),
      '<blockquote>',
      '</div></p></main>',
      '<svg><title>Icon</title></svg>',
    )
    const html = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 40 })), { maxLength: 40 })
      .map((pieces) => bare(pieces.join('')))
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('/a', '/b', '/x', '/services/c', '/tag/d'), html, { maxKeys: 4 }),
        html,
        (pages, home) => {
          const results = auditTestSite({ ...goodSite(), pages: { '/': home, ...pages } })
          for (const { outcome, score, confidence, evidence, reason } of results) {
            if (outcome === 'scored') {
              expect(score).toBeGreaterThanOrEqual(0)
              expect(score).toBeLessThanOrEqual(100)
              expect(confidence).toBeGreaterThan(0)
              expect(evidence.every(({ saw, at }) => saw !== '' && at !== '')).toBe(true)
            } else expect(reason).not.toBe('')
          }
          const { overallScore, coverage } = scorePillars(results)
          expect(overallScore! >= 0 && overallScore! <= 100 && coverage > 0 && coverage <= 1).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  },
  patience,
)
