/**
 * Phrases of any business whose words alone would mislead: "in the event of rain" is no event, "bank transfer" no bank.
 * They count for nothing. Written like the lexicons.
 */
export const commonPhrases = `
  in the event, in the event of, in the event that, act of god, credit card, debit card, bank transfer, bank account,
  bank details, bank cheque, direct deposit, direct debit, direct bank deposit, visa and mastercard, tax invoice,
  business day, business hours, public holiday, terms and conditions, terms of service, goods and services,
  goods and services tax, inclusive of gst, including gst, include gst, plus gst, excluding gst, exclusive of gst,
  gst inclusive, gst free, prices include gst, personal information, health and safety, good faith, third party,
  other party, either party, real estate office, wear and tear, team member, staff member, track record,
  state of the art, one stop shop, family owned, family owned and operated, years of experience, years in business,
  peace of mind, first and foremost, take place, public liability, public liability insurance,
  professional indemnity insurance, workers compensation insurance, police check, working with children check,
  force majeure, under the age of, years of age, morning tea, your team, our team, in good hands, small business,
  business owner, our website, the website, this website, customer service, social media, home page, privacy policy,
  cookie policy, phone number, email address, opening hours, at the time of booking, free of charge, set out, set up,
  best interest, lots of, a lot, in return, return to, in any event, main event, manufacturer warranty, cleaning fee,
  point of view, all over the world, across the country, high standard, state or territory, privacy act,
  intellectual property rights, limitation of liability, governing law, to the extent permitted by law,
  consequential loss, gold coast, sunshine coast, central coast, south coast, north coast, mid north coast,
  surf coast, web site, web page, our site, this site, the site, your computer, laws of, applicable law,
  australian law, permitted by law, required by law, friend of mine, first aid kit, personal belongings,
  your belongings, their belongings, legal cost, legal fees, solicitor and client, solicitor and own client,
  solicitor own client, debt collection, debt collector, debt collection agency, collection costs, mercantile agent,
  rspca approved, interest on overdue, overdue account`
