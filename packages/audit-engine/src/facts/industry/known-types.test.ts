import { industries } from '@findable/contracts'
import { describe, expect, it } from 'vitest'
import { industryOfOsmTags } from './osm-tags.ts'
import { industryOfPlaceTypes } from './place-types.ts'

describe('OpenStreetMap tags', () => {
  it.each([
    [{ craft: 'builder' }, 'Building & Construction'],
    [{ craft: 'roofer' }, 'Building & Construction'],
    [{ craft: 'electrician', shop: 'trade' }, 'Trades & Services'],
    [{ craft: 'gardener' }, 'Trades & Services'],
    [{ office: 'lawyer' }, 'Professional Services'],
    [{ office: 'surveyor' }, 'Professional Services'],
    [{ amenity: 'doctors' }, 'Health & Wellness'],
    [{ healthcare: 'podiatrist' }, 'Health & Wellness'],
    [{ tourism: 'hotel', amenity: 'bar' }, 'Hospitality & Food Services'],
    [{ shop: 'shoes' }, 'Retail & E-Commerce'],
    [{ shop: 'car_repair;tyres' }, 'Transport, Logistics & Auto Services'],
    [{ office: 'courier' }, 'Transport, Logistics & Auto Services'],
    [{ amenity: 'driving_school' }, 'Education & Training'],
    [{ shop: 'hairdresser' }, 'Beauty & Personal Care'],
    [{ amenity: 'events_venue' }, 'Entertainment & Events'],
    [{ office: 'it', shop: 'electronics' }, 'Technology'],
    [{ shop: 'computer' }, 'Technology'],
    [{ office: 'property_management' }, 'Real Estate & Property'],
    [{ office: 'tax_advisor' }, 'Finance & Insurance'],
    [{ man_made: 'works' }, 'Manufacturing & Production'],
    [{ craft: 'metal_construction' }, 'Manufacturing & Production'],
    [{ office: 'charity' }, 'Non-Profit & Charity'],
    [{ office: 'employment_agency' }, 'Recruitment & Staffing'],
  ])('%o speak for %s', (tags, industry) => {
    expect(industryOfOsmTags(tags as Record<string, string>)).toBe(industry)
  })

  it.each([{}, { shop: 'vacant' }, { shop: 'no' }, { office: 'company' }, { building: 'yes' }, { name: 'Shop' }])(
    '%o leave it open',
    (tags) => {
      expect(industryOfOsmTags(tags as Record<string, string>)).toBeNull()
    },
  )

  it('are not taken from what every object has', () => {
    expect(industryOfOsmTags(Object.create({ shop: 'shoes' }) as Record<string, string>)).toBeNull()
  })
})

describe('Google place types', () => {
  it.each([
    [['roofing_contractor', 'general_contractor'], 'Building & Construction'],
    [['plumber', 'point_of_interest', 'establishment'], 'Trades & Services'],
    [['lawyer'], 'Professional Services'],
    [['physiotherapist', 'health'], 'Health & Wellness'],
    [['store', 'health', 'pharmacy'], 'Health & Wellness'],
    [['thai_restaurant', 'food'], 'Hospitality & Food Services'],
    [['lodging'], 'Hospitality & Food Services'],
    [['shoe_store', 'store'], 'Retail & E-Commerce'],
    [['store', 'point_of_interest'], 'Retail & E-Commerce'],
    [['auto_parts_store', 'store'], 'Transport, Logistics & Auto Services'],
    [['moving_company'], 'Transport, Logistics & Auto Services'],
    [['preschool', 'school'], 'Education & Training'],
    [['spa', 'beauty_salon', 'health'], 'Beauty & Personal Care'],
    [['bowling_alley', 'bar'], 'Entertainment & Events'],
    [['telecommunications_service_provider'], 'Technology'],
    [['real_estate_agency'], 'Real Estate & Property'],
    [['accounting', 'finance'], 'Finance & Insurance'],
    [['manufacturer', 'supplier'], 'Manufacturing & Production'],
    [['church'], 'Non-Profit & Charity'],
    [['employment_agency'], 'Recruitment & Staffing'],
  ])('%o speak for %s', (types, industry) => {
    expect(industries).toContain(industry)
    expect(industryOfPlaceTypes(types)).toBe(industry)
  })

  it.each([[[]], [['point_of_interest', 'establishment']], [['constructor', 'sublocality']]])(
    '%o leave it open',
    (types) => {
      expect(industryOfPlaceTypes(types)).toBeNull()
    },
  )
})
