import check from '../checks/review-response.json' with { type: 'json' }
import type { Guide } from './guide.ts'
import { consumerSurvey, reviewReplies } from './sources.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Answer the newest review that has no reply, in three sentences.',
  takes: { time: 'Five minutes a review', cost: 'Free', who: 'The owner, and a second reader for the bad ones' },
  why: [
    'You are not writing to the reviewer. You are writing to the next hundred people who read the complaint and look for your side. An answer shows them what happens when something goes wrong with you.',
    {
      kind: 'fact',
      says: 'In the United States, 89% of people expect owners to answer reviews, the good and the bad (2025).',
      source: consumerSurvey,
    },
    'No reply is a reply too. Most people read it as “they don’t care”, even when the truth is “they were on a roof”.',
  ],
  steps: [
    {
      title: 'Clear the backlog, newest first',
      text: [
        'Take half an hour and a coffee. Begin with the newest and go back one year; older than that looks odd. Short is fine. What you must not do is paste the same line under each.',
        'Use something from the review: the dog’s name, the blue tiles, the rain that day. If the customer mentioned it in public, you may repeat it. If not, you may not.',
      ],
      checklist: [
        'Replies to all reviews of the last twelve months',
        'One detail from each, already public',
        'First name only if they signed with it',
        'Signed with yours',
      ],
      tip: 'Reply to people who left only stars, too. “Thanks for the stars, Priya” is better than nothing.',
      done: 'A year of reviews, and no two of your answers alike.',
    },
    {
      title: 'Learn three patterns',
      text: [
        'Praise: thank them, name one thing, stop. A fair complaint: own it, say what has changed, offer a phone number. A review you can’t place: say so politely and ask them to ring.',
        'Sleep on the bad ones, or at least walk round the block. Then show the draft to someone who was not there.',
        {
          kind: 'ours',
          says: 'Respond to reviews within 24–48 hours. That is when to write; when it appears is up to Google.',
          scored: false,
        },
        {
          kind: 'fact',
          says: 'Google looks at replies before it shows them. It mostly takes minutes, sometimes up to 30 days, and the reviewer is told.',
          source: reviewReplies,
        },
      ],
      checklist: [
        'A saved note with your three patterns, not your three texts',
        'Notifications for new reviews switched on',
        'A second reader for one and two stars',
        'A phone number, so that the rest happens in private',
      ],
      tip: 'Write the first angry version on paper. It helps, and paper has no “post” button.',
      done: 'The newest unhappy review has a calm answer below it.',
    },
    {
      title: 'Say nothing private',
      text: [
        'A reply is read by neighbours, employers and rivals. Never add a name, an address, an amount, a health matter or what the job was, unless the review said it first. Proving that you are right can cost more than being wrong.',
        {
          kind: 'fact',
          says: 'Most businesses with a turnover under $3 million are outside the Privacy Act; health services are inside, whatever their size. Some posts say that this ends in December 2026. We found no law that says so; ask the privacy commissioner’s office.',
          source: {
            publisher: 'Office of the Australian Information Commissioner',
            title: 'Small business and the Privacy Act',
            url: 'https://www.oaic.gov.au/privacy/privacy-guidance-for-organisations-and-government-agencies/organisations/small-business',
            read: '2026-11',
          },
        },
        'A clinic has a harder rule still: don’t even confirm that the writer is a patient. “We take all feedback seriously. Please ring our practice manager” is the whole answer.',
      ],
      checklist: [
        'No name that isn’t on the review',
        'No detail of the job, the bill or the illness',
        'No “our records show”',
        'Discounts and refunds discussed by phone',
      ],
      tip: 'Read it once as the reviewer’s boss. If you learn something new about your employee, delete that part.',
      done: 'You would be at ease if the reply were read out on local radio.',
    },
  ],
  example: {
    host: 'thegallopingteapot.com.au',
    business: 'The Galloping Teapot, West End',
    intro: 'A review and an answer, both invented for our demo tea house. The first answer came after a long Sunday.',
    seen: { file: 'public/index.html', text: 'Open Wednesday to Sunday' },
    before: {
      caption: 'Before: right on the facts, and three readers lost.',
      picture: {
        as: 'review',
        stars: 2,
        by: 'Ken, two days ago',
        text: 'Lovely cake. Waited forty minutes for a pot of tea and no one said sorry.',
        reply:
          'You booked for six and came as nine, Ken, and your wife sent the first pot back. Perhaps read our terms next time.',
      },
    },
    after: {
      caption: 'After: thanks, what happened, what changed, a phone. Nothing that Ken hadn’t said himself.',
      picture: {
        as: 'review',
        stars: 2,
        by: 'Ken, two days ago',
        text: 'Lovely cake. Waited forty minutes for a pot of tea and no one said sorry.',
        reply:
          'Forty minutes is too long for tea, Ken, and someone should have said so at the table. We have added a second kettle on Sundays. Ring me on 0491 570 158 and let me put it right. Bergamot’s human, Jo',
      },
    },
  },
  scoring: [
    'We can’t measure this one yet: Google hands out reviews without the owner’s answers. It takes nothing off your score.',
    'You can measure it yourself in a minute. Scroll through the reviews of the last year and count those without a reply.',
  ],
  mistakes: [
    '“Thank you for your feedback, we value all our customers”, forty times.',
    'Arguing in a second and a third reply. One is all you get.',
    'Asking for the review to be changed, in public, at the end of an apology.',
    'Letting a bot answer while you sleep. Readers can tell by the second one.',
    'Answering only the bad ones. The kind people wrote too.',
  ],
  checklist: [
    'Notifications on',
    'A year of reviews answered',
    'Written within two days',
    'Nothing private',
    'Bad ones read by a second person',
  ],
  worked:
    'Give the page to someone who doesn’t know you, and ask: “Would you ring them?” Not because of the stars, but because of the replies.',
  stop: 'Three sentences, one reply, done. Anything more belongs on the phone.',
  templates: ['review-request-scripts'],
}
