/** Google's primary types (Table A) used here: the displayed name, and the words people search for. */
export const trades = {
  accounting: { title: 'Accounting Firm', words: 'accountant accounting tax agent bookkeeper bookkeeping bas smsf' },
  cafe: { title: 'Cafe', words: 'cafe coffee breakfast brunch tea room high restaurant food' },
  car_repair: { title: 'Car Repair Shop', words: 'mechanic car repair auto automotive workshop logbook roadworthy' },
  electrician: { title: 'Electrician', words: 'electrician electrical electric sparky emergency' },
  hair_salon: { title: 'Hair Salon', words: 'hairdresser hair salon haircut colour hairdressing beauty' },
  physiotherapist: { title: 'Physiotherapist', words: 'physio physiotherapist physiotherapy clinic pilates health' },
  roofing_contractor: {
    title: 'Roofing Contractor',
    words: 'roof roofer roofing repair restoration contractor builder',
  },
  store: { title: 'Store', words: 'store fabric sewing haberdashery retail' },
} as const

export type Trade = keyof typeof trades
