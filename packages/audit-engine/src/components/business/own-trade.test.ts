import { expect, test } from 'vitest'
import { parsePage } from '../../page/parse-page.ts'
import { ownTradeOf } from './own-trade.ts'

const home = (html: string) => parsePage(html, 'https://www.example.com.au/')

test('two words for one trade leave no doubt', () => {
  const page = home('<title>Marsden Lawyers | Family law firm in Parramatta</title><h1>Solicitors you can talk to</h1>')
  expect(ownTradeOf(page, 'Marsden Lawyers', 'Professional Services')).toEqual({
    type: 'LegalService',
    word: 'Lawyers',
  })
})

test('a business may call itself by several words of one schema.org type', () => {
  const page = home('<title>Bookkeeper and tax agent in Norwood</title>')
  expect(ownTradeOf(page, null, 'Finance & Insurance')).toEqual({ type: 'AccountingService', word: 'Bookkeeper' })
})

test('two trades are no certain one', () => {
  expect(ownTradeOf(home('<title>Plumber and electrician</title>'), null, 'Trades & Services')).toBeNull()
})

test('a name shows the trade in any of its words, and gives none that is never searched for alone', () => {
  const page = home('<title>Welcome</title><h1>Power you can rely on</h1>')
  expect(ownTradeOf(page, 'Harbour Electrical', 'Trades & Services')).toEqual({ type: 'Electrician', word: null })
  expect(ownTradeOf(page, 'Harbour Drainage', 'Trades & Services')).toEqual({ type: 'Plumber', word: null })
})

test('the word is the site’s own, accents and all', () => {
  expect(ownTradeOf(home('<title>CAFÉ Lume, Fitzroy</title>'), null, 'Hospitality & Food Services')).toEqual({
    type: 'CafeOrCoffeeShop',
    word: 'Café',
  })
})

test('where the home page is silent, no trade is certain', () => {
  expect(ownTradeOf(home('<title>Welcome</title><h1>Feel better</h1>'), 'Ash', 'Health & Wellness')).toBeNull()
})

test('a trade in a heading is not that of a business whose name has another', () => {
  const page = home('<title>Still Hands Massage</title><h1>Find me in the day spa of the Grand</h1>')
  expect(ownTradeOf(page, 'Still Hands Massage', 'Health & Wellness')).toBeNull()
  expect(ownTradeOf(page, 'Still Hands Massage', 'Beauty & Personal Care')).toBeNull()
})
