import { nationalNumber } from './phone-numbers.ts'

/**
 * Telephone numbers that templates, forms and guides show in place of one: digits that count up or down, or nothing but
 * zeros or nines. In national notation. Our judgement.
 */
const sampleNumber =
  /^(?:04(?:12 345 678|23 456 789|98 765 432|00 123 456|01 234 567)|04\d\d 000 000|0[2378] (?:9876 5432|9999 9999|[2-9]000 0000)|1[38]00 000 000)$/

export const isSampleNumber = (national: string): boolean => sampleNumber.test(national)

/** "+61-3-1234-5678", in any notation. */
const countsUp = /^\D*(?:61\D*|0)[2378]\D*1234\D*5678\D*$/

/** "+61-000-000-000" */
const oneDigit = /^\D*(?:61\D*)?(\d)(?:\D*\1){7,}\D*$/

/** The same of a number as it is written. */
export const isSamplePhone = (written: string): boolean =>
  countsUp.test(written) || oneDigit.test(written) || isSampleNumber(nationalNumber(written) ?? '')

/**
 * Numbers set aside for films and books by the Australian Communications and Media Authority ("Phone numbers for use in
 * TV shows, films and creative works").
 */
const fictionNumber =
  /^(?:0[2378] (?:5550|7010) \d{4}|0491 57(?:0 (?:006|110|15[6-9]|313|737)|1 (?:266|491|804)|2 (?:549|665|983)|3 (?:770|087)|4 (?:118|632)|5 (?:254|789)|6 (?:398|801)|7 (?:426|644)|8 (?:888|957)|9 (?:212|455|760))|1800 (?:160 401|975 7\d\d)|1300 975 7\d\d)$/

export const isFictionNumber = (national: string): boolean => fictionNumber.test(national)

/** Hosts that are reserved for examples (RFC 2606) or that templates use for "your website". */
export const sampleHost =
  /^(?:[\w-]+\.)*(?:example\.(?:com|net|org)(?:\.au)?|(?:your|my)-?(?:domain|site|website|company|business|email)(?:name|here)?\.com(?:\.au)?|domainname\.com(?:\.au)?|yourname\.com(?:\.au)?)$/i
/** Ordinary hosts that only mean "yours" in an email address. */
const sampleEmail =
  /^(?:(?:you|your-?(?:name|email|mail)|youremail|name|email|user(?:name)?|someone|example)@(?:domain|company|email|website|site|mail|gmail|test|sample)\.com|(?:info|contact|hello|mail|support|admin)@(?:company|domain|website|sample|test|mysite|companyname|businessname)\.com|[\w.]+@(?:yourcompany|yourbusiness|yoursite|yourdomain)\.\w+)$/i

export const isSampleEmail = (email: string): boolean =>
  sampleHost.test(email.slice(email.lastIndexOf('@') + 1)) || sampleEmail.test(email)

/** "123 Service Street", "Your Street Address Here": where nobody is. */
const sampleStreet =
  /^(?:\d{1,4} )?(?:your|insert|enter) (?:[a-zÀ-ɏ']+ )?(?:street )?address\b|^(?:street )?address(?: line 1)?(?: here)?$|^\d{1,3} (?:service|business|example|sample|your|any|anywhere|fake|test|company|demo|placeholder) (?:st(?:reet)?|rd|road|ave(?:nue)?|name)\b/i

export const isSampleStreet = (street: string): boolean => sampleStreet.test(street.trim())

/** "Such as", "e.g." or an opening quotation mark right before a detail: an example meant as one. */
export const meantAsExample = /(?:(?:e\.?g\.?|\bex|example|such as|like|format|sample)[\s:,(."“]*|“)$/i
