import check from '../checks/alt-text.json' with { type: 'json' }
import type { Guide } from './guide.ts'

export const guide: Guide = {
  check,
  published: '2026-11-22',
  updated: '2026-11-22',
  header: 'centred',
  today: 'Describe the five pictures on your home page, as you would to someone on the phone.',
  takes: { time: 'A minute a picture', cost: 'Free', who: 'Anyone who can open the media library' },
  why: [
    'Alt text is a sentence you attach to a picture. It is not shown on the page. A screen reader speaks it to people who can’t see the picture, and it appears when the picture doesn’t load on a train.',
    {
      kind: 'fact',
      says: 'If you leave it out, some screen readers say the file name instead: “I M G underscore 2 0 4 1 dot J P G”. An empty alt text is different: it tells them to skip a decoration.',
      source: {
        publisher: 'W3C Web Accessibility Initiative',
        title: 'Images tutorial: decorative images',
        url: 'https://www.w3.org/WAI/tutorials/images/decorative/',
        read: '2026-11',
      },
    },
    {
      kind: 'rule',
      says: 'The Disability Discrimination Act covers websites. It names no technique. The usual yardstick is a set of guidelines called WCAG, and a text for each picture is their first point.',
      source: {
        publisher: 'Australian Human Rights Commission',
        title: 'Equal access to digital goods and services: legal and human rights obligations',
        url: 'https://humanrights.gov.au/our-work/disability-rights/chapter-1-legal-and-human-rights-obligations',
        read: '2026-11',
      },
    },
  ],
  steps: [
    {
      title: 'Sort pictures from wallpaper',
      text: [
        'Go through one page. For each picture ask: would the reader miss something if it were gone? A photo of a finished kitchen: yes. A green wave behind the heading: no.',
        'Wallpaper gets an empty alt text. Everything that shows your work, your people or your place gets a sentence. A picture that is a link says where the link goes.',
      ],
      checklist: [
        'Work, people and places: a sentence',
        'Lines, waves and textures: empty',
        'Logo that links home: your business name',
        'Phone, Facebook or cart icon: what it opens',
      ],
      tip: 'A picture of text, such as a menu or a price list, is a problem no alt text can fix. Type the text onto the page.',
      done: 'Each picture on the page is marked W for work or D for decoration.',
    },
    {
      title: 'Write what you would say on the phone',
      text: [
        'Imagine a customer asks, “What’s in the photo?” You would say, “A new switchboard in a terrace hallway, in Newtown.” That is the alt text. No “image of”, no list of suburbs.',
        'Name the place only when the picture shows it. A deck at sunset in Noosa is a deck at sunset in Noosa. A stock photo of a spanner is a spanner.',
      ],
      checklist: [
        'What it shows, in one short sentence',
        'Something only this picture has: colour, room, street',
        'No “photo of”, no file name, no row of keywords',
        'Different words for different pictures',
      ],
      tip: 'There is no rule of 125 characters. One breath is a good length.',
      done: 'With the pictures covered, the sentences still show you the page.',
    },
    {
      title: 'Name the next photos before you upload them',
      text: [
        {
          kind: 'advice',
          says: 'Google looks at the alt text, the words around the picture and, lightly, the file name. It suggests short names with hyphens.',
          source: {
            publisher: 'Google',
            title: 'Google Images best practices',
            url: 'https://developers.google.com/search/docs/appearance/google-images',
            read: '2026-11',
          },
        },
        'So call the next one switchboard-upgrade-newtown.jpg before it leaves your phone. Leave old files alone: a renamed file breaks every place that shows it, and the gain is small.',
      ],
      checklist: [
        'Words with hyphens, no spaces, no capitals',
        'What it shows, then where',
        'Old files left as they are',
        'Alt text filled in at upload, while you still know the job',
      ],
      tip: 'Make it part of the job: photo, new name, one sentence, before the ute leaves the driveway.',
      done: 'The newest picture in your media library has a name you can read.',
    },
  ],
  example: {
    host: 'ampersandandsons.com.au',
    business: 'Ampersand & Sons Electrical, Leichhardt',
    intro:
      'The cameras named our demo electricians’ pictures. Their media library reads like a parts list, and so does their website to a blind customer.',
    seen: { file: 'public/index.html', text: 'alt="IMG_2041"' },
    before: {
      caption: 'Before: what a screen reader says is “IMG underscore 2041”.',
      picture: { as: 'photo', file: 'IMG_2041.jpg', alt: 'IMG_2041' },
    },
    after: {
      caption: 'After: the same picture, said in one breath. Only the words changed; the old file kept its name.',
      picture: {
        as: 'photo',
        file: 'IMG_2041.jpg',
        alt: 'Ray, Luke and Matty Ampersand beside their van in Leichhardt',
      },
    },
  },
  scoring: [
    'We count the pictures that mean something and look at how many have useful words. A file name, or the word “image”, is as good as none.',
    {
      kind: 'ours',
      says: 'File names themselves earn nothing here. They are advice.',
      scored: false,
    },
  ],
  mistakes: [
    '“Electrician Newtown electrician Marrickville electrician Enmore” under a photo of a light bulb.',
    'The same sentence on all ten pictures of a gallery.',
    'Alt text on every swirl. It makes a page exhausting to listen to.',
    'Praise instead of description: “Our amazing team” shows no one.',
    'One photo that is a deck in Noosa on one page and a deck in Newtown on the next.',
    '“Our team” under a photo from a picture library.',
  ],
  checklist: [
    'Every photo of work has a sentence',
    'Decoration is empty, on purpose',
    'Linked pictures say where they lead',
    'No suburb lists',
    'New files named before upload',
  ],
  worked:
    'Switch on the screen reader of your phone (VoiceOver or TalkBack), close your eyes and swipe through your home page.',
  stop: 'Do the pages in your menu. A gallery of two hundred old jobs can wait: describe the best twenty and delete the rest.',
  templates: ['website-content-planner'],
}
