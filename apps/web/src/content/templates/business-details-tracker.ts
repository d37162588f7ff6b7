import type { Template } from './template.ts'

const ours = ['Website footer', 'Contact and About pages', 'PDFs and price lists', 'Invoice, email signature']
const others = [
  'Google Business Profile',
  'Apple Maps',
  'Bing Places',
  'Facebook',
  'Instagram',
  'OpenStreetMap',
  'True Local',
  'Our trade’s directory:',
  'Suppliers, clubs, sponsors:',
]
const registers = ['ABN Lookup (abr.business.gov.au)', 'ASIC (companies only)', 'Licence register']

export const template: Template = {
  use: 'Write the master card once. Then open each place, compare it with the card and tick what agrees. Go round again every January, and on the day anything changes.',
  pages: [
    [
      { as: 'heading', text: 'The master card' },
      {
        as: 'fields',
        rows: [
          [{ label: 'Name, as on the sign' }, { label: 'Company name, if different' }],
          [{ label: 'Address, or suburb and service area' }],
          [{ label: 'Main phone' }, { label: 'Email' }, { label: 'Website' }],
          [{ label: 'ABN' }, { label: 'Licence no.' }, { label: 'Decided on' }],
        ],
      },
      { as: 'heading', text: 'Where it is shown' },
      {
        as: 'table',
        columns: [
          { title: 'Place', share: 0.3 },
          { title: 'Login held by', share: 0.2 },
          { title: 'Name', share: 0.09, box: true },
          { title: 'Address', share: 0.1, box: true },
          { title: 'Phone', share: 0.09, box: true },
          { title: 'What to correct', share: 0.22 },
        ],
        rows: [...ours, ...others, ...registers, '', ''].map((place) => [place]),
        height: 8,
      },
      { as: 'fields', rows: [[{ label: 'First round done on' }, { label: 'by' }, { label: 'Next round' }]] },
      {
        as: 'note',
        text: 'The same facts count, not the same commas: “St” for “Street” is fine; another digit is not. Changed details must be with the Australian Business Register within 28 days, and a company’s new address with ASIC within 28 days.',
      },
    ],
  ],
}
