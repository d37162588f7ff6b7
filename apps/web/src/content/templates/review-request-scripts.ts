import { empty, type Template } from './template.ts'

export const template: Template = {
  use: 'Put your own words where the brackets are, keep the text in your phone, and send it to every customer on the day the job ends.',
  pages: [
    [
      {
        as: 'note',
        text: 'Ask everyone, happy or not. Give nothing in return. Suggest no words and no staff names. Don’t ask while people wait to pay. Registered health practitioners: read Ahpra’s advertising rules and ask your insurer first.',
      },
      {
        as: 'fields',
        rows: [
          [
            { label: 'Our review link (Google Business Profile, “Ask for reviews”)', share: 0.72 },
            { label: 'Tested on' },
          ],
        ],
      },
      { as: 'heading', text: 'What to say, and what to send' },
      {
        as: 'script',
        title: 'In person, when the job is done',
        text: '“Would you mind writing a line about how it went? I’ll send you the link. Good or bad, it helps us.”',
      },
      {
        as: 'script',
        title: 'Text message, the same day (only to people who said you may text them)',
        text: 'Hi [first name], [your name] from [business] here. How did we do with [the job]? Google review, good or bad: [link] It only takes 30 seconds! Reply STOP to opt out.',
      },
      {
        as: 'script',
        title: 'Email',
        text: 'Subject: How did we do?\nHi [first name],\nThank you for having us on [day]. Would you write a line about how it went, good or bad? It only takes 30 seconds: [link]\nIf something isn’t right, call me or write it there. Both are fine.\n[Your name], [business], [phone] · Don’t want emails like this? Reply “no more”.',
      },
      {
        as: 'script',
        title: 'Last line of the invoice',
        text: 'How did we do? Google review, good or bad: [link]',
      },
      { as: 'heading', text: 'Everyone we asked this month' },
      {
        as: 'table',
        columns: [
          { title: 'Date', share: 0.11 },
          { title: 'Job or invoice number', share: 0.35 },
          { title: 'Asked by', share: 0.18 },
          { title: 'Said', share: 0.12, box: true },
          { title: 'Texted', share: 0.12, box: true },
          { title: 'Emailed', share: 0.12, box: true },
        ],
        rows: empty(9),
        height: 8,
      },
      {
        as: 'fields',
        rows: [
          [{ label: 'Jobs this month' }, { label: 'Asked' }, { label: 'New reviews' }, { label: 'All answered by' }],
        ],
      },
    ],
    [
      { as: 'heading', text: 'Cards to leave behind' },
      {
        as: 'text',
        text: 'Print this page on card. Glue your QR code into each square, write your business name on the line and cut along the dashes. Leave a card with the paperwork; don’t hold it up while people wait to pay.',
      },
      {
        as: 'cards',
        columns: 2,
        rows: 4,
        title: 'How did we do?',
        text: 'Please leave a Google review, good or bad. It only takes 30 seconds!',
        place: 'Your QR code',
        line: 'Business',
      },
    ],
  ],
}
