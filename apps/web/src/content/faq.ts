import { expectedMinutes, guarantee, price } from '@findable/contracts/customer'

/** The questions on the landing page; search engines read the same list. */
export const faq = [
  {
    question: 'What is in the report?',
    answer: `One score out of 100 and the five parts behind it: search presence, your website, local search, reviews, and social media. Then what works, what doesn't, how you compare with businesses near you, and a to-do list in order of effect. Every score says what we saw and where. What we could not check is listed too, and never counted against you.`,
  },
  {
    question: 'How long does it take?',
    answer: `About ${expectedMinutes} minutes from payment. You can watch it being made, or close the page: we email the report to you as well. If your website can't be read, we keep trying, and if it stays that way we refund you in full.`,
  },
  {
    question: 'Is this a subscription?',
    answer: `No. You pay ${price.label} once for one report on one website. Taxes are included. We don't keep your card and we can't charge it again.`,
  },
  {
    question: 'What if the report is no use to me?',
    answer: `${guarantee} Quote your order reference when you write to us.`,
  },
  {
    question: 'What happens to my card and my details?',
    answer: `Your card goes straight to our card payment provider. We never see or store the number. We keep your website address, your email and the report, and we say in our privacy policy for how long. We don't sell or share them.`,
  },
] as const
