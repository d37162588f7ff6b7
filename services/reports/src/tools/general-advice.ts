import type { Industry } from '@findable/contracts'

/** What we would tell any local business. Our judgement, without figures that have not been measured. */
export const usualAdvice: readonly string[] = [
  'Claim your free Google Business Profile and keep its opening hours, phone number and photos up to date.',
  'Give each service a page of its own, and name the suburb you work in on it.',
  'Ask customers for a review soon after the work is done, and answer the ones you get.',
  'Write your name, address and phone number the same way everywhere.',
]

/** The same by industry: how its customers usually look and choose. Our judgement. */
export const adviceFor: Record<Industry, readonly string[]> = {
  'Building & Construction': [
    'Show finished projects with photos, the suburb and what was done: people hire the builder whose work they can see.',
    'Put your licence number and insurance where visitors find them without searching.',
    'Give each kind of job, such as extensions or roof repairs, a page of its own.',
    'Ask for a review at handover, while the customer is standing in the result.',
  ],
  'Trades & Services': [
    'Put a phone number that can be tapped at the top of every page: many customers have an urgent problem and a phone in hand.',
    'Name the suburbs you serve, and say whether you come after hours.',
    'Give each service, such as hot water or switchboards, a page of its own.',
    'Ask for a review as soon as the job is done: map results show them beside your name.',
  ],
  'Professional Services': [
    'Show who does the work: names, photos and qualifications make strangers trust you.',
    'Answer the questions clients ask first, costs among them, on pages of their own.',
    'Keep your LinkedIn company page current: other firms look you up there.',
    'Make it clear what happens after somebody gets in touch, and how soon.',
  ],
  'Health & Wellness': [
    'Let people book online, and show the number to ring beside it.',
    'Show every practitioner with qualifications and registration.',
    'Keep opening hours right everywhere, public holidays included.',
    'Take care with testimonials: advertising a regulated health service with testimonials about clinical care is not allowed in Australia.',
  ],
  'Hospitality & Food Services': [
    'Put the menu with prices on a page, not in a file that phones must download.',
    'Show opening hours, address and a booking link on the first screen.',
    'Post recent photos of food and rooms: guests decide with their eyes.',
    'Answer reviews, the bad ones first and politely: future guests read your answer.',
  ],
  'Retail & E-Commerce': [
    'Give each product its own page with a clear title, a price and what delivery costs.',
    'Describe pictures in words, so that image search can find your goods.',
    'Say how returns work before anybody has to ask.',
    'Show products in use on Instagram and Facebook, and link back to their pages.',
  ],
  'Transport, Logistics & Auto Services': [
    'Say which makes, loads or routes you take, each on a page of its own.',
    'Let people ask for a quote or book a time in a few taps.',
    'Name the suburbs or corridors you serve.',
    'Ask for a review when the car or the load is handed over.',
  ],
  'Education & Training': [
    'Put dates, prices and what a learner can do afterwards on every course page.',
    'Show accreditation where it applies, and link to the register.',
    'Let graduates speak, with a name and the course they took.',
    'Answer the questions of parents and learners on a page of their own.',
  ],
  'Beauty & Personal Care': [
    'Let people book online at any hour: many look in the evening.',
    'Show prices, or at least where they start.',
    'Post recent work on Instagram, and link to it from your website.',
    'Ask happy customers for a review before they leave the chair.',
  ],
  'Entertainment & Events': [
    'Put what is on, when and where on a page that is easy to find, and take past dates off it.',
    'Show photos and short videos of past events.',
    'Mark events up as events, so that search engines can list their dates.',
    'Make tickets or enquiries reachable from every page.',
  ],
  Technology: [
    'Say in plain words whose problem you solve, before how.',
    'Describe a few projects, with what the customer got out of them.',
    'Keep your LinkedIn company page current: business customers check it.',
    'Give each service or product a page of its own.',
  ],
  'Real Estate & Property': [
    'Give each suburb you work in a page with what you have sold or let there.',
    'Show every agent with a photo and a direct number.',
    'Ask both sellers and buyers for reviews, where people in your area read them.',
    'Keep listings current: a property that is gone costs trust.',
  ],
  'Finance & Insurance': [
    'Put your licence or registration numbers on every page.',
    'Explain what you charge for and how you are paid.',
    'Answer seasonal questions, tax time above all, on pages of their own and before the season.',
    'Show the people behind the firm: customers trust you with their money.',
  ],
  'Manufacturing & Production': [
    'List what you make with sizes, materials and standards: buyers search by them.',
    'Say how small and how large an order may be, and how long it takes.',
    'Show the works and the machines: it proves that you make things yourself.',
    'Name the regions you deliver to.',
  ],
  'Non-Profit & Charity': [
    'Say what a donation does, in plain words, beside the button to give.',
    'Show your registration with the charities register, and your yearly report.',
    'Tell recent stories of people you helped, with their leave.',
    'Make it easy to volunteer: which days, where, and whom to ask.',
  ],
  'Recruitment & Staffing': [
    'Separate what employers need from what candidates need on the first screen.',
    'Keep job advertisements current, and mark them up as job postings.',
    'Say which industries and regions you fill jobs in, each on a page of its own.',
    'Keep your LinkedIn company page alive: both sides look there.',
  ],
}
