/** The issuer's answer when it declines. https://docs.stripe.com/declines/codes */
export interface Decline {
  code: string
  decline_code: string
  message: string
  advice_code: 'try_again_later' | 'do_not_try_again' | 'confirm_card_data'
  network_decline_code: string
  param?: string
}

/** Where customers prove who they are: in a dialog on the page, or on the bank's own page. */
export type Authentication = 'dialog' | 'redirect'

export interface TestCard {
  number: string
  /** The ready-made payment method for this card in server-side calls. */
  paymentMethod: string
  brand: 'visa' | 'mastercard' | 'amex'
  funding: 'credit' | 'debit' | 'prepaid'
  country: string
  authentication?: Authentication
  decline?: Decline
  dispute?: 'fraudulent' | 'product_not_received'
}

const declined = 'Your card was declined.'
const decline = {
  generic: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: declined,
    advice_code: 'try_again_later',
    network_decline_code: '01',
  },
  insufficientFunds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    advice_code: 'try_again_later',
    network_decline_code: '51',
  },
  lostCard: {
    code: 'card_declined',
    decline_code: 'lost_card',
    message: declined,
    advice_code: 'do_not_try_again',
    network_decline_code: '41',
  },
  stolenCard: {
    code: 'card_declined',
    decline_code: 'stolen_card',
    message: declined,
    advice_code: 'do_not_try_again',
    network_decline_code: '43',
  },
  expired: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
    advice_code: 'confirm_card_data',
    network_decline_code: '54',
    param: 'exp_month',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    advice_code: 'confirm_card_data',
    network_decline_code: '82',
    param: 'cvc',
  },
  processingError: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
    advice_code: 'try_again_later',
    network_decline_code: '96',
  },
} satisfies Record<string, Decline>

const visa = { brand: 'visa', funding: 'credit', country: 'US' } as const

/** The test cards of https://docs.stripe.com/testing that the sandbox supports. */
const testCards: TestCard[] = [
  { ...visa, number: '4242424242424242', paymentMethod: 'pm_card_visa' },
  { ...visa, number: '4000056655665556', paymentMethod: 'pm_card_visa_debit', funding: 'debit' },
  { ...visa, number: '4000000360000006', paymentMethod: 'pm_card_au', country: 'AU' },
  { ...visa, number: '5555555555554444', paymentMethod: 'pm_card_mastercard', brand: 'mastercard' },
  {
    ...visa,
    number: '5200828282828210',
    paymentMethod: 'pm_card_mastercard_debit',
    brand: 'mastercard',
    funding: 'debit',
  },
  { ...visa, number: '378282246310005', paymentMethod: 'pm_card_amex', brand: 'amex' },

  { ...visa, number: '4000000000000002', paymentMethod: 'pm_card_visa_chargeDeclined', decline: decline.generic },
  {
    ...visa,
    number: '4000000000009995',
    paymentMethod: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    decline: decline.insufficientFunds,
  },
  {
    ...visa,
    number: '4000000000009987',
    paymentMethod: 'pm_card_visa_chargeDeclinedLostCard',
    decline: decline.lostCard,
  },
  {
    ...visa,
    number: '4000000000009979',
    paymentMethod: 'pm_card_visa_chargeDeclinedStolenCard',
    decline: decline.stolenCard,
  },
  { ...visa, number: '4000000000000069', paymentMethod: 'pm_card_chargeDeclinedExpiredCard', decline: decline.expired },
  {
    ...visa,
    number: '4000000000000127',
    paymentMethod: 'pm_card_chargeDeclinedIncorrectCvc',
    decline: decline.incorrectCvc,
  },
  {
    ...visa,
    number: '4000000000000119',
    paymentMethod: 'pm_card_chargeDeclinedProcessingError',
    decline: decline.processingError,
  },

  {
    ...visa,
    number: '4000002500003155',
    paymentMethod: 'pm_card_authenticationRequiredOnSetup',
    authentication: 'dialog',
  },
  { ...visa, number: '4000002760003184', paymentMethod: 'pm_card_authenticationRequired', authentication: 'dialog' },
  { ...visa, number: '4000000000003220', paymentMethod: 'pm_card_threeDSecure2Required', authentication: 'dialog' },
  {
    ...visa,
    number: '4000008400001629',
    paymentMethod: 'pm_card_threeDSecureRequiredChargeDeclined',
    authentication: 'dialog',
    decline: decline.generic,
  },
  {
    ...visa,
    number: '4000008260003178',
    paymentMethod: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    authentication: 'dialog',
    decline: decline.insufficientFunds,
  },
  // The 3-D Secure card from Stripe's earlier documentation. Here it redirects to the bank's page.
  { ...visa, number: '4000000000003063', paymentMethod: 'pm_card_threeDSecureRequired', authentication: 'redirect' },

  { ...visa, number: '4000000000000259', paymentMethod: 'pm_card_createDispute', dispute: 'fraudulent' },
  {
    ...visa,
    number: '4000000000002685',
    paymentMethod: 'pm_card_createDisputeProductNotReceived',
    dispute: 'product_not_received',
  },
]

export function testCardByNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}

export function testCardByPaymentMethod(paymentMethod: string): TestCard | undefined {
  return testCards.find((card) => card.paymentMethod === paymentMethod)
}
