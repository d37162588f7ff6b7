import type { Template } from './template.ts'

/** The mix that the guide on profile activity suggests. */
const twelvePosts = [
  'A finished job',
  'A question, answered',
  'A finished job',
  'A person, or the dog',
  'Before and after',
  'Thanks to someone local',
  'A finished job',
  'A question, answered',
  'A tool you swear by',
  'A person, or the dog',
  'A price or an offer',
  'A finished job',
]

export const template: Template = {
  use: 'Fill it in at one sitting: choose twelve photos and write a sentence for each, as you would say it to a neighbour. Then post one a week.',
  pages: [
    [
      {
        as: 'fields',
        rows: [[{ label: 'Business' }, { label: 'Our day and time', share: 0.3 }, { label: 'From', share: 0.2 }]],
      },
      {
        as: 'table',
        columns: [
          { title: 'Week', share: 0.08 },
          { title: 'Date', share: 0.1 },
          { title: 'Photo', share: 0.24 },
          { title: 'Your sentence', share: 0.34 },
          { title: 'Suburb', share: 0.14 },
          { title: 'Posted', share: 0.1, box: true },
        ],
        rows: twelvePosts.map((idea, index) => [String(index + 1), '', idea]),
        height: 13.8,
      },
      {
        as: 'beside',
        left: [
          { as: 'heading', text: 'Before each post' },
          {
            as: 'ticks',
            columns: 1,
            items: [
              'The customer agreed to the photo',
              'No house number, number plate or child’s face',
              'A gift or payment behind it is named',
            ],
          },
        ],
        right: [
          { as: 'heading', text: 'At weeks 4, 8 and 12' },
          {
            as: 'ticks',
            columns: 1,
            items: [
              'Hours right, next public holiday included',
              'Comments and messages answered',
              'Messages and calls that posts brought: counted',
            ],
          },
        ],
      },
      {
        as: 'note',
        text: 'Missed a week? Post the next one. Twelve photos from real jobs beat fifty that came from a calendar of national days.',
      },
    ],
  ],
}
