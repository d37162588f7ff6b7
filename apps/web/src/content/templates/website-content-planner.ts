import { empty, type Template } from './template.ts'

export const template: Template = {
  use: 'Print one sheet for each page of your website. Fill it in before anyone opens the editor, and keep it: it says when to look again.',
  pages: [
    [
      {
        as: 'fields',
        rows: [
          [{ label: 'Page or service' }, { label: 'Date', share: 0.22 }, { label: 'Look again', share: 0.24 }],
          [{ label: 'Who looks for it' }],
          [{ label: 'In their words (from calls, emails and Google’s suggestions)' }],
        ],
      },
      { as: 'heading', text: 'What search results show' },
      { as: 'letters', label: 'Page title: job, place, name. After 60 letters it may be cut.', rows: 2, perRow: 30 },
      {
        as: 'fields',
        rows: [[{ label: 'Description, up to 160 letters: what the customer gets' }], [{ label: '' }], [{ label: '' }]],
      },
      { as: 'heading', text: 'What the page says' },
      {
        as: 'fields',
        rows: [
          [{ label: 'Main heading (h1)' }],
          [{ label: 'Heading (h2)' }, { label: 'Heading (h2)' }],
          [{ label: 'Heading (h2)' }, { label: 'Heading (h2)' }],
          [{ label: 'Price with GST, or what it depends on' }],
          [{ label: 'How long it takes' }, { label: 'Suburbs, and a job there' }],
          [{ label: 'Licence no., insurance' }, { label: 'Praise, with permission from' }],
        ],
      },
      { as: 'heading', text: 'Three questions it answers' },
      { as: 'fields', rows: [[{ label: '1' }], [{ label: '2' }], [{ label: '3' }]] },
      { as: 'heading', text: 'Photos and links' },
      {
        as: 'table',
        columns: [
          { title: 'File name (words-with-hyphens.jpg)', share: 0.36 },
          { title: 'Alt text: what it shows, as you would say it on the phone', share: 0.64 },
        ],
        rows: empty(3),
        height: 8,
      },
      { as: 'fields', rows: [[{ label: 'Links to this page from' }, { label: 'It leads on to' }]] },
    ],
  ],
}
