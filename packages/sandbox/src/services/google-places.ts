import { json, type Answer, type Request } from '../http/router.ts'
import { masked, type FieldTree } from './field-mask.ts'
import {
  checkGoogleKey,
  fieldsIn,
  googleError,
  invalidArgument,
  missingKey,
  quotaExceeded,
  serviceDisabled,
  unavailable,
  type Quota,
} from './google-errors.ts'
import { googlePlace } from './google-place.ts'
import type { OutsideWorld } from './outside-world.ts'
import { placeFields } from './place-fields.ts'
import { searchText } from './place-search.ts'
import { Refusal, type Service } from './service.ts'

const host = 'places.googleapis.com'

/** Places API (New): text search and details. https://developers.google.com/maps/documentation/places/web-service */
export function googlePlaces(world: OutsideWorld): Service {
  const method = (name: string) => `google.maps.places.v1.Places.${name}`
  return {
    name: 'google-places',
    routes: [
      {
        method: 'POST',
        path: '/v1/places:searchText',
        handle: (request) =>
          answer(request, method('SearchText'), searchFields, () => searchText(request.body, world.places())),
      },
      {
        method: 'GET',
        path: '/v1/places/:id',
        handle: (request) =>
          answer(request, method('GetPlace'), placeFields, () => details(request.params['id'] ?? '', world)),
      },
    ],
    faults: {
      'rate-limited': (request) => quotaExceeded(quotaOf(request, 'minute')),
      quota: (request) => quotaExceeded(quotaOf(request, 'day')),
      denied: () => serviceDisabled(host, 'Places API (New)'),
      'server-error': () => unavailable(),
    },
  }
}

const searchFields: FieldTree = {
  places: placeFields,
  contextualContents: true,
  nextPageToken: true,
  routingSummaries: true,
  searchUri: true,
}

/** Checks the key first, then the field mask, then the request itself. */
function answer(request: Request, method: string, known: FieldTree, find: () => object): Answer {
  checkGoogleKey(request, host, () => missingKey(host, method))
  const wanted = wantedFields(request, known)
  return json(200, masked(find(), wanted))
}

function wantedFields({ headers, url }: Request, known: FieldTree): FieldTree | true {
  const mask = headers['x-goog-fieldmask'] ?? url.searchParams.get('$fields') ?? url.searchParams.get('fields')
  if (!mask) throw new Refusal(invalidArgument(noFieldMask))
  return fieldsIn(String(mask), known)
}

const noFieldMask =
  "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it. As an example, you can set the header 'X-Goog-FieldMask' to value 'places.displayName', 'places.id' to ask for the display name and the place id of a place. You can also set the value to '*' in manual testing to get all the available response fields."

function details(id: string, world: OutsideWorld): object {
  const found = world.places().find((place) => place.id === id)
  if (found) return googlePlace(found, new Date())
  const message =
    'The Place ID is no longer valid. Please refresh cached Place IDs as per https://developers.google.com/maps/documentation/places/web-service/place-id#save-id'
  throw new Refusal(
    id.startsWith('ChIJ') ? googleError(404, 'NOT_FOUND', message) : invalidArgument(`Not a valid Place ID: ${id}`),
  )
}

function quotaOf({ method }: Request, per: 'minute' | 'day'): Quota {
  const metric = method === 'POST' ? 'SearchTextRequest' : 'GetPlaceRequest'
  const [name, unit, value] =
    per === 'minute' ? ['Minute', '1/min/{project}', '600'] : ['Day', '1/d/{project}', '75000']
  return {
    service: host,
    metric: { title: metric, name: metric },
    limit: { title: `${metric} per ${per}`, name: `${metric}Per${name}PerProject`, value },
    unit,
  }
}
