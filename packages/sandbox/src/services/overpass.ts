import { html, json, type Answer, type Request } from '../http/router.ts'
import type { OsmElement } from './outside.ts'
import type { OutsideWorld } from './outside-world.ts'
import { OverpassSyntaxError, readOverpassQuery, type OverpassQuery } from './overpass-query.ts'
import type { Service } from './service.ts'

/** The Overpass API, for Overpass QL queries with JSON output. https://wiki.openstreetmap.org/wiki/Overpass_API */
export function overpass(world: OutsideWorld): Service {
  const handle = (request: Request) => interpret(queryOf(request), world)
  return {
    name: 'overpass',
    routes: [
      { method: 'POST', path: '/api/interpreter', handle },
      { method: 'GET', path: '/api/interpreter', handle },
    ],
    faults: {
      'rate-limited': () =>
        htmlError(429, `${dispatcher}rate_limited. Please check /api/status for the quota of your IP address.`),
      'server-error': () =>
        htmlError(504, `${dispatcher}timeout. The server is probably too busy to handle your request.`),
    },
  }
}

const dispatcher = 'runtime error: open64: 0 Success /osm3s_osm_base Dispatcher_Client::request_read_and_idx::'

function queryOf({ method, url, body }: Request): string {
  if (method === 'GET') return url.searchParams.get('data') ?? ''
  return new URLSearchParams(body).get('data') ?? body
}

function interpret(source: string, world: OutsideWorld): Answer {
  const queries = readOrRefuse(source)
  if ('status' in queries) return queries
  return json(200, {
    version: 0.6,
    generator: 'Overpass API 0.7.62.8 e802775f',
    osm3s: {
      timestamp_osm_base: `${new Date().toISOString().slice(0, 19)}Z`,
      copyright:
        'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
    },
    elements: queries.flatMap((query) =>
      world
        .osm()
        .filter(query.wants)
        .slice(0, query.limit)
        .map((element) => shown(element, query)),
    ),
  })
}

function readOrRefuse(source: string): OverpassQuery[] | Answer {
  try {
    return readOverpassQuery(source)
  } catch (error) {
    if (error instanceof OverpassSyntaxError) return htmlError(400, `line 1: ${error.message}`)
    return json(501, { error: String(error) })
  }
}

function shown({ type, id, lat, lon, tags }: OsmElement, { verbosity, center }: OverpassQuery) {
  const placed = verbosity === 'skel' || verbosity === 'body'
  return {
    type,
    id,
    ...(type === 'node' && placed && { lat, lon }),
    ...(type === 'way' && center && { center: { lat, lon } }),
    ...((verbosity === 'body' || verbosity === 'tags') && { tags }),
  }
}

function htmlError(status: number, message: string): Answer {
  const page = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"
    "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">
<head>
  <meta http-equiv="content-type" content="text/html; charset=utf-8" lang="en"/>
  <title>OSM3S Response</title>
</head>
<body>

<p>The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.</p>
<p><strong style="color:#FF0000">Error</strong>: ${message} </p>

</body>
</html>
`
  return html(status, page)
}
