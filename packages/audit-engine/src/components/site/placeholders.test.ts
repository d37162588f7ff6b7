import { describe, expect, test } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { crawledPage } from '../../../test/support/crawled-page.ts'
import { placeholdersIn } from './placeholders.ts'

const quotes = (body: string) =>
  placeholdersIn(crawledPage(parsePage(`<body>${body}</body>`, 'https://bristlebird.com.au/'))).map(
    ({ quote }) => quote,
  )

describe('what a template left behind', () => {
  test.each([
    ['<a href="mailto:info@example.com">Write to us</a>', 'info@example.com'],
    ['<p>Email: you@yourdomain.com</p>', 'you@yourdomain.com'],
    ['<p>name@domain.com</p>', 'name@domain.com'],
    ['<a href="https://www.example.com/book">Book</a>', 'https://www.example.com/book'],
    ['<p>Call (123) 456-7890</p>', '(123) 456-7890'],
    ['<a href="tel:0400%20000%20000">Call</a>', '0400 000 000'],
    ['<p>+1 5589 55488 55</p>', '+1 5589 55488 55'],
    ['<a href="tel:+15551234567">Call</a>', '+15551234567'],
    ['<p>Call (212) 555-0134</p>', '(212) 555-0134'],
    ['<p>Name to be added</p>', 'Name to be added'],
    ['<p>A108 Adam Street, New York, NY 535022</p>', 'A108 Adam Street'],
    ['<p>123 Main Street, Anytown</p>', '123 Main Street, Anytown'],
    ['<footer>© 2026 Your Company Name Here</footer>', '© 2026 Your Company Name Here'],
    ['<p>contact form goes here</p>', 'contact form goes here'],
    ['<h1>[Your business name]</h1>', '[Your business name]'],
    ['<p>Sample feedback inspired by a friendly service.</p>', 'Sample feedback inspired by a friendly service.'],
    ['<p>Sample articles. Replace with real club news.</p>', 'Sample articles. Replace with real club news.'],
    ['<p>Dish photography drops in here, waiting for you.</p>', 'Dish photography drops in here, waiting for you.'],
    ['<a href="/forms/TODO.pdf">Order form</a>', '/forms/TODO.pdf'],
    ['<p>[Authentic testimonial, pending written sign-off]</p>', '[Authentic testimonial, pending written sign-off]'],
    ['<p>[Specify whether there are any fees]</p>', '[Specify whether there are any fees]'],
    ["<p>Bea's job photos go here</p>", "Bea's job photos go here"],
    ['<form action="https://formspree.io/f/FORM_ID"></form>', 'https://formspree.io/f/FORM_ID'],
    ['<form action="https://formspree.io/f/REPLACE_WITH_ID"></form>', 'https://formspree.io/f/REPLACE_WITH_ID'],
    ['<h4>Heading</h4>', 'Heading'],
    ['<h3>Project Name</h3>', 'Project Name'],
    ['<p>Replace these sample images with your own photos.</p>', 'Replace these sample images with your own photos.'],
    ['<p>Update this page regularly with your latest games.</p>', 'Update this page regularly with your latest games.'],
    ['<p>List the services you offer, which may include:</p>', 'List the services you offer, which may include:'],
    [
      '<li>Briefly introduce your baking service and its benefits</li>',
      'Briefly introduce your baking service and its benefits',
    ],
    ['<p>Use “from” wording; we confirm prices.</p>', 'Use “from” wording; we confirm prices.'],
    ['<p>insert individual paragaph.</p>', 'insert individual paragaph.'],
    ['<p>Call [insert your phone number]</p>', 'Call [insert your phone number]'],
    ['<h2>Bookings here...</h2>', 'Bookings here...'],
    ['<p>Most guests: ????????</p>', 'Most guests: ????????'],
    ['<p>Write to [email&#160;protected]</p>', '[email protected]'],
    ['<p>Booking button placeholder, ready for the widget.</p>', 'Booking button placeholder, ready for the widget.'],
    ['<h3>Services Style-01</h3>', 'Services Style-01'],
    ['<title>About us - Version 2</title>', 'About us - Version 2'],
    ['<h1>About Us Layout 2</h1>', 'About Us Layout 2'],
    ['<h1>Home 2</h1>', 'Home 2'],
    [
      '<p>Replace the placeholder tiles with your own photos.</p>',
      'Replace the placeholder tiles with your own photos.',
    ],
    ['<h3>ADD PHOTO</h3>', 'ADD PHOTO'],
    [
      '<p>[PLACEHOLDER: Insert wide photo of the yard, with a tow truck, taken in the morning]</p>',
      '[PLACEHOLDER: Insert wide photo of the yard, with a tow truck, taken in the morning]',
    ],
    ['<p>From $900 [VERIFY price]</p>', 'From $900 [VERIFY price]'],
    [
      '<p>Prices to be confirmed with the owner before publishing.</p>',
      'Prices to be confirmed with the owner before publishing.',
    ],
    [
      '<script type="application/ld+json">{"@type":"Plumber","telephone":"+61-3-1234-5678"}</script>',
      '+61-3-1234-5678',
    ],
    [
      '<p>Our winery began in a shed behind the railway station.<br>INSERT FAMILY DOCUMENT</p>',
      'INSERT FAMILY DOCUMENT',
    ],
    ['<p>Insert Safety Document. Ask Bea?</p>', 'Insert Safety Document. Ask Bea?'],
    ['<p>Placeholder answer. Yes, we wash on Sundays.</p>', 'Placeholder answer. Yes, we wash on Sundays.'],
    ['<footer>ABN placeholder · Licence placeholder · ©</footer>', 'ABN placeholder · Licence placeholder · ©'],
    ["<p>Price list pending Bea's confirmation.</p>", "Price list pending Bea's confirmation."],
    [
      '<p>This policy is a draft for review. This policy needs approval before launch.</p>',
      'This policy needs approval before launch.',
    ],
    ['<div>CHECK — whether the depot opens on Sundays</div>', 'CHECK — whether the depot opens on Sundays'],
    ["<p>I am [Owner's Name], and we began in [Year].</p>", "I am [Owner's Name], and we began in [Year]."],
  ])('%s', (body, quote) => {
    expect(quotes(body)).toContain(quote)
  })

  test.each(['<h3>Home 2</h3>', '<p>Services style 1</p>', '<h2>Hair Style 01</h2>', '<h2>Services in style</h2>'])(
    'is not %s',
    (body) => expect(quotes(body)).toEqual([]),
  )

  const note = 'These terms are provided as a starting template and are no legal advice.'
  const notes = (path: string, text: string) =>
    placeholdersIn(crawledPage(parsePage(`<p>${text}</p>`, `https://bristlebird.com.au${path}`))).map(
      ({ quote }) => quote,
    )
  test('is the note of a generator to the owner on a legal page', () => {
    expect(notes('/terms', note)).toEqual(['These terms are provided as a starting template'])
    expect(notes('/privacy', 'This is a sample privacy policy.')).toEqual(['This is a sample privacy policy'])
    expect(notes('/privacy', 'We recommend having it reviewed by a qualified professional.')).toHaveLength(1)
  })
  test('is not what a lawyer says of templates elsewhere, nor an ordinary line of terms', () => {
    expect(notes('/documents', note)).toEqual([])
    expect(notes('/terms', 'Our templates are provided as they are. Have them reviewed by a lawyer.')).toEqual([])
  })
})

describe('what only looks like it', () => {
  test.each([
    '<p>Email us: hello@bristlebird.com.au or sales@domain.com.au</p>',
    '<p>[email&#160;protected]</p><script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
    '<label>Email, e.g. you@example.com</label>',
    '<p>Leaving “info@example.com” or “Your company name here” where the template had it. Someone will write to it.</p>',
    '<p>Do not leave "Your business name here" in your footer.</p>',
    '<p>Your mobile, for example 0400 000 000</p>',
    '<p>123 Main Street, Croydon VIC 3136</p>',
    '<p>123 Main Street<br>Kangaroo Point 4169</p>',
    '<p>12 Sample Street, Glenelg SA 5045</p>',
    '<p>Call 1300 123 456 or 02 9555 0123</p>',
    '<p>Your company deserves a clean office. Your business here in Perth is in good hands.</p>',
    '<input placeholder="you@example.com">',
    '<li>Insert the document.</li><li>Insert original document face down</li><li>Insert a photo</li>',
    '<p>Comments require approval before publication. Refunds are paid pending the outcome of the review.</p>',
    '<p>We show the placeholder while the picture loads. CHECK – Tyres, brakes and lights</p>',
    '<p>Sold out [read more], [Video] and [1] for the notes, [our company] in the text.</p>',
    '<p>Tell us your name, and click here to add a note to your order.</p>',
  ])('%s', (body) => {
    expect(quotes(body)).toEqual([])
  })
})

test('a label asks for a name where a field follows, and is left over where a heading should be', () => {
  expect(quotes('<form><label>Business Name</label><input name="business"></form>')).toEqual([])
  expect(quotes('<h1>Business Name</h1>')).toEqual(['Business Name'])
})
