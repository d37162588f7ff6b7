import { readFieldMask, type FieldTree } from './field-mask.ts'
import { json, type Answer, type Request } from '../http/router.ts'
import { Refusal, serviceKey } from './service.ts'

/** The body of every error from a Google API: https://cloud.google.com/apis/design/errors */
export function googleError(code: number, status: string, message: string, details: object[] = []): Answer {
  return json(code, { error: { code, message, status, ...(details.length > 0 && { details }) } })
}

export function invalidArgument(message: string, violations: { field: string; description: string }[] = []): Answer {
  const badRequest = { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: violations }
  return googleError(400, 'INVALID_ARGUMENT', message, violations.length > 0 ? [badRequest] : [])
}

/** The fields named by a mask; refuses the request when one of them does not exist. */
export function fieldsIn(mask: string, known: FieldTree): FieldTree | true {
  const read = readFieldMask(mask, known)
  if ('wanted' in read) return read.wanted
  const description = `Error expanding 'fields' parameter. Cannot find matching fields for path '${read.unknown}'.`
  throw new Refusal(invalidArgument('Request contains an invalid argument.', [{ field: mask, description }]))
}

/**
 * Refuses a request with a wrong key, whether in the header or the address; answers `withoutKey` when there is none.
 */
export function checkGoogleKey({ headers, url }: Request, service: string, withoutKey: () => Answer): void {
  const key = headers['x-goog-api-key'] ?? url.searchParams.get('key')
  if (key === null) throw new Refusal(withoutKey())
  if (key !== serviceKey) throw new Refusal(invalidKey(service))
}

function invalidKey(service: string): Answer {
  return googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    errorInfo('API_KEY_INVALID', { service }),
    {
      '@type': 'type.googleapis.com/google.rpc.LocalizedMessage',
      locale: 'en-US',
      message: 'API key not valid. Please pass a valid API key.',
    },
  ])
}

export function missingKey(service: string, method: string): Answer {
  const message =
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API."
  return googleError(403, 'PERMISSION_DENIED', message, [errorInfo('CREDENTIALS_MISSING', { service, method })])
}

const project = '100000000000'

/** The API is not enabled for the key's project. */
export function serviceDisabled(service: string, title: string): Answer {
  const activation = `https://console.developers.google.com/apis/api/${service}/overview?project=${project}`
  const message = `${title} has not been used in project ${project} before or it is disabled. Enable it by visiting ${activation} then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.`
  return googleError(403, 'PERMISSION_DENIED', message, [
    errorInfo('SERVICE_DISABLED', {
      activationUrl: activation,
      consumer: `projects/${project}`,
      service,
      serviceTitle: title,
    }),
    help('Google developers console API activation', activation),
  ])
}

export interface Quota {
  service: string
  /** What is counted: its name for people, and its name in the metadata. */
  metric: { title: string; name: string }
  limit: { title: string; name: string; value: string }
  /** In Google's notation, such as `1/min/{project}`. */
  unit: string
  /** The project over its quota; by default that of the key. */
  consumer?: string
}

export function quotaMessage({ service, metric, limit, consumer = project }: Quota): string {
  return `Quota exceeded for quota metric '${metric.title}' and limit '${limit.title}' of service '${service}' for consumer 'project_number:${consumer}'.`
}

export function quotaDetails({ service, metric, limit, unit, consumer = project }: Quota): object[] {
  return [
    errorInfo('RATE_LIMIT_EXCEEDED', {
      service,
      consumer: `projects/${consumer}`,
      quota_location: 'global',
      quota_metric: `${service}/${metric.name}`,
      quota_limit: limit.name,
      quota_limit_value: limit.value,
      quota_unit: unit,
    }),
    help('Request a higher quota limit.', 'https://cloud.google.com/docs/quotas/help/request_increase'),
  ]
}

export function quotaExceeded(quota: Quota): Answer {
  return googleError(429, 'RESOURCE_EXHAUSTED', quotaMessage(quota), quotaDetails(quota))
}

export function unavailable(): Answer {
  return googleError(503, 'UNAVAILABLE', 'The service is currently unavailable.')
}

function errorInfo(reason: string, metadata: Record<string, string>) {
  return { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com', metadata }
}

function help(description: string, url: string) {
  return { '@type': 'type.googleapis.com/google.rpc.Help', links: [{ description, url }] }
}
