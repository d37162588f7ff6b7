import { expectedMinutes, guarantee, price } from '@findable/contracts/customer'

/** Texts of the landing page that come in lists. */

export const version = 'Version 1.0'

export const whatYouGet = [
  {
    title: 'Your score, and what is behind it',
    text: 'One number out of 100, made of five parts. Each part opens to what we saw on your pages and where, so you can check it yourself.',
  },
  {
    title: 'You beside your competitors',
    text: 'Businesses like yours, near you, measured the same way on the same day. No league tables from somewhere else.',
  },
  {
    title: 'What works and what doesn’t',
    text: 'Your strengths, so nobody talks you into changing them. Your weak spots, with the reason they cost you customers.',
  },
  {
    title: 'A to-do list for Tuesday',
    text: 'Simple tips in order of effect. Where we can, the words to paste into your website are written for you.',
  },
] as const

export const howItWorks = [
  { title: 'Enter your website', text: 'The address is all we need. We find out the rest ourselves.' },
  {
    title: `Pay ${price.label}`,
    text: 'Once, by card, taxes included. There is no account to make and no subscription.',
  },
  {
    title: 'Get your report',
    text: `About ${expectedMinutes} minutes later you read it here, download it, and find it in your email.`,
  },
] as const

export const whoItsFor = [
  { title: 'Tradespeople', text: 'Electricians, plumbers, builders, gardeners' },
  { title: 'Professional services', text: 'Accountants, lawyers, architects, advisers' },
  { title: 'Retail and e-commerce', text: 'Shops on the street, shops online, both' },
  { title: 'Health and wellness', text: 'Physios, dentists, clinics, studios' },
  { title: 'Hospitality and food', text: 'Cafés, restaurants, bakeries, caterers' },
] as const

export const trust = [
  { id: 'payment', title: 'Secure payment', text: 'Card details go to the payment provider, never to us.' },
  { id: 'english', title: 'Plain English', text: 'No jargon. If a word needs explaining, we explain it.' },
  { id: 'data', title: 'Data protection', text: 'We keep what the report needs, and delete it on time.' },
  {
    id: 'guarantee',
    title: 'Satisfaction guarantee',
    text: guarantee,
  },
] as const
